import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CHECK_LENGTH, checkLetters } from '../../base/fingerprint.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import { anyTravelled, tenDeals, travelled } from '../../game/wire/games.fixture.ts'
import { linkOf, partsOf } from '../../game/wire/link.ts'
import { forgetParts, receive } from './receive.ts'

const inLink = (log: GameLog) => linkOf(log)!
const SEED = 15_02
/** What a code has for a link, less a usual address. */
const ROOM = 490

const BY_CARDS = tenDeals('cards')
const LOG = travelled(BY_CARDS)
const LINKS = [inLink(LOG), inLink(travelled(tenDeals('points')))] as const
/** Three and two parts. */
const [PARTS, OTHERS] = [partsOf(LINKS[0], 800), partsOf(LINKS[1], 800)]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  forgetParts()
  return () => vi.unstubAllGlobals()
})

const partsRead = (read: number, missing: readonly number[], isOther = false) => ({
  ok: true,
  value: { type: 'parts', read, missing, isOther },
})

describe('a game in several codes', () => {
  it('takes five codes at most for ten deals of four players', () => {
    const codes = LINKS.map((link) => partsOf(link, ROOM))
    expect(codes.map(({ length }) => length)).toEqual([5, 3])
    for (const part of codes.flat()) expect(part.length).toBeLessThanOrEqual(ROOM)
    expect([PARTS.length, OTHERS.length]).toEqual([3, 2])
  })

  it('stays one link where it fits one code', () => {
    expect(partsOf('g4-AAAA', ROOM)).toEqual(['g4-AAAA'])
  })

  it('arrives whole through parts in any order, with some read twice', () => {
    const case_ = fc.record({
      log: anyTravelled([BY_CARDS]),
      room: fc.integer({ min: 130, max: 300 }),
      seed: fc.nat(),
    })
    fc.assert(
      fc.property(case_, fc.infiniteStream(fc.nat()), ({ log, room }, draws) => {
        forgetParts()
        const left = [...partsOf(inLink(log), room)]
        const done: string[] = []
        while (left.length > 0) {
          const [draw = 0] = draws.take(1)
          done.push(...left.splice(draw % left.length, 1))
          const received = receive(`https://host/receive#${done.at(-1)}`)
          const again = left.length > 0 ? receive(done[draw % done.length]!) : received
          if (left.length === 0) expect(received).toMatchObject({ ok: true, value: { type: 'game', log } })
          else expect(again).toMatchObject({ value: { type: 'parts', read: done.length } })
        }
      }),
      { seed: SEED, numRuns: 8 },
    )
  })

  it('says which codes are missing', () => {
    expect(receive(PARTS[2]!)).toEqual(partsRead(1, [1, 2]))
    expect(receive(PARTS[0]!)).toEqual(partsRead(2, [2]))
    expect(receive(PARTS[0]!)).toEqual(partsRead(2, [2]))
    expect(receive(PARTS[1]!)).toMatchObject({ value: { type: 'game', log: LOG } })
  })

  it('is not mixed with another game that is read between its codes', () => {
    receive(PARTS[0]!)
    expect(receive(OTHERS[1]!)).toEqual(partsRead(1, [1], true))
    expect(receive(PARTS[1]!)).toEqual(partsRead(2, [3], true))
    expect(receive(PARTS[2]!)).toMatchObject({ value: { type: 'game', log: LOG } })
    expect(receive(OTHERS[0]!)).toMatchObject({ value: { type: 'game' } })
  })

  it('begins again once it was taken or left', () => {
    receive(PARTS[0]!)
    forgetParts()
    expect(receive(PARTS[1]!)).toEqual(partsRead(1, [1, 3]))
  })

  it('arrives in a browser that keeps nothing, and past notes that are none of ours', () => {
    localStorage.setItem('fifteen-two:parts', '[1, null, "g4.1.1-A"]')
    expect(receive(PARTS[0]!)).toMatchObject({ value: { read: 1 } })
    vi.stubGlobal('localStorage', undefined)
    for (const part of PARTS) receive(part)
    expect(receive(PARTS[1]!)).toMatchObject({ value: { type: 'game' } })
  })

  it.each(['.0.2', '.3.2', '.1.0', '.01.2', '.1.101', '.1.999', '.101.101'])(
    'is refused as a part that no game has: %s',
    (place) => {
      const rest = PARTS[0]!.split('-').slice(1).join('-').slice(CHECK_LENGTH)
      const part = `g4${place}-${checkLetters(place + rest)}${rest}`
      expect(receive(part)).toEqual({ ok: false, error: 'damaged' })
      expect(receive(PARTS[1]!)).toEqual(partsRead(1, [1, 3]))
    },
  )

  it('is not taken for a whole link, nor with a letter changed, swapped or lost', () => {
    for (const part of PARTS.slice(0, 2)) {
      for (const at of [...part].keys()) {
        const [before, letter, after] = [part.slice(0, at), part[at]!, part.slice(at + 1)]
        for (const other of [before + after, before + after.slice(0, 1) + letter + after.slice(1)]) {
          if (other !== part) expect(receive(other).ok, other).toBe(false)
        }
        for (const other of [...'A0z-_.1239'].filter((sign) => sign !== letter)) {
          expect(receive(before + other + after).ok, `${at}: ${other}`).toBe(false)
        }
      }
    }
  })
})
