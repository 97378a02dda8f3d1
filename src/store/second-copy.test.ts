import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { decodeLog, type GameLog } from '../game/record/game-log.ts'
import { memoryCaches } from './caches.fixture.ts'
import { OPENING, pegged } from './database.fixture.ts'
import { makeSecondCopy, type SecondCopy } from './second-copy.ts'

const SEED = 15_02

const copyOn = (caches: CacheStorage) => makeSecondCopy(() => caches.open('copies'))

/** A game of this many rows. */
function logOf(gameId: string, rows: number): GameLog {
  let all = OPENING
  while (all.length < rows) all = [...all, ...pegged(all, `tap ${all.length}`)]
  return { gameId, rows: all.map((row) => ({ ...row, gameId })) }
}

function withDraft(log: GameLog, cards: readonly ['5H'] | readonly ['6H']): GameLog {
  const headSeq = log.rows.length
  return { ...log, draft: { gameId: log.gameId, headSeq, draft: { cuts: [], hands: [{ of: 1, cards }] } } }
}

/** What would be recovered now, by name. */
async function recovered(copy: SecondCopy): Promise<ReadonlyMap<string, GameLog>> {
  const games = new Map<string, GameLog>()
  for await (const copies of copy.games()) {
    const [log] = (copies ?? []).map(decodeLog).flatMap((one) => (one.ok ? [one.value] : []))
    if (log) games.set(log.gameId, log)
  }
  return games
}

/** Looks at what the browser would find if it were killed during a write: what is being written is missing. */
async function atEachWrite(
  caches: ReturnType<typeof memoryCaches>,
  look: (found: CacheStorage) => Promise<void>,
) {
  const cache = await caches.open('copies')
  const { put } = cache
  const writing = vi.spyOn(cache, 'put').mockImplementation(async (key, response) => {
    await cache.delete(key)
    await look(caches.afterDeath())
    await put(key, response)
  })
  return () => writing.mock.calls.length
}

