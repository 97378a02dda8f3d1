import { deflateRawSync, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it, test, vi } from 'vitest'
import { CHECK_LENGTH, checkLetters } from '../../base/fingerprint.ts'
import { EMPTY_DRAFT } from '../../game/record/draft.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import { openLog, pegBy, taps } from '../../game/record/log.fixture.ts'
import { replay } from '../../game/record/replay.ts'
import { hasGame, linkOf, readLink, shortLinkOf } from './hand-over-link.ts'

const SEED = 15_02
const WELL = btoa('['.repeat(100_000)).replaceAll('=', '')
const SOME_LETTERS = 'AQgw059-_z'

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
    [`#g1p-${checkLetters('e30')}e30`, 'damaged', 'an empty object'],
    [`#g1p-${checkLetters(WELL)}${WELL}`, 'damaged', 'a well of brackets'],
  ])('%#. no game where there is none', async (text, why) => {
    expect(await readLink(text)).toEqual({ ok: false, error: why })
  })

  const FORMS = [
    ['link', linkOf],
    ['square of dots', shortLinkOf],
    ['link of a browser that cannot pack', plainLinkOf],
  ] as const

  test.each(FORMS)(
    'with one letter changed anywhere is refused, or brings the same game: %s',
    async (_, made) => {
      const link = await made(LOG)
      const others: string[] = []
      for (const [at, letter] of [...link].entries()) {
        const [before, after] = [link.slice(0, at), link.slice(at + 1)]
        others.push(...[...SOME_LETTERS].map((other) => before + other + after), before + after)
        others.push(before + after.slice(0, 1) + letter + after.slice(1))
      }
      expect(others.length).toBeGreaterThan(3_000)
      for (const other of others) {
        const read = await readLink(other)
        if (read.ok) expect(read.value, other).toEqual(LOG)
      }
    },
  )

  async function plainLinkOf(log: GameLog): Promise<string> {
    vi.stubGlobal('CompressionStream', undefined)
    try {
      return await linkOf(log)
    } finally {
      vi.unstubAllGlobals()
    }
  }

  it('with anything at all where its rules stand is refused or can be played', async () => {
    const [, letters = ''] = (await shortLinkOf(LOG)).split('g1s-')
    const game = inflateRawSync(Buffer.from(letters.slice(CHECK_LENGTH), 'base64url')).toString()
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
        const packed = deflateRawSync(other).toString('base64url')
        const read = await readLink(`g1s-${checkLetters(packed)}${packed}`)
        if (read.ok) expect(replay(read.value.rows)).toBeDefined()
      }),
      { seed: SEED, numRuns: 300 },
    )
  }, 60_000)

  it('made of anything at all never throws', async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json().map((json) => `g1p-${checked(Buffer.from(json))}`),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => `#g1z-${checked(bytes)}`),
    )
    const checked = (bytes: Uint8Array) => {
      const letters = Buffer.from(bytes).toString('base64url')
      return `${checkLetters(letters)}${letters}`
    }
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        expect((await readLink(text)).ok).toBe(false)
      }),
      { seed: SEED, numRuns: 300 },
    )
  }, 60_000)
})
