import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkLetters } from '../../base/fingerprint.ts'
import { EMPTY_DRAFT } from '../../game/record/draft.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import { openLog, pegBy, taps } from '../../game/record/log.fixture.ts'
import { playRecorded } from '../../game/record/recorded.fixture.ts'
import { replay } from '../../game/record/replay.ts'
import { compactLog, hasGame, linkOf, readLink, shortLinkOf } from './game-link.ts'
import { anyTravelled, tenDeals, travelled } from './games.fixture.ts'
import { pack } from './pack.ts'

const SEED = 15_02
const SOME_LETTERS = 'AQgw059-_z'

const { rows } = taps(openLog({ dealer: 0 }), { type: 'turn-starter', card: 'JH' }, pegBy(1, 2, 'fifteen'))
const LOG: GameLog = {
  gameId: 'g1',
  rows,
  draft: { gameId: 'g1', headSeq: 4, draft: { ...EMPTY_DRAFT, hands: [{ of: 1, cards: ['5H', '6H'] }] } },
}

const FOLDER = new URL('../../../cases/recorded/', import.meta.url)
const RECORDED = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => playRecorded(readFileSync(new URL(name, FOLDER), 'utf8')).log)
const GAMES = [...RECORDED, tenDeals('cards'), tenDeals('points')]

/** A link to these bytes, with the right check. */
function linkTo(bytes: Uint8Array): string {
  const letters = Buffer.from(bytes).toString('base64url')
  return `g2-${checkLetters(letters)}${letters}`
}

describe('a game in a link', () => {
  it('comes out as it went in, with the half-tapped hand', () => {
    const link = linkOf(LOG)
    expect(link).toMatch(/^g2-[A-Za-z0-9_-]+$/)
    expect(readLink(link)).toEqual({ ok: true, value: LOG })
  })

  it('is short enough for a code, and says the same', () => {
    const link = shortLinkOf(LOG)
    expect(link.length).toBeLessThan(150)
    expect(readLink(link)).toEqual({ ok: true, value: LOG })
  })

  it('is found in a whole address and in a message around it', () => {
    const link = linkOf(LOG)
    for (const text of [
      `https://host/app/receive#${link}`,
      `Here is our game:\nhttps://host/#${link}\nBob`,
    ]) {
      expect(hasGame(text)).toBe(true)
      expect(readLink(text).ok).toBe(true)
    }
  })

  test.each([
    ['', 'no-game', 'nothing'],
    ['https://host/count?hand=5H5SJD5D', 'no-game', 'another link'],
    ['#g1z-AAAA', 'no-game', 'a link from before the first release'],
    ['#g3.1-AAAA', 'newer', 'a link of a later release'],
    ['#g2-AAAA', 'damaged', 'nothing packed'],
    ['#g2.1.2-AAAA', 'damaged', 'a part'],
    [linkTo(pack({})), 'damaged', 'an empty object'],
    [linkTo(pack(Array.from({ length: 20 }).reduce((inner) => [inner], []))), 'damaged', 'a well of lists'],
    [linkTo(Uint8Array.of(0, 0, 0)), 'damaged', 'zeros'],
    [linkTo(Uint8Array.of(255, 255, 255)), 'damaged', 'ones'],
  ])('%#. no game where there is none', (text, why) => {
    expect(readLink(text)).toEqual({ ok: false, error: why })
  })

  test.each([
    ['link', linkOf],
    ['code', shortLinkOf],
  ])('with one letter changed anywhere is refused, or brings the same game: %s', (_, made) => {
    const link = made(LOG)
    const others: string[] = []
    for (const [at, letter] of [...link].entries()) {
      const [before, after] = [link.slice(0, at), link.slice(at + 1)]
      others.push(...[...SOME_LETTERS].map((other) => before + other + after), before + after)
      others.push(before + after.slice(0, 1) + letter + after.slice(1))
    }
    expect(others.length).toBeGreaterThan(700)
    for (const other of others.filter((one) => one !== link)) {
      const read = readLink(other)
      if (read.ok) expect(read.value, other).toEqual(LOG)
    }
  })

  it('comes out as it went in, whatever was played and undone, on one phone or several', () => {
    fc.assert(
      fc.property(anyTravelled(GAMES), (log) => {
        for (const link of [linkOf(log), shortLinkOf(log)]) {
          expect(readLink(link)).toEqual({ ok: true, value: log })
        }
      }),
      { seed: SEED, numRuns: 15 },
    )
  })

  it('takes four bytes for an entry of a long game, and six for one of a short game', () => {
    for (const log of GAMES) {
      const bytes = (shortLinkOf(travelled(log)).length * 3) / 4 / log.rows.length
      expect(bytes).toBeLessThan(log.rows.length > 120 ? 5 : 7)
    }
  })

  it('with a name of more letters than are taken is refused', () => {
    const written = JSON.parse(JSON.stringify(compactLog(LOG)))
    written.rows[0][1].players[0] = 'x'.repeat(30_000)
    expect(readLink(linkTo(pack(written)))).toEqual({ ok: false, error: 'damaged' })
  })

  it('with anything at all in place of its rules is refused or can be played', () => {
    const written = JSON.parse(JSON.stringify(compactLog(LOG)))
    const rules = fc.oneof(
      fc.jsonValue(),
      fc.tuple(fc.constant('six-card-121'), fc.string(), fc.jsonValue()),
      fc.dictionary(fc.constantFrom('sideOfSeat', 'target', 'deal', '__proto__', 'play'), fc.jsonValue()),
    )
    fc.assert(
      fc.property(rules, (junk) => {
        written.rows[0][1].rules = junk
        const read = readLink(linkTo(pack(written)))
        if (read.ok) expect(replay(read.value.rows)).toBeDefined()
      }),
      { seed: SEED, numRuns: 80 },
    )
  })

  it('made of anything at all never throws', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.jsonValue().map((value) => linkTo(pack(value))),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => `#${linkTo(bytes)}`),
    )
    fc.assert(
      fc.property(anything, (text) => {
        expect(readLink(text).ok).toBe(false)
      }),
      { seed: SEED, numRuns: 100 },
    )
  })
})
