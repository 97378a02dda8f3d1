import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../base/eventually.fixture.ts'
import { EMPTY_DRAFT } from '../game/record/draft.ts'
import { scoresOf } from '../game/record/game.ts'
import { memoryCaches } from '../store/caches.fixture.ts'
import { breakWrites, newDisk, windowOn } from '../store/database.fixture.ts'
import type { Database } from '../store/database.ts'
import { readPrefs } from '../store/prefs.ts'
import { readGame } from '../store/read-games.ts'
import { checkStorage, recoverAll, recoverGames } from '../store/recovery.ts'
import { isSaved, opened as openedOn, SETUP, started, stubPage, tableOf } from './app.fixture.ts'
import type { App } from './open-app.ts'
import { HALF } from './stores/table.fixture.ts'
import { deletedGames } from './transfer/deleted-games.ts'

beforeEach(() => void stubPage())

/** The app on a device on which nothing else is kept. */
async function opened(disk: IDBFactory, caches: CacheStorage): Promise<App> {
  localStorage.clear()
  return openedOn(disk, { caches, pause: async () => {} })
}

async function pegTwo(app: App): Promise<void> {
  tableOf(app).act({ type: 'peg', side: 0, points: 2, reason: 'fifteen' })
  await isSaved(app)
}

/** A new game with its first peg. */
async function gameOn(app: App): Promise<string> {
  const gameId = await started(app)
  await pegTwo(app)
  return gameId
}

/** As where the app is not served over https. */
const noCaches = () =>
  ({ open: () => Promise.reject(new DOMException('not here', 'SecurityError')) }) as unknown as CacheStorage

/** That everything was recovered is known once it was. */
const isRecovered = (app: App) =>
  eventually(async () => expect(await app.ports.db.prefs.get('recovered')).toBeDefined())

const scores = (app: App) => scoresOf(tableOf(app).getState().game)

/** A disk on which everything is as it was, and nothing that comes after it. */
async function asItIsNow(disk: IDBFactory): Promise<IDBFactory> {
  const [from, to] = [windowOn(disk), newDisk()]
  await from.dexie.open()
  const into = windowOn(to)
  await into.dexie.open()
  for (const table of from.dexie.tables) await into.dexie.table(table.name).bulkPut(await table.toArray())
  into.dexie.close()
  from.dexie.close()
  return to
}

async function copiesOf(app: App, named?: readonly string[]): Promise<readonly unknown[]> {
  const all = []
  for await (const game of app.ports.db.copies.games(named)) all.push(game)
  return all
}

describe('a browser that has lost its database', () => {
  it('has every game again, the last one on the table with its half-tapped hand', async () => {
    const caches = memoryCaches()
    const before = await opened(newDisk(), caches)
    const older = await gameOn(before)
    const last = await gameOn(before)
    tableOf(before).setDraft(HALF)
    await eventually(async () => expect(JSON.stringify(await copiesOf(before, [last]))).toContain('6C'))

    const disk = newDisk()
    const after = await opened(disk, caches)
    expect(after.start.getState()).toEqual({ type: 'live-game', gameId: last })
    expect(scores(after)).toEqual([2, 0])
    expect(tableOf(after).getState().draft).toEqual(HALF)
    await eventually(() => expect(after.recovered.getState()).toBe(2))
    const other = await readGame(windowOn(disk), older)
    expect(other.ok && other.value.rows.at(-1)?.entry.type).toBe('pegged')
    after.dismissRecovered()

    const again = await opened(disk, caches)
    expect(again.recovered.getState()).toBe(0)
    expect(scores(again)).toEqual([2, 0])
  })

  it('has the settings, the names and the last table again', async () => {
    const caches = memoryCaches()
    const before = await opened(newDisk(), caches)
    before.settings.change({ countStyle: 'long' })
    await started(before)
    await eventually(async () => expect(await before.players()).toContain('Ann'))
    await eventually(async () => {
      const prefs = await readPrefs(before.ports.db)
      expect(prefs.ok && prefs.value.settings.countStyle).toBe('long')
    })
    await checkStorage(before.ports.db)

    const after = await opened(newDisk(), caches)
    expect(after.settings.getState().countStyle).toBe('long')
    expect(after.lastTable()?.players).toEqual(['Ann', 'Bob'])
    expect(await after.players()).toContain('Bob')
  })
})

