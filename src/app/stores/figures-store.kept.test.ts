import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventually } from '../../base/eventually.fixture.ts'
import { makeObservable } from '../../base/observable.ts'
import { runs } from '../../base/runs.fixture.ts'
import type { Row } from '../../game/record/entry.ts'
import { summaryOf } from '../../game/record/game-summary.ts'
import { atTheShow, type Log, pegBy } from '../../game/record/log.fixture.ts'
import type { Renamed } from '../../game/record/player-names.ts'
import { playRandom, randomGame } from '../../game/record/random-games.fixture.ts'
import { memoryBuckets, monthsOn, newDisk, windowOn } from '../../store/database.fixture.ts'
import { makeKnownGames } from '../../store/known-games.ts'
import type { Finished } from '../../store/lists.ts'
import { deleteGame, undeleteGame } from '../../store/log.ts'
import { knownGames, makeFiguresStore } from './figures-store.ts'

const NAMES: Renamed[] = [[], [['Bob', 'Bert']], [['Ann', 'Cleo']], [['Ann', 'Bob']], [['Ann', 'Ann']]]
const KEYS = ['ann', 'bob', 'bert', 'cleo', 'dan', 'eve', 'fay']

/** A disk with games, and the app opened on it as often as wanted. */
async function device() {
  const disk = newDisk()
  const db = windowOn(disk)
  await db.dexie.open()
  return {
    disk,
    db,
    async keep(id: string, { rows, game }: Log, later = 0): Promise<void> {
      const own = rows.map((row, i): Row => {
        const { entry } = row
        const at = row.at + (i === rows.length - 1 ? later : 0)
        return {
          ...row,
          gameId: id,
          at,
          entry: entry.type === 'game-started' ? { ...entry, match: { id, index: 0 } } : entry,
        }
      })
      await db.entries.where('[gameId+seq]').between([id, 0], [id, 1e6]).delete()
      await db.entries.bulkPut(own)
      await db.games.put({ ...summaryOf(id, game, own.at(-1)?.at ?? 0), matchId: id, matchIndex: 0 })
    },
    /** What the pages show, and which logs were read for that. */
    async opened(known = knownGames({ indexedDB: disk }), renamed: Renamed = []) {
      const logs = new Set<string>()
      const window = windowOn(disk)
      window.entries.hook('reading', (row) => {
        logs.add((row as Row).gameId)
        return row
      })
      let isSaved = false
      const save = async (after?: Finished) => {
        await known.save(after)
        isSaved ||= after === undefined
      }
      const figures = makeFiguresStore({ db: window, known: { ...known, save } }, makeObservable({ renamed }))
      const leave = figures.subscribe(() => {})
      await eventually(() => expect(isSaved).toBe(true))
      leave()
      window.dexie.close()
      const { sum, of } = figures.getState()
      const shown = {
        of,
        sum: [...sum],
        feats: figures.feats(),
        misses: [undefined, 'Ann', 'Bob'].map(figures.missesIn),
        games: KEYS.map(figures.gamesOf),
        meetings: KEYS.map((key) => [...figures.meetingsOf(key)]),
      }
      return { shown, logs: [...logs].sort() }
    },
  }
}

/** Hands of 29 and 24, and then one of the two goes home. */
const wonBy = (side: 0 | 1) =>
  atTheShow(
    { scores: [40, 60], starter: '5C' },
    { type: 'count', of: 1, cards: ['5H', '5D', 'JC', '5S'] },
    { type: 'count', of: 0, cards: ['4H', '6H', '6D', '4D'] },
    pegBy(side, 60),
  )
const won = wonBy(1)

