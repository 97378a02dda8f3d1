import { deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { EMPTY_DRAFT } from '../game/draft.ts'
import type { GameLog } from '../game/game-log.ts'
import { openLog, pegBy, taps } from '../game/log.fixture.ts'
import { replay } from '../game/replay.ts'
import { hasGame, linkOf, readLink, shortLinkOf } from './hand-over-link.ts'

const SEED = 15_02

const { rows } = taps(openLog({ dealer: 0 }), { type: 'turn-starter', card: 'JH' }, pegBy(1, 2, 'fifteen'))
const LOG: GameLog = {
  gameId: 'g1',
  rows,
  draft: { gameId: 'g1', headSeq: 4, draft: { ...EMPTY_DRAFT, hands: [{ of: 1, cards: ['5H', '6H'] }] } },
}

describe('a game in a link', () => {
  it('comes out as it went in, with the half-tapped hand', async () => {
    const link = await linkOf(LOG)
    expect(link).toMatch(/^g1z-[A-Za-z0-9_-]+$/)
    expect(await readLink(link)).toEqual({ ok: true, value: LOG })
  })

  it('is short enough for a square of dots, and says the same', async () => {
    const link = await shortLinkOf(LOG)
    expect(link.length).toBeLessThan(450)
    expect(await readLink(link)).toEqual({ ok: true, value: LOG })
  })

  it('is found in a whole address and in a message around it', async () => {
    const link = await linkOf(LOG)
    for (const text of [`https://host/app/take#${link}`, `Go on with it:\nhttps://host/#${link}\nBob`]) {
      expect(hasGame(text)).toBe(true)
      expect((await readLink(text)).ok).toBe(true)
    }
  })

  test.each([
    ['', 'no-game', 'nothing'],
    ['https://host/count?hand=5H5SJD5D', 'no-game', 'another link'],
    ['#g2z-AAAA', 'newer', 'a link of a later release'],
    ['#g1z-AAAA', 'damaged', 'nothing packed'],
    ['#g1p-e30', 'damaged', 'an empty object'],
    [`#g1p-${btoa('['.repeat(100_000))}`, 'damaged', 'a well of brackets'],
  ])('%#. no game where there is none', async (text, why) => {
    expect(await readLink(text)).toEqual({ ok: false, error: why })
  })

  test.each([
    ['link', linkOf],
    ['square of dots', shortLinkOf],
  ] as const)(
    'cut short or changed anywhere brings none, or one that can be played: %s',
    async (_, made) => {
      const link = await made(LOG)
      await fc.assert(
        fc.asyncProperty(
          fc.nat(link.length - 5),
          fc.constantFrom(...'Aa0_-'),
          fc.boolean(),
          async (at, sign, cut) => {
            const place = at + 4
            const read = await readLink(link.slice(0, place) + (cut ? '' : sign + link.slice(place + 1)))
            if (read.ok) expect(replay(read.value.rows)).toBeDefined()
            else expect(['no-game', 'newer', 'damaged']).toContain(read.error)
          },
        ),
        { seed: SEED, numRuns: 200 },
      )
    },
    60_000,
  )

  it('with anything at all where its rules stand is refused or can be played', async () => {
    const [, packed = ''] = (await shortLinkOf(LOG)).split('g1s-')
    const game = inflateRawSync(Buffer.from(packed, 'base64url')).toString()
    const [, preset = ''] = /"rules":(\["[^"]+","[^"]+",)/.exec(game) ?? []
    const but = fc.oneof(
      fc.dictionary(fc.constantFrom('sideOfSeat', 'target', 'deal', '__proto__', 'play'), fc.jsonValue()),
      fc.jsonValue(),
    )
    const rules = fc.oneof(
      fc.json(),
      but.map((junk) => `${preset}${JSON.stringify(junk)}]`),
    )
    await fc.assert(
      fc.asyncProperty(rules, async (junk) => {
        const other = game.replace(/"rules":\[[^\]]*\]/, () => `"rules":${junk}`)
        const read = await readLink(`g1s-${deflateRawSync(other).toString('base64url')}`)
        if (read.ok) expect(replay(read.value.rows)).toBeDefined()
      }),
      { seed: SEED, numRuns: 300 },
    )
  }, 60_000)

  it('made of anything at all never throws', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json().map((json) => `g1p-${Buffer.from(json).toString('base64url')}`),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => `#g1z-${Buffer.from(bytes).toString('base64url')}`),
    )
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        expect((await readLink(text)).ok).toBe(false)
      }),
      { seed: SEED, numRuns: 300 },
    )
  }, 60_000)
})