it('a browser that has lost the last taps has them again', async () => {
  const caches = memoryCaches()
  const disk = newDisk()
  const before = await opened(disk, caches)
  const older = await gameOn(before)
  tableOf(before).setDraft(HALF)
  await eventually(async () => expect(await before.ports.db.drafts.get(older)).toBeDefined())
  const rolledBack = await asItIsNow(disk)
  tableOf(before).setDraft(EMPTY_DRAFT)
  await pegTwo(before)
  await gameOn(before)

  const after = await opened(rolledBack, caches)
  expect(scores(after)).toEqual([2, 0])
  await eventually(() => expect(after.recovered.getState()).toBe(2))
  await after.currentGame.open(older)
  expect(scores(after)).toEqual([4, 0])
  expect(tableOf(after).getState().offeredDraft).toBeUndefined()
})

it('a database that is cleared under an open game has the other games again too', async () => {
  const caches = memoryCaches()
  const app = await opened(newDisk(), caches)
  const older = await gameOn(app)
  await gameOn(app)
  const { dexie } = app.ports.db
  await Promise.all(dexie.tables.map((table) => table.clear()))
  await pegTwo(app)
  expect(tableOf(app).getState().notice?.type).toBe('wiped')
  await eventually(async () =>
    expect(await readGame(app.ports.db, older)).toMatchObject({ value: { headSeq: 3 } }),
  )
})

it('games whose recovery was cut off are recovered the next time', async () => {
  const caches = memoryCaches()
  const before = await opened(newDisk(), caches)
  const older = await gameOn(before)
  const last = await gameOn(before)
  const disk = newDisk()
  const cutOff = windowOn(disk, { caches })
  await recoverGames(cutOff, [last])
  expect(await readGame(cutOff, older)).toMatchObject({ value: { headSeq: 0 } })

  const after = await opened(disk, caches)
  await eventually(() => expect(after.recovered.getState()).toBe(1))
  expect(await readGame(after.ports.db, older)).toMatchObject({ value: { headSeq: 3 } })
  await isRecovered(after)
})

it('a browser that has lost its database after the last game was deleted has the others again', async () => {
  const caches = memoryCaches()
  const before = await opened(newDisk(), caches)
  const games = [await gameOn(before), await gameOn(before), await gameOn(before)] as const
  for (const gameId of games.slice(1)) expect(await deletedGames(before).remove(gameId)).toBe('deleted')

  const after = await opened(newDisk(), caches)
  await eventually(() => expect(after.recovered.getState()).toBe(1))
  expect(await readGame(after.ports.db, games[0])).toMatchObject({ value: { headSeq: 3 } })
})

describe('a browser that has lost its database while its cache does not answer', () => {
  const refusing = async (caches: CacheStorage) =>
    vi.spyOn(await caches.open(''), 'match').mockRejectedValue(new DOMException('busy', 'UnknownError'))

  it('has every game again once the cache answers, though another was played meanwhile', async () => {
    const caches = memoryCaches()
    const before = await opened(newDisk(), caches)
    const gameId = await gameOn(before)
    const disk = newDisk()
    const refused = await refusing(caches)
    const without = await opened(disk, caches)
    refused.mockRestore()
    await gameOn(without)
    await checkStorage(without.ports.db)

    const after = await opened(disk, caches)
    await eventually(() => expect(after.recovered.getState()).toBe(1))
    expect(await readGame(after.ports.db, gameId)).toMatchObject({ value: { headSeq: 3 } })
  })

  it('does not copy its default settings over those that it has lost', async () => {
    const caches = memoryCaches()
    const before = await opened(newDisk(), caches)
    await started(before)
    await eventually(async () => expect(await before.players()).toContain('Ann'))
    await checkStorage(before.ports.db)
    const disk = newDisk()
    const refused = await refusing(caches)
    const without = await opened(disk, caches)
    refused.mockRestore()
    await checkStorage(without.ports.db)
    await checkStorage(without.ports.db)
    expect(await (await opened(disk, caches)).players()).toContain('Ann')
  })
})

it('games that cannot be listed are recovered the next time', async () => {
  const caches = memoryCaches()
  const before = await opened(newDisk(), caches)
  const older = await gameOn(before)
  await gameOn(before)
  await gameOn(before)
  vi.spyOn(await caches.open(''), 'keys').mockRejectedValueOnce(new DOMException('busy', 'UnknownError'))
  const disk = newDisk()
  const first = await opened(disk, caches)
  expect(first.recovered.getState()).toBe(2)

  const after = await opened(disk, caches)
  await eventually(async () =>
    expect(await readGame(after.ports.db, older)).toMatchObject({ value: { headSeq: 3 } }),
  )
})