describe('what was found in a game is kept', () => {
  it('and is what a replay finds, after games were changed, deleted, restored and players renamed, too', async () => {
    const games = fc.array(randomGame({ withUndo: false }), { minLength: 2, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(games, fc.constantFrom(...NAMES), fc.nat(), async (list, renamed, which) => {
        const { db, keep, opened } = await device()
        const isReplayed = async () => {
          for (const names of [renamed, []])
            expect((await opened(undefined, names)).shown).toEqual(
              (await opened(makeKnownGames(), names)).shown,
            )
        }
        for (const [i, game] of list.entries()) await keep(`g${i}`, playRandom(game))
        await keep('won', won)
        await isReplayed()
        expect((await opened()).logs).toEqual([])
        const id = `g${which % list.length}`
        await keep(id, wonBy(0), 5_000)
        await isReplayed()
        const deleted = await deleteGame(db, 'won')
        await isReplayed()
        if (deleted.ok && deleted.value) await undeleteGame(db, deleted.value)
        await isReplayed()
      }),
      { seed: 41, numRuns: runs(8) },
    )
  })

  it('so that the next start reads only the logs that have changed', async () => {
    const { keep, opened } = await device()
    for (let i = 0; i < 60; i++) await keep(`g${i}`, won)
    expect((await opened()).logs).toHaveLength(60)
    expect((await opened()).logs).toEqual([])
    await keep('g7', wonBy(0), 5_000)
    await keep('new', won)
    const { shown, logs } = await opened()
    expect(logs).toEqual(['g7', 'new'])
    expect(shown.sum).toMatchObject([
      ['ann', { games: 61, won: 1 }],
      ['bob', { games: 61, won: 60 }],
    ])
  })

  it('but not where a row of its log could not be read, which may be repaired', async () => {
    const { db, keep, opened } = await device()
    await keep('g1', won)
    await db.entries.put({ gameId: 'g1', seq: 2 } as Row)
    await opened()
    await keep('g1', won)
    expect((await opened()).logs).toEqual(['g1'])
  })

  it('until the game is deleted', async () => {
    const { disk, db, keep, opened } = await device()
    await keep('g1', won)
    await opened()
    await db.games.delete('g1')
    await opened()
    expect(JSON.stringify(await monthsOn(disk).table('months').toArray())).not.toContain('g1')
  })
})

describe('what is kept is passed over', () => {
  it('where another build has found it', async () => {
    const { disk, keep, opened } = await device()
    await keep('g1', won)
    const builtAs = (build: string) =>
      makeKnownGames<never>({ build, isKept: () => true, options: { indexedDB: disk } })
    await opened(builtAs('old'))
    expect((await opened(builtAs('new'))).logs).toEqual(['g1'])
    expect((await opened(builtAs('new'))).logs).toEqual([])
  })

  it.each<[string, (stored: { games: string }) => unknown]>([
    ['no JSON', (stored) => ({ ...stored, games: stored.games.slice(1) })],
    ['no games', (stored) => ({ ...stored, games: '[null]' })],
    ['nothing found', (stored) => ({ ...stored, games: stored.games.replace('"game":{', '"game":7,"x":{') })],
    ['a number', () => 5],
  ])('where it is damaged: %s', async (_, damage) => {
    const { disk, keep, opened } = await device()
    await keep('g1', won)
    const { shown } = await opened()
    const months = monthsOn(disk).table('months')
    const [key] = await months.toCollection().primaryKeys()
    await months.put(damage(await months.get(Number(key))), key)
    const again = await opened()
    expect(again.logs).toEqual(['g1'])
    expect(again.shown).toEqual(shown)
    expect((await opened()).logs).toEqual([])
  })

  it.each<[string, Partial<IDBFactory>]>([
    [
      'refuses',
      {
        open: () => {
          throw new DOMException('no', 'QuotaExceededError')
        },
      },
    ],
    ['does not answer', { open: () => ({ addEventListener() {} }) as unknown as IDBOpenDBRequest }],
  ])('where its database %s', async (_, factory) => {
    const { disk, keep, opened } = await device()
    await keep('g1', won)
    const broken = { ...factory, cmp: disk.cmp.bind(disk) } as IDBFactory
    const { shown, logs } = await opened(knownGames({ indexedDB: broken }))
    expect(logs).toEqual(['g1'])
    expect(shown.of).toBe(1)
  })

  it('where a bucket of its own cannot be opened', async () => {
    const { keep, opened } = await device()
    await keep('g1', won)
    const buckets = memoryBuckets()
    const inBucket = () => opened(knownGames({ buckets }))
    expect((await inBucket()).logs).toEqual(['g1'])
    expect((await inBucket()).logs).toEqual([])
    buckets.set('refused')
    expect((await inBucket()).logs).toEqual(['g1'])
  })

  it('where a newer release has changed it', async () => {
    const { disk, keep, opened } = await device()
    await keep('g1', won)
    const newer = monthsOn(disk, 2)
    await newer.open()
    newer.close()
    expect((await opened()).shown.of).toBe(1)
  })
})