describe('the second copy', () => {
  it('takes one write for a tap, and one more when another game is played', async () => {
    const caches = memoryCaches()
    const writes = await atEachWrite(caches, async () => {})
    const copy = copyOn(caches)
    const seen: number[] = []
    for (const [game, rows] of [
      ['a', 2],
      ['a', 3],
      ['a', 4],
      ['b', 2],
      ['b', 3],
      ['a', 5],
    ] as const) {
      const before = writes()
      expect(await copy.save(logOf(game, rows))).toBe(true)
      seen.push(writes() - before)
    }
    expect(seen).toEqual([2, 1, 1, 2, 1, 2])
  })

  it('writes nothing that is there already, nor an older state over a newer one', async () => {
    const caches = memoryCaches()
    const copy = copyOn(caches)
    await copy.save(logOf('a', 5))
    const writes = await atEachWrite(caches, async () => {})
    await copy.save(logOf('a', 5))
    await copyOn(caches).save(logOf('a', 4))
    expect(writes()).toBe(0)
    expect((await recovered(copy)).get('a')).toEqual(logOf('a', 5))
  })

  it('keeps the newer of two states that come at once, whichever comes first', async () => {
    const caches = memoryCaches()
    const copy = copyOn(caches)
    await copy.save(logOf('a', 3))
    await Promise.all([copy.save(logOf('a', 5)), copy.save(logOf('a', 4))])
    expect((await recovered(copy)).get('a')).toEqual(logOf('a', 5))
  })

  it('holds the game as it was kept last, with its half-tapped hand or without', async () => {
    const caches = memoryCaches()
    const copy = copyOn(caches)
    const states = [
      logOf('a', 3),
      withDraft(logOf('a', 3), ['5H']),
      withDraft(logOf('a', 3), ['6H']),
      logOf('a', 3),
    ]
    for (const state of states) {
      await copy.save(state)
      expect((await recovered(copyOn(caches))).get('a')).toEqual(state)
    }
  })

  it('knows the two games that were copied last, and how far they had come', async () => {
    const caches = memoryCaches()
    const copy = copyOn(caches)
    expect(await copy.live()).toEqual([])
    await copy.save(logOf('a', 3))
    await copy.save(logOf('b', 2))
    await copy.save(logOf('c', 4))
    expect(await copyOn(caches).live()).toEqual([
      { gameId: 'c', headSeq: 4 },
      { gameId: 'b', headSeq: 2 },
    ])
    expect(await copy.remove('c')).toBe(true)
    expect((await copy.live())?.[0]).toEqual({ gameId: 'c', headSeq: 0 })
    expect([...(await recovered(copy)).keys()].sort()).toEqual(['a', 'b'])
  })

  it('knows its first game, though the browser was killed before that was written', async () => {
    const caches = memoryCaches()
    await copyOn(caches).save(logOf('a', 3))
    const cache = await caches.open('copies')
    await cache.delete('/second-copy/live/0')
    expect(await copyOn(caches).live()).toEqual([])
    await copyOn(caches).save(logOf('a', 3))
    expect(await copyOn(caches).live()).toEqual([{ gameId: 'a', headSeq: 3 }])
  })

  it('begins again where the cache was cleared while a game is played', async () => {
    const caches = memoryCaches()
    const copy = copyOn(caches)
    await copy.save(logOf('a', 3))
    const cache = await caches.open('copies')
    for (const { url } of await cache.keys()) await cache.delete(new URL(url).pathname)
    await copy.save(logOf('a', 4))
    expect(await copy.live()).toEqual([{ gameId: 'a', headSeq: 4 }])
  })

  it('writes for a tap of a long game only what is new', async () => {
    const caches = memoryCaches()
    const copy = copyOn(caches)
    await copy.save(logOf('a', 300))
    const cache = await caches.open('copies')
    const { put } = cache
    let written = 0
    vi.spyOn(cache, 'put').mockImplementation(async (key, response) => {
      written += (await response.clone().arrayBuffer()).byteLength
      await put(key, response)
    })
    const bytes: number[] = []
    for (let rows = 301; rows <= 340; rows++) {
      written = 0
      await copy.save(logOf('a', rows))
      bytes.push(written)

      expect((await recovered(copyOn(caches))).get('a')).toEqual(logOf('a', rows))
    }
    expect(bytes.filter((many) => many > 2_000)).toHaveLength(2)
  })

  it('copies a row that was damaged before, however far back', async () => {
    const caches = memoryCaches()
    const copy = copyOn(caches)
    const log = logOf('a', 40)
    await copy.save({ ...log, rows: log.rows.filter(({ seq }) => seq !== 7) })
    await copy.save(log)
    expect((await recovered(copyOn(caches))).get('a')).toEqual(log)
  })

  it('holds what is half tapped at any length, and none of what was', async () => {
    const caches = memoryCaches()
    const copy = copyOn(caches)
    for (const rows of [3, 4, 20, 21, 40, 41, 60]) {
      for (const state of [withDraft(logOf('a', rows), ['5H']), logOf('a', rows)].slice(
        rows % 20 === 0 ? 1 : 0,
      )) {
        await copy.save(state)
        expect((await recovered(copyOn(caches))).get('a')).toEqual(state)
      }
    }
    await copy.save(withDraft(logOf('a', 60), ['5H']))
    await copy.save(logOf('a', 90))
    await copy.save(logOf('a', 120))
    expect((await recovered(copyOn(caches))).get('a')).toEqual(logOf('a', 120))
    const long = withDraft(logOf('a', 150), ['6H'])
    await copy.save(long)
    expect((await recovered(copyOn(caches))).get('a')).toEqual(long)
    await copy.remove('a')
    const left = (await (await caches.open('copies')).keys()).map(({ url }) => url)
    expect(left.filter((url) => url.includes('/game/'))).toEqual([])
  })

  it('falls back on the whole copy before, with what was beside it', async () => {
    const caches = memoryCaches()
    const copy = copyOn(caches)
    const until = 20
    for (let rows = OPENING.length; rows <= until; rows++) await copy.save(logOf('a', rows))
    const cache = await caches.open('copies')
    const whole = (await cache.keys())
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => /game\/a\/\d$/.test(path))
    expect(whole).toHaveLength(2)
    await cache.put(whole[1]!, new Response('{"id":"a","rows":[[1,'))
    expect((await recovered(copyOn(caches))).get('a')?.rows.length).toBeGreaterThanOrEqual(18)
  })

  it('says when a copy failed, but not where there is no cache at all', async () => {
    const full = memoryCaches()
    vi.spyOn(await full.open(''), 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    expect(await copyOn(full).save(logOf('a', 2))).toBe(false)
    expect(await makeSecondCopy(undefined).save(logOf('a', 2))).toBe(true)
    expect(await makeSecondCopy(undefined).live()).toEqual([])
    const refused = makeSecondCopy(() => Promise.reject(new DOMException('no', 'SecurityError')))
    expect(await refused.live()).toBeUndefined()
    expect(await refused.remove('a')).toBe(false)
  })
})

it('whatever windows do in turn, a kill during any write leaves every game as it was last said to be copied', async () => {
  const operation = fc.record({
    window: fc.nat(1),
    game: fc.constantFrom('a', 'b', 'c'),
    what: fc.constantFrom('tap', 'tap', 'many', 'draft', 'open', 'reload'),
  })
  let writes = 0
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { maxLength: 40 }), async (operations) => {
      const caches = memoryCaches()
      const windows = [copyOn(caches), copyOn(caches)]
      const [heads, copied] = [new Map<string, number>(), new Map<string, number>()]
      const expectAll = async (found: CacheStorage) => {
        writes += 1
        const copy = copyOn(found)
        const games = await recovered(copy)
        for (const [game, head] of copied) expect(games.get(game)?.rows.length).toBeGreaterThanOrEqual(head)
        if (copied.size > 0) expect(await copy.live()).not.toEqual([])
      }
      await atEachWrite(caches, expectAll)
      for (const { window, game, what } of operations) {
        if (what === 'reload') windows[window] = copyOn(caches)
        const taps = what === 'many' ? 9 : what === 'tap' ? 1 : 0
        const head = (heads.get(game) ?? OPENING.length) + taps
        heads.set(game, head)
        const log = logOf(game, head)
        if (await windows[window]!.save(what === 'draft' ? withDraft(log, ['5H']) : log))
          copied.set(game, head)
      }
      await expectAll(caches)
    }),
    { seed: SEED, numRuns: 150 },
  )
  expect(writes).toBeGreaterThan(1_000)
})