it('lines that were written and not copied any more are copied when the game is opened', async () => {
  const disk = newDisk()
  const caches = memoryCaches()
  const before = await opened(disk, caches)
  await started(before)
  caches.dieWriting()
  tableOf(before).act({ type: 'peg', side: 0, points: 2, reason: 'fifteen' })
  await eventually(async () => expect(await before.ports.db.entries.count()).toBe(3))

  const survived = caches.afterDeath()
  await opened(disk, survived)
  const after = await opened(newDisk(), survived)
  expect(scores(after)).toEqual([2, 0])
})

it('the last line of a game that is over is copied when the app is opened, if it was not any more', async () => {
  const disk = newDisk()
  const caches = memoryCaches()
  const before = await opened(disk, caches)
  const gameId = await started(before, { ...SETUP, scores: [119, 0] })
  caches.dieWriting()
  tableOf(before).act({ type: 'peg', side: 0, points: 2, reason: 'fifteen' })
  await eventually(async () => expect(await before.ports.db.entries.count()).toBe(3))

  const survived = caches.afterDeath()
  const again = await opened(disk, survived)
  expect(again.start.getState()).toEqual({ type: 'no-game' })
  await checkStorage(again.ports.db)
  expect((await again.ports.db.copies.live())?.[0]).toEqual({ gameId, headSeq: 3 })
})

it('a kill while a half-tapped hand is copied takes no line away', async () => {
  const caches = memoryCaches()
  const before = await opened(newDisk(), caches)
  await gameOn(before)
  const death = caches.dieWriting()
  tableOf(before).setDraft(HALF)
  await death

  const after = await opened(newDisk(), caches.afterDeath())
  expect(scores(after)).toEqual([2, 0])
})

it('games written while the browser refused its cache get their copies when the app is opened', async () => {
  const disk = newDisk()
  const before = await opened(disk, noCaches())
  const older = await gameOn(before)
  const caches = memoryCaches()
  const now = await opened(disk, caches)
  await gameOn(now)
  await checkStorage(now.ports.db)

  const after = await opened(newDisk(), caches)
  await eventually(() => expect(after.recovered.getState()).toBe(2))
  expect(await readGame(after.ports.db, older)).toMatchObject({ value: { headSeq: 3 } })
})

describe('a game whose second copy failed', () => {
  /** On a device where everything was copied when the app was opened first. */
  async function failing() {
    const [disk, caches] = [newDisk(), memoryCaches()]
    const app = await opened(disk, caches)
    await checkStorage(app.ports.db)
    const cache = await caches.open('')
    const { put } = cache
    let fails = false
    vi.spyOn(cache, 'put').mockImplementation(async (...args) => {
      if (fails) throw new DOMException('full', 'QuotaExceededError')
      await put(...args)
    })
    const setFails = (now: boolean) => () => {
      fails = now
    }
    return { disk, caches, app, fail: setFails(true), mend: setFails(false) }
  }

  /** How far it is recovered where the database is lost. */
  async function recoveredHead(caches: CacheStorage, gameId: string): Promise<number | undefined> {
    const after = await opened(newDisk(), caches)
    await isRecovered(after)
    const game = await readGame(after.ports.db, gameId)
    return game.ok ? game.value.headSeq : undefined
  }

  it('gets one when the app is opened next, though nobody touches the game', async () => {
    const { disk, caches, app, fail, mend } = await failing()
    fail()
    const failed = await gameOn(app)
    mend()
    await gameOn(app)
    await checkStorage((await opened(disk, caches)).ports.db)
    expect(await recoveredHead(caches, failed)).toBe(3)
  })

  it('gets the lines that its copy lacks', async () => {
    const { disk, caches, app, fail, mend } = await failing()
    const failed = await gameOn(app)
    fail()
    await pegTwo(app)
    mend()
    await gameOn(app)
    await checkStorage((await opened(disk, caches)).ports.db)
    expect(await recoveredHead(caches, failed)).toBe(4)
  })

  it('gets one later still when it fails again', async () => {
    const { disk, caches, app, fail, mend } = await failing()
    fail()
    const failed = await gameOn(app)
    mend()
    await gameOn(app)
    fail()
    await checkStorage((await opened(disk, caches)).ports.db)
    mend()
    await checkStorage((await opened(disk, caches)).ports.db)
    expect(await recoveredHead(caches, failed)).toBe(3)
  })

  it('is looked for again when it fails in another window meanwhile', async () => {
    const { disk, caches, app, fail, mend } = await failing()
    fail()
    const failed = await gameOn(app)
    mend()
    await gameOn(app)
    const [next, another] = [await opened(disk, caches), await opened(disk, caches)]
    await another.currentGame.open(failed, 'look')
    vi.spyOn(next.ports.db.copies, 'save').mockImplementation(async ({ gameId }) => {
      fail()
      if (gameId === failed) await pegTwo(another)
      mend()
      return true
    })
    await checkStorage(next.ports.db)
    await gameOn(another)
    await checkStorage((await opened(disk, caches)).ports.db)
    expect(await recoveredHead(caches, failed)).toBe(4)
  })

  it('is looked for no more once all of them have one', async () => {
    const { disk, caches, app, fail, mend } = await failing()
    fail()
    await gameOn(app)
    mend()
    const last = await gameOn(app)
    await checkStorage((await opened(disk, caches)).ports.db)
    const next = await opened(disk, caches)
    const read = vi.spyOn(next.ports.db.copies, 'save')
    await checkStorage(next.ports.db)
    expect(read.mock.calls.map(([{ gameId }]) => gameId)).toEqual([last])
  })
})

describe('where nothing is lost', () => {
  it('nothing is recovered, though the last line of a copy was not written any more', async () => {
    const caches = memoryCaches()
    const disk = newDisk()
    const before = await opened(disk, caches)
    await gameOn(before)
    const without = await opened(disk, memoryCaches())
    await pegTwo(without)
    const after = await opened(disk, caches)
    expect(after.recovered.getState()).toBe(0)
    expect(scores(after)).toEqual([4, 0])
  })

  it('a deleted game stays away, and one that was restored does not', async () => {
    const caches = memoryCaches()
    const app = await opened(newDisk(), caches)
    const kept = await gameOn(app)
    const deleted = await gameOn(app)
    expect(await deletedGames(app).remove(kept)).toBe('deleted')
    expect(await deletedGames(app).undo()).toBe('back')
    expect(await deletedGames(app).remove(deleted)).toBe('deleted')
    expect(await app.ports.db.copies.live()).toContainEqual({ gameId: kept, headSeq: 3 })
    expect(await app.ports.db.copies.live()).toContainEqual({ gameId: deleted, headSeq: 0 })

    const after = await opened(newDisk(), caches)
    expect(after.start.getState()).toEqual({ type: 'live-game', gameId: kept })
    await eventually(() => expect(after.recovered.getState()).toBe(1))
    expect(await readGame(after.ports.db, deleted)).toMatchObject({ value: { headSeq: 0 } })
  })
})

describe('a deletion that is cut off', () => {
  /** The browser is killed right `before` its database deletes a game, or right `after`. */
  function killedAt(when: 'before' | 'after', { dexie }: Database): Promise<void> {
    const { transaction } = dexie
    return new Promise((resolve) => {
      const killed = async (...args: Parameters<typeof transaction>) => {
        if (args[0] !== 'rw' || !String(args[1]).includes('games'))
          return Reflect.apply(transaction, dexie, args)
        if (when === 'after') await Reflect.apply(transaction, dexie, args)
        resolve()
        return new Promise<never>(() => {})
      }
      dexie.transaction = killed as unknown as typeof transaction
    })
  }

  it('once the database has it is not undone by the second copy', async () => {
    const [disk, caches] = [newDisk(), memoryCaches()]
    const before = await opened(disk, caches)
    const gameId = await gameOn(before)
    const killed = killedAt('after', before.ports.db)
    void deletedGames(before).remove(gameId)
    await killed

    const after = await opened(disk, caches.afterDeath())
    expect(after.start.getState()).toEqual({ type: 'no-game' })
    expect(after.recovered.getState()).toBe(0)
  })

  it('once the database has it is not undone, be it an Undo at the start of the next game', async () => {
    const [disk, caches] = [newDisk(), memoryCaches()]
    const before = await opened(disk, caches)
    await started(before, { ...SETUP, scores: [119, 0] })
    await pegTwo(before)
    const next = await before.games.next(tableOf(before).getState().game)
    const nextId = next.ok ? next.value : ''
    await before.currentGame.open(nextId)
    const killed = killedAt('after', before.ports.db)
    void before.games.backFrom(nextId, tableOf(before).getState().game)
    await killed

    const after = await opened(disk, caches.afterDeath())
    expect(after.recovered.getState()).toBe(0)
    expect(await readGame(after.ports.db, nextId)).toMatchObject({ value: { headSeq: 0 } })
  })

  it('before the database has it leaves the game as it was, with a second copy', async () => {
    const [disk, caches] = [newDisk(), memoryCaches()]
    const before = await opened(disk, caches)
    const gameId = await gameOn(before)
    const killed = killedAt('before', before.ports.db)
    void deletedGames(before).remove(gameId)
    await killed

    const after = await opened(disk, caches.afterDeath())
    expect(scores(after)).toEqual([2, 0])
    expect((await copiesOf(after, [gameId])).flat()).not.toEqual([])
  })
})

describe('a deleted game whose second copy could not be deleted', () => {
  async function deleted() {
    const [disk, caches] = [newDisk(), memoryCaches()]
    const app = await opened(disk, caches)
    const gameId = await gameOn(app)
    const drop = vi.spyOn(await caches.open(''), 'delete')
    drop.mockRejectedValue(new DOMException('busy', 'UnknownError'))
    expect(await deletedGames(app).remove(gameId)).toBe('deleted')
    expect((await copiesOf(app, [gameId])).flat()).not.toEqual([])
    return { disk, caches, app, gameId, mend: () => drop.mockRestore() }
  }

  it('is not recovered, by its name or among all', async () => {
    const { disk, caches, gameId } = await deleted()
    const after = await opened(disk, caches)
    expect(after.start.getState()).toEqual({ type: 'no-game' })
    await recoverAll(after.ports.db)
    expect(await readGame(after.ports.db, gameId)).toMatchObject({ value: { headSeq: 0 } })
  })

  it('loses that copy when the app is opened next', async () => {
    const { disk, caches, gameId, mend } = await deleted()
    mend()
    const after = await opened(disk, caches)
    await checkStorage(after.ports.db)
    expect((await copiesOf(after, [gameId])).flat()).toEqual([])
  })

  it('is restored with Undo anyway, and keeps its copy', async () => {
    const { disk, caches, app, gameId, mend } = await deleted()
    expect(await deletedGames(app).undo()).toBe('back')
    mend()
    await checkStorage((await opened(disk, caches)).ports.db)
    expect(scores(await opened(newDisk(), caches))).toEqual([2, 0])
    expect((await app.ports.db.copies.live())?.[0]?.gameId).toBe(gameId)
  })
})

it('a full device deletes a game, though it takes no note of it', async () => {
  const app = await opened(newDisk(), memoryCaches())
  const gameId = await gameOn(app)
  const put = vi.spyOn(app.ports.db.prefs, 'put')
  put.mockImplementation(() => Promise.reject(new DOMException('full', 'QuotaExceededError')) as never)
  expect(await deletedGames(app).remove(gameId)).toBe('deleted')
  expect((await copiesOf(app, [gameId])).flat()).toEqual([])
})

it('a game that could not be deleted keeps its second copy', async () => {
  const caches = memoryCaches()
  const app = await opened(newDisk(), caches)
  const gameId = await gameOn(app)
  await gameOn(app)
  const mend = breakWrites(app.ports.db, () => new DOMException('full', 'QuotaExceededError'))
  expect(await deletedGames(app).remove(gameId)).toBe('failed')
  mend()
  await eventually(async () => expect((await copiesOf(app, [gameId])).flat()).not.toEqual([]))
})

it.each([
  ['throws', () => Promise.reject(new DOMException('not here', 'SecurityError'))],
  ['never answers', () => new Promise<Cache>(() => {})],
])('a cache that %s keeps nobody from pegging', async (_, open) => {
  const disk = newDisk()
  const app = await opened(disk, { open } as unknown as CacheStorage)
  await started(app)
  tableOf(app).act({ type: 'peg', side: 0, points: 2, reason: 'fifteen' })
  await eventually(() => expect(tableOf(app).getState().saving).toBe('saved'))
  expect(scores(app)).toEqual([2, 0])
})
