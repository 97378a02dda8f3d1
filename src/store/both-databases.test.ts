import type { Dexie } from 'dexie'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { isSaved, opened as openedOn, SETUP, started, stubPage, tableOf } from '../app/app.fixture.ts'
import { type App, openApp } from '../app/open-app.ts'
import { HALF } from '../app/stores/table.fixture.ts'
import { deletedGames } from '../app/transfer/deleted-games.ts'
import { eventually } from '../base/eventually.fixture.ts'
import { err } from '../base/result.ts'
import { type Device, decodeDevice } from '../device/device.ts'
import { withNames, withRuleSet } from '../device/lists.ts'
import { EMPTY_DRAFT } from '../game/record/draft.ts'
import { scoresOf } from '../game/record/game.ts'
import { changeInBoth, compareAll, equalise, inBoth } from './both-databases.ts'
import type { Database } from './connection.ts'
import {
  breakWrites,
  type MemoryBuckets,
  memoryBuckets,
  mirrorOf,
  newDisk,
  OPENING,
  pegged,
  tapToSave,
  windowOn,
} from './database.fixture.ts'
import { changeDevice, deviceIn } from './device-row.ts'
import { importGame } from './import-game.ts'
import { appendTap, readGame, type TapToSave } from './log.ts'
import type { MirroredDatabase } from './mirror.ts'
import { declareVersions } from './schema.ts'

beforeEach(() => void stubPage())

/** The app on a device on which nothing else is kept. */
async function opened(disk: IDBFactory, buckets: MemoryBuckets): Promise<App> {
  localStorage.clear()
  return openedOn(disk, { buckets, pause: async () => {} })
}

/** The app, and what it does in the background. */
async function settled(disk: IDBFactory, buckets: MemoryBuckets): Promise<App> {
  const app = await opened(disk, buckets)
  await app.checkStorage()
  return app
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

const scores = (app: App) => scoresOf(tableOf(app).getState().game)

async function headIn(db: Database, gameId: string): Promise<number> {
  const game = await readGame(db, gameId)
  return game.ok ? game.value.headSeq : Number.NaN
}

const save = (db: MirroredDatabase, tap: TapToSave) => inBoth(db, (one) => appendTap(one, tap))

const mirrorIn = (app: App) => mirrorOf(app.ports.db)

/** Every row of every game. */
async function contents(db: Database): Promise<object> {
  const tables = ['entries', 'games', 'drafts'] as const
  const rows = await Promise.all(tables.map(async (name) => [name, await db[name].toArray()] as const))
  return Object.fromEntries(rows)
}

async function expectEqual(app: App): Promise<void> {
  expect(await contents(await mirrorIn(app))).toEqual(await contents(app.ports.db))
}

const notes = async ({ prefs }: Database) => prefs.where('key').startsWith('deleted ').primaryKeys()

/** An app that is closed compares nothing any more, though another one goes on with its mirror. */
function withoutIdleTime(): void {
  vi.stubGlobal('requestIdleCallback', () => {})
  onTestFinished(() => void vi.unstubAllGlobals())
}

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

/** The browser is killed right before the next write to a database. */
function killBeforeWrite({ dexie }: Database): Promise<void> {
  const { transaction } = dexie
  return new Promise((resolve) => {
    const killed = (...args: readonly unknown[]) => {
      if (args[0] !== 'rw') return Reflect.apply(transaction, dexie, args)
      resolve()
      return new Promise<never>(() => {})
    }
    Object.assign(dexie, { transaction: killed })
  })
}

const FULL = () => new DOMException('full', 'QuotaExceededError')

describe('a tap', () => {
  it('is called saved when both databases have it', async () => {
    const app = await opened(newDisk(), memoryBuckets())
    const gameId = await gameOn(app)
    tableOf(app).setDraft(HALF)
    await eventually(async () => expect(await (await mirrorIn(app)).drafts.get(gameId)).toBeDefined())
    await expectEqual(app)
  })

  it('is saved in the first alone where there are no storage buckets', async () => {
    const app = await openedOn(newDisk())
    const gameId = await gameOn(app)
    await app.checkStorage()
    expect(app.ports.db.mirror.state.getState()).toBe('none')
    expect(await headIn(app.ports.db, gameId)).toBe(3)
    expect(await notes(app.ports.db)).toEqual([])
  })

  it.each(['refused', 'silent'] as const)('is saved though the bucket is %s', async (how) => {
    const buckets = memoryBuckets()
    buckets.set(how)
    const app = await opened(newDisk(), buckets)
    await gameOn(app)
    expect(scores(app)).toEqual([2, 0])
    expect(app.ports.db.mirror.state.getState()).toBe('behind')
  })

  it('waits for a silent mirror three times and no more', async () => {
    const buckets = memoryBuckets()
    const open = vi.spyOn(buckets, 'open')
    const db = windowOn(newDisk(), { buckets })
    buckets.set('refused')
    for (let i = 0; i < 6; i++) await save(db, tapToSave([], OPENING))
    expect(open).toHaveBeenCalledTimes(3)
  })

  it('is in a new bucket with the whole game when the browser has evicted the old one', async () => {
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    const app = await settled(disk, buckets)
    const older = await gameOn(app)
    const gameId = await gameOn(app)
    const evicted = await mirrorIn(app)
    buckets.evict()
    breakWrites(evicted, () => new DOMException('gone', 'UnknownError'))
    await pegTwo(app)
    expect(app.ports.db.mirror.state.getState()).toBe('behind')
    await pegTwo(app)
    expect(await headIn(await mirrorIn(app), gameId)).toBe(5)
    const next = await settled(disk, buckets)
    expect(await headIn(await mirrorIn(next), older)).toBe(3)
    await expectEqual(next)
    expect(next.ports.db.mirror.state.getState()).toBe('whole')
    expect(next.recovered.getState()).toBe(0)
  })

  it('never goes on from another row than the one before it', async () => {
    const db = windowOn(newDisk())
    await appendTap(db, tapToSave([], OPENING))
    await appendTap(db, tapToSave(OPENING, pegged(OPENING, 'theirs')))
    const ours = [...OPENING, ...pegged(OPENING, 'ours')]
    const late = await appendTap(db, tapToSave(ours, pegged(ours, 'next')))
    expect(late).toEqual({ ok: false, error: { type: 'conflict' } })
    expect(await headIn(db, 'g1')).toBe(OPENING.length + 1)
  })
})

describe('a browser that has lost its first database', () => {
  it('has the live game on the table at once, and not a second time', async () => {
    const buckets = memoryBuckets()
    await gameOn(await settled(newDisk(), buckets))
    const after = await opened(newDisk(), buckets)
    const table = tableOf(after)
    expect(scores(after)).toEqual([2, 0])
    await after.checkStorage()
    expect(tableOf(after)).toBe(table)
  })

  it('has every game again, the last one on the table with its half-tapped hand', async () => {
    const buckets = memoryBuckets()
    const before = await settled(newDisk(), buckets)
    const older = await gameOn(before)
    const last = await gameOn(before)
    tableOf(before).setDraft(HALF)
    await eventually(async () => expect(await (await mirrorIn(before)).drafts.get(last)).toBeDefined())

    const disk = newDisk()
    const after = await opened(disk, buckets)
    expect(after.start.getState()).toEqual({ type: 'live-game', gameId: last })
    expect(scores(after)).toEqual([2, 0])
    expect(tableOf(after).getState().draft).toEqual(HALF)
    expect(after.recovered.getState()).toBe(1)
    await after.checkStorage()
    expect(after.recovered.getState()).toBe(2)
    expect(await headIn(windowOn(disk), older)).toBe(3)
    await expectEqual(after)
    after.dismissRecovered()

    const again = await settled(disk, buckets)
    expect(again.recovered.getState()).toBe(0)
    expect(scores(again)).toEqual([2, 0])
  })

  it('has the names and the last table again, before anything is shown', async () => {
    const buckets = memoryBuckets()
    const disk = newDisk()
    const before = await opened(disk, buckets)
    await started(before)
    await eventually(async () => expect(await namesIn(before.ports.db)).toContain('Ann'))
    await before.checkStorage()

    const after = await opened(newDisk(), buckets)
    expect(after.device.getState().lastTable?.players).toEqual(['Ann', 'Bob'])
    expect(await namesIn(after.ports.db)).toContain('Bob')
  })

  it('has names and rule sets again though no game was ever played', async () => {
    const buckets = memoryBuckets()
    const before = await settled(newDisk(), buckets)
    await changeDevice(before.ports.db, named('Ann'))
    const pub = { rules: { ...SETUP.rules, name: 'Pub' } }
    await changeDevice(before.ports.db, ({ ruleSets }) => ({ ruleSets: withRuleSet(ruleSets, pub) }))
    await before.checkStorage()
    const after = await settled(newDisk(), buckets)
    expect(await namesIn(after.ports.db)).toEqual(['Ann'])
    expect(after.device.getState().ruleSets).toEqual([pub])
  })

  it('has the other games again after the last one was deleted', async () => {
    const buckets = memoryBuckets()
    const before = await settled(newDisk(), buckets)
    const games = [await gameOn(before), await gameOn(before), await gameOn(before)] as const
    for (const gameId of games.slice(1)) expect(await deletedGames(before).remove(gameId)).toBe('deleted')

    const after = await settled(newDisk(), buckets)
    expect(after.recovered.getState()).toBe(1)
    expect(await headIn(after.ports.db, games[0])).toBe(3)
    expect(await headIn(after.ports.db, games[1])).toBe(0)
  })

  it('has the rest again at the next start when the recovery was cut off', async () => {
    const buckets = memoryBuckets()
    const before = await settled(newDisk(), buckets)
    const older = await gameOn(before)
    const last = await gameOn(before)
    const disk = newDisk()
    await opened(disk, buckets)
    expect(await headIn(windowOn(disk), last)).toBe(3)
    expect(await headIn(windowOn(disk), older)).toBe(0)

    const after = await settled(disk, buckets)
    expect(after.recovered.getState()).toBe(1)
    expect(await headIn(after.ports.db, older)).toBe(3)
  })

  it('has them again once the mirror answers, though another game was played meanwhile', async () => {
    const buckets = memoryBuckets()
    const before = await settled(newDisk(), buckets)
    const gameId = await gameOn(before)
    await changeDevice(before.ports.db, named('Cleo'))
    await before.checkStorage()
    const disk = newDisk()
    buckets.set('refused')
    const without = await settled(disk, buckets)
    const meanwhile = await gameOn(without)
    await without.checkStorage()
    buckets.set('fine')

    const after = await settled(disk, buckets)
    expect(after.recovered.getState()).toBe(1)
    expect(await headIn(after.ports.db, gameId)).toBe(3)
    expect(await headIn(await mirrorIn(after), meanwhile)).toBe(3)
    expect(await namesIn(after.ports.db)).toContain('Cleo')
    await expectEqual(after)
  })

  it('does not lose the names in a mirror that answers only after the start', async () => {
    const buckets = memoryBuckets()
    const before = await settled(newDisk(), buckets)
    await changeDevice(before.ports.db, named('Cleo'))
    await before.checkStorage()
    buckets.set('refused')
    const after = await opened(newDisk(), buckets)
    buckets.set('fine')
    await after.checkStorage()
    expect(await namesIn(after.ports.db)).toEqual(['Cleo'])
    expect(await namesIn(await mirrorIn(after))).toEqual(['Cleo'])
  })

  it('recovers nothing into a full device, and all of it once there is room', async () => {
    const buckets = memoryBuckets()
    const before = await settled(newDisk(), buckets)
    const gameId = await gameOn(before)
    const after = windowOn(newDisk(), { buckets })
    const mend = breakWrites(after, FULL)
    await compareAll(after)
    expect(after.mirror.recovered.getState()).toBe(0)
    expect(await headIn(await mirrorOf(after), gameId)).toBe(3)
    expect(after.mirror.state.getState()).toBe('behind')
    mend()
    await compareAll(after)
    expect(await headIn(after, gameId)).toBe(3)
    expect(after.mirror.recovered.getState()).toBe(1)
    expect(after.mirror.state.getState()).toBe('whole')
  })
})

it('a browser that has gone back to an older state has the last taps again', async () => {
  withoutIdleTime()
  const buckets = memoryBuckets()
  const disk = newDisk()
  const before = await settled(disk, buckets)
  const older = await gameOn(before)
  tableOf(before).setDraft(HALF)
  await eventually(async () => expect(await before.ports.db.drafts.get(older)).toBeDefined())
  const rolledBack = await asItIsNow(disk)
  tableOf(before).setDraft(EMPTY_DRAFT)
  await pegTwo(before)
  await gameOn(before)

  const after = await settled(rolledBack, buckets)
  expect(scores(after)).toEqual([2, 0])
  expect(after.recovered.getState()).toBe(2)
  await after.currentGame.open(older)
  expect(scores(after)).toEqual([4, 0])
  expect(tableOf(after).getState().offeredDraft).toBeUndefined()
  await expectEqual(after)
})

it('shows what was recovered, though the database answers only after the comparison has begun', async () => {
  withoutIdleTime()
  const [disk, buckets] = [newDisk(), memoryBuckets()]
  const before = await settled(disk, buckets)
  await gameOn(before)
  const rolledBack = await asItIsNow(disk)
  await pegTwo(before)

  const after = openApp({ database: { indexedDB: rolledBack, buckets }, locks: undefined })
  await after.checkStorage()
  expect(scores(after)).toEqual([4, 0])
})

it('leaves a form for a new game on the screen while a game that is over gets its last taps again', async () => {
  withoutIdleTime()
  const [disk, buckets] = [newDisk(), memoryBuckets()]
  const before = await settled(disk, buckets)
  await started(before, { ...SETUP, scores: [119, 0] })
  await pegTwo(before)
  const rolledBack = await asItIsNow(disk)
  tableOf(before).act({ type: 'undo' })
  await pegTwo(before)

  const after = await opened(rolledBack, buckets)
  const shown: string[] = []
  after.start.subscribe(() => shown.push(after.start.getState().type))
  await after.checkStorage()
  expect(after.recovered.getState()).toBe(1)
  expect(new Set(shown)).toEqual(new Set(['no-game']))
  await expectEqual(after)
})

/** Bob’s five for a run, beside two points of Ann that only the mirror has: the app shows those and asks about his. */
async function tapOnOlderState(after: App): Promise<void> {
  const tap = { type: 'peg', side: 1, points: 5, reason: 'run' } as const
  tableOf(after).act(tap)
  await eventually(() => expect(tableOf(after).getState().notice).toMatchObject({ mine: [tap] }))
  expect(scores(after)).toEqual([4, 0])
}

it('asks about a tap that was made on an older state of its game before that was known', async () => {
  withoutIdleTime()
  const [disk, buckets] = [newDisk(), memoryBuckets()]
  const before = await settled(disk, buckets)
  const gameId = await gameOn(before)
  const rolledBack = await asItIsNow(disk)
  await pegTwo(before)

  const after = await opened(rolledBack, buckets)
  expect(scores(after)).toEqual([2, 0])
  await tapOnOlderState(after)
  tableOf(after).retryLost()
  await isSaved(after)
  expect(scores(after)).toEqual([4, 5])
  await after.checkStorage()
  expect(scores(after)).toEqual([4, 5])
  expect(after.recovered.getState()).toBe(1)
  expect(await after.ports.db.games.count()).toBe(1)
  expect(await headIn(after.ports.db, gameId)).toBe(5)
  await expectEqual(after)
})

it('asks about such a tap though another game has begun since then', async () => {
  withoutIdleTime()
  const [disk, buckets] = [newDisk(), memoryBuckets()]
  const before = await settled(disk, buckets)
  const gameId = await gameOn(before)
  const rolledBack = await asItIsNow(disk)
  await pegTwo(before)
  await gameOn(before)

  const after = await opened(rolledBack, buckets)
  await tapOnOlderState(after)
  await after.checkStorage()
  expect(await after.ports.db.games.count()).toBe(2)
  expect(await headIn(after.ports.db, gameId)).toBe(4)
  await expectEqual(after)
})

it('compares the two before a tap though the first could not be read before', async () => {
  const [disk, buckets] = [newDisk(), memoryBuckets()]
  const before = windowOn(disk, { buckets })
  await save(before, tapToSave([], OPENING))
  const rolledBack = await asItIsNow(disk)
  await save(before, tapToSave(OPENING, pegged(OPENING, 'lost')))

  const after = windowOn(rolledBack, { buckets })
  const mine = tapToSave(OPENING, pegged(OPENING, 'mine'))
  const error = { type: 'connection-lost' } as const
  expect(await save({ ...after, tx: async () => err(error) }, mine)).toEqual(err(error))
  expect(await save(after, mine)).toEqual(err({ type: 'conflict' }))
})

it('keeps both versions of a game that went on from an older state before the mirror answered', async () => {
  withoutIdleTime()
  const buckets = memoryBuckets()
  const disk = newDisk()
  const before = await settled(disk, buckets)
  const gameId = await gameOn(before)
  const rolledBack = await asItIsNow(disk)
  await pegTwo(before)
  buckets.set('refused')
  const without = await settled(rolledBack, buckets)
  buckets.set('fine')
  tableOf(without).act({ type: 'peg', side: 1, points: 5, reason: 'run' })
  await isSaved(without)
  tableOf(without).act({ type: 'peg', side: 1, points: 1, reason: 'go' })
  await isSaved(without)

  const after = await settled(rolledBack, buckets)
  expect(scores(after)).toEqual([2, 6])
  const games = await after.ports.db.games.toArray()
  expect(games).toHaveLength(2)
  expect(games).toContainEqual(expect.objectContaining({ scores: [4, 0] }))
  expect(await headIn(after.ports.db, gameId)).toBe(5)
  await expectEqual(after)
  const again = await settled(rolledBack, buckets)
  expect(await again.ports.db.games.count()).toBe(2)
})

it('a database that is cleared under an open game has the other games again too', async () => {
  const app = await settled(newDisk(), memoryBuckets())
  const older = await gameOn(app)
  await gameOn(app)
  const { dexie } = app.ports.db
  await Promise.all(dexie.tables.map((table) => table.clear()))
  await pegTwo(app)
  expect(tableOf(app).getState().notice?.type).toBe('wiped')
  await eventually(async () => expect(await headIn(app.ports.db, older)).toBe(3))
})

describe('a mirror that is behind', () => {
  it('gets a tap that a kill kept from it when the app is opened', async () => {
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    const before = await settled(disk, buckets)
    const gameId = await started(before)
    const killed = killBeforeWrite(await mirrorIn(before))
    tableOf(before).act({ type: 'peg', side: 0, points: 2, reason: 'fifteen' })
    await killed
    expect(await headIn(await mirrorIn(before), gameId)).toBe(2)
    const after = await settled(disk, buckets)
    expect(await headIn(await mirrorIn(after), gameId)).toBe(3)
    expect(after.recovered.getState()).toBe(0)
  })

  it('gets the last tap of a game that is over', async () => {
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    const before = await settled(disk, buckets)
    const gameId = await started(before, { ...SETUP, scores: [119, 0] })
    const killed = killBeforeWrite(await mirrorIn(before))
    tableOf(before).act({ type: 'peg', side: 0, points: 2, reason: 'fifteen' })
    await killed
    const after = await settled(disk, buckets)
    expect(after.start.getState()).toEqual({ type: 'no-game' })
    expect(await headIn(await mirrorIn(after), gameId)).toBe(3)
  })

  it('gets every game when there was none, and is not taken for a loss', async () => {
    const disk = newDisk()
    const before = await openedOn(disk)
    for (let i = 0; i < 3; i++) await gameOn(before)
    const buckets = memoryBuckets()
    const after = await settled(disk, buckets)
    expect(after.recovered.getState()).toBe(0)
    await expectEqual(after)
    const lost = await settled(newDisk(), buckets)
    expect(await lost.ports.db.games.count()).toBe(3)
  })

  it('gets a game that failed to be copied, though nobody touches it, and later if that fails again', async () => {
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    const app = await settled(disk, buckets)
    const gameId = await gameOn(app)
    breakWrites(await mirrorIn(app), FULL)
    buckets.set('refused')
    // After three failures this window does not use it any more.
    for (let i = 0; i < 3; i++) await pegTwo(app)
    await gameOn(app)
    buckets.set('fine')
    const next = await opened(disk, buckets)
    breakWrites(await mirrorIn(next), FULL)
    buckets.set('refused')
    await next.checkStorage()
    expect(next.ports.db.mirror.state.getState()).toBe('behind')
    buckets.set('fine')
    const after = await settled(disk, buckets)
    expect(await headIn(await mirrorIn(after), gameId)).toBe(6)
    await expectEqual(after)
  })

  it.each([
    ['keeps', 'in both', 'fine'],
    ['gets', 'in the first alone', 'full'],
  ])('%s a peg that another window makes %s while the game is compared', async (_, __, how) => {
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    const app = await settled(disk, buckets)
    const gameId = await gameOn(app)
    const [next, another] = [await settled(disk, buckets), await settled(disk, buckets)]
    // Not by broken writes: a mirror that does not answer in time is opened anew, and would be whole again.
    if (how === 'full') Object.assign(another.ports.db.mirror, { ask: async () => undefined })
    const mirror = await mirrorIn(next)
    await mirror.drafts.put({ gameId, headSeq: 1, draft: HALF })
    const { tx } = mirror
    let pegs = 0
    Object.assign(mirror, {
      tx: async (...args: Parameters<typeof tx>) => {
        // Both were read, and the mirror is about to be written.
        if (args[0] === 'rw' && pegs++ === 0) await pegTwo(another)
        return Reflect.apply(tx, mirror, args)
      },
    })
    await equalise(next.ports.db, gameId)
    expect(pegs).toBeGreaterThan(0)
    expect(await headIn(mirror, gameId)).toBe(how === 'full' ? 3 : 4)
    const after = await settled(disk, buckets)
    expect(await headIn(await mirrorIn(after), gameId)).toBe(4)
  })

  it('is not written where it is the same', async () => {
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    await gameOn(await settled(disk, buckets))
    await settled(disk, buckets)
    const app = await opened(disk, buckets)
    const mirror = await mirrorIn(app)
    const write = vi.spyOn(mirror.dexie, 'transaction')
    await app.checkStorage()
    expect(write.mock.calls.filter(([mode]) => (mode as string) === 'rw')).toEqual([])
    expect(app.ports.db.mirror.state.getState()).toBe('whole')
  })
})

const rowsOf = ({ entries }: Pick<Database, 'entries'>, gameId: string) =>
  entries.where('[gameId+seq]').between([gameId], [gameId, []]).toArray()

describe.each(['last', 'middle', 'first'])('the %s line of a game', (which) => {
  /** A game of which one line is damaged or missing in one of the two databases, and nothing else is to be compared. */
  async function harmed(where: 'first' | 'mirror', how: string) {
    // Nothing is compared before it is harmed.
    withoutIdleTime()
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    const app = await settled(disk, buckets)
    const gameId = await gameOn(app)
    await pegTwo(app)
    await gameOn(app)
    await settled(disk, buckets)
    const db = where === 'first' ? app.ports.db : await mirrorIn(app)
    const all = await rowsOf(db, gameId)
    const seq = { last: all.length, middle: 3, first: 1 }[which] ?? 0
    if (how === 'missing') await db.entries.delete([gameId, seq])
    else await db.entries.put({ ...(all[seq - 1] as object), entry: 'scratched' } as never)
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
    return { all, gameId, disk, buckets }
  }

  it.each(['damaged', 'missing'])(
    '%s in the first is read from the mirror when the game is opened',
    async (how) => {
      const { all, gameId, disk, buckets } = await harmed('first', how)
      const app = await opened(disk, buckets)
      await app.currentGame.open(gameId)
      expect(scores(app)).toEqual([4, 0])
      expect(tableOf(app).getState().damaged).toEqual([])
      expect(app.recovered.getState()).toBe(1)
      expect(await rowsOf(app.ports.db, gameId)).toEqual(all)
    },
  )

  it.each(['damaged', 'missing'])(
    '%s in the mirror is written there when the game is opened',
    async (how) => {
      const { all, gameId, disk, buckets } = await harmed('mirror', how)
      const app = await opened(disk, buckets)
      await app.currentGame.open(gameId)
      const mirror = await mirrorIn(app)
      await eventually(async () => expect(await rowsOf(mirror, gameId)).toEqual(all))
      expect(await rowsOf(app.ports.db, gameId)).toEqual(all)
      expect(app.recovered.getState()).toBe(0)
    },
  )
})

it('a summary that only the mirror has is in both again', async () => {
  const [disk, buckets] = [newDisk(), memoryBuckets()]
  const before = await settled(disk, buckets)
  const gameId = await gameOn(before)
  const summary = await before.ports.db.games.get(gameId)
  await before.ports.db.games.clear()
  const after = await settled(disk, buckets)
  expect(await after.ports.db.games.get(gameId)).toEqual(summary)
  await expectEqual(after)
})

describe('a deleted game', () => {
  it('is gone in both, and back in both', async () => {
    const app = await settled(newDisk(), memoryBuckets())
    const gameId = await gameOn(app)
    expect(await deletedGames(app).remove(gameId)).toBe('deleted')
    expect(await headIn(await mirrorIn(app), gameId)).toBe(0)
    expect(await deletedGames(app).undo()).toBe('back')
    await expectEqual(app)
  })

  it.each(['kept from the mirror by a kill', 'refused by the mirror'])(
    'stays deleted when that was %s',
    async (how) => {
      const [disk, buckets] = [newDisk(), memoryBuckets()]
      const before = await settled(disk, buckets)
      const gameId = await gameOn(before)
      const mirror = await mirrorIn(before)
      const killed = how.includes('kill') ? killBeforeWrite(mirror) : undefined
      if (!killed) breakWrites(mirror, FULL)
      const removed = deletedGames(before).remove(gameId)
      await (killed ?? removed)

      expect(await headIn(mirror, gameId)).toBe(3)
      const after = await opened(disk, buckets)
      expect(after.start.getState()).toEqual({ type: 'no-game' })
      await after.checkStorage()
      expect(after.recovered.getState()).toBe(0)
      expect(await headIn(after.ports.db, gameId)).toBe(0)
      expect(await headIn(await mirrorIn(after), gameId)).toBe(0)
    },
  )

  it('stays deleted, be it by an Undo at the start of the next game', async () => {
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    const before = await settled(disk, buckets)
    await started(before, { ...SETUP, scores: [119, 0] })
    await pegTwo(before)
    const next = await before.games.next(tableOf(before).getState().game)
    const nextId = next.ok ? next.value : ''
    await before.currentGame.open(nextId)
    const killed = killBeforeWrite(await mirrorIn(before))
    void before.games.backFrom(nextId, tableOf(before).getState().game)
    await killed

    const after = await settled(disk, buckets)
    expect(after.recovered.getState()).toBe(0)
    expect(await headIn(after.ports.db, nextId)).toBe(0)
  })

  it('is as it was when the browser was killed before the first had deleted it', async () => {
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    const before = await settled(disk, buckets)
    await gameOn(before)
    const killed = killBeforeWrite(before.ports.db)
    void deletedGames(before).remove(tableOf(before).getState().gameId)
    await killed
    const after = await settled(disk, buckets)
    expect(scores(after)).toEqual([2, 0])
    await expectEqual(after)
  })

  it('is restored with Undo though the mirror had refused to delete it', async () => {
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    const app = await settled(disk, buckets)
    const gameId = await gameOn(app)
    const mend = breakWrites(await mirrorIn(app), FULL)
    expect(await deletedGames(app).remove(gameId)).toBe('deleted')
    mend()
    expect(await deletedGames(app).undo()).toBe('back')
    await expectEqual(await settled(disk, buckets))
    expect(scores(await opened(newDisk(), buckets))).toEqual([2, 0])
  })

  it('is deleted on a full device, though that takes no note of it', async () => {
    const app = await settled(newDisk(), memoryBuckets())
    const gameId = await gameOn(app)
    const put = vi.spyOn(app.ports.db.prefs, 'put')
    put.mockImplementation(() => Promise.reject(FULL()) as never)
    expect(await deletedGames(app).remove(gameId)).toBe('deleted')
    expect(await headIn(await mirrorIn(app), gameId)).toBe(0)
  })

  it('that could not be deleted stays in the mirror', async () => {
    const app = await settled(newDisk(), memoryBuckets())
    const gameId = await gameOn(app)
    await gameOn(app)
    breakWrites(app.ports.db, FULL)
    expect(await deletedGames(app).remove(gameId)).toBe('failed')
    expect(await headIn(await mirrorIn(app), gameId)).toBe(3)
  })
})

describe('an older database', () => {
  /** The app of a release to come, which changes every row when it upgrades. */
  function nextRelease(disk: IDBFactory, buckets: MemoryBuckets) {
    function declare(dexie: Dexie): void {
      declareVersions(dexie)
      dexie
        .version(3)
        .stores({ more: 'id' })
        .upgrade(async (transaction) => {
          await transaction.table('entries').toCollection().modify({ at: 1 })
        })
    }
    return windowOn(disk, { buckets, declare })
  }

  it('is upgraded one start before its mirror, which is the copy from before', async () => {
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    const before = windowOn(disk, { buckets })
    await save(before, tapToSave([], OPENING))
    for (const db of [before, await mirrorOf(before)]) db.dexie.close()

    const first = nextRelease(disk, buckets)
    const changed = OPENING.map((row) => ({ ...row, at: 1 }))
    const next = pegged(changed, 'next')
    expect(await save(first, tapToSave(changed, next))).toMatchObject({ ok: true })
    await compareAll(first)
    expect(first.dexie.verno).toBe(3)
    expect(first.mirror.state.getState()).toBe('behind')
    const { indexedDB } = await buckets.open('mirror', { persisted: true, durability: 'strict' })
    expect(await indexedDB.databases()).toEqual([{ name: 'fifteen-two-mirror', version: 20 }])
    first.dexie.close()

    const second = nextRelease(disk, buckets)
    await compareAll(second)
    const mirror = await mirrorOf(second)
    expect(mirror.dexie.verno).toBe(3)
    expect(await mirror.entries.toArray()).toEqual([...changed, ...next])
    expect(second.mirror.state.getState()).toBe('whole')
  })
})

it('a game that was restored from a file is in both', async () => {
  const db = windowOn(newDisk(), { buckets: memoryBuckets() })
  await save(db, tapToSave([], OPENING))
  const more = [...OPENING, ...pegged(OPENING, 'more')]
  // Cut off before the mirror has it.
  await importGame(db, { gameId: 'g1', rows: more })
  await compareAll(db)
  expect(await headIn(await mirrorOf(db), 'g1')).toBe(more.length)
})

const named = (name: string) => (device: Pick<Device, 'names'>) => ({
  names: withNames(device.names, [name], 1),
})

async function namesIn(db: Database): Promise<readonly string[]> {
  const read = await db.tx('r', ['prefs'], () => deviceIn(db))
  return decodeDevice(read.ok ? read.value : undefined).names.map(({ name }) => name)
}

it('a name that is saved while the two are compared stays in both', async () => {
  const db = windowOn(newDisk(), { buckets: memoryBuckets() })
  await changeInBoth(db, named('Ann'))
  await compareAll(db)
  // Cut off before the mirror has it.
  await changeDevice(db, named('Bob'))
  let isSaved = false
  const ask: typeof db.mirror.ask = async (work, limit) => {
    const done = await db.mirror.ask(work, limit)
    if (!isSaved) await changeInBoth(db, named('Cleo'))
    isSaved = true
    return done
  }
  await compareAll({ ...db, mirror: { ...db.mirror, ask } })
  expect((await namesIn(await mirrorOf(db))).toSorted()).toEqual(['Ann', 'Bob', 'Cleo'])
})

describe('of two documents', () => {
  it('the one with the higher number is in both after a start: an older database is put back, and nothing is lost', async () => {
    const buckets = memoryBuckets()
    const [disk, older] = [newDisk(), newDisk()]
    for (const each of [older, disk]) {
      const app = await settled(each, buckets)
      await app.device.change(named('Ann'))
    }
    const newer = await settled(disk, buckets)
    await newer.device.change(named('Cleo'))
    await newer.device.change(({ names }) => ({ names: names.filter(({ name }) => name !== 'Ann') }))

    const after = await settled(older, buckets)
    expect(await namesIn(after.ports.db)).toEqual(['Cleo'])
    expect(await namesIn(await mirrorIn(after))).toEqual(['Cleo'])
  })

  it('made while the mirror was silent and of the mirror nothing is lost, however often ours was changed', async () => {
    const buckets = memoryBuckets()
    const before = await settled(newDisk(), buckets)
    await before.device.change(named('Cleo'))
    buckets.set('refused')
    const disk = newDisk()
    const without = await settled(disk, buckets)
    for (const name of ['Ann', 'Bob', 'Dot']) await without.device.change(named(name))
    expect((await settled(disk, buckets)).device.getState().names).toHaveLength(3)
    buckets.set('fine')
    const after = await settled(disk, buckets)
    for (const db of [after.ports.db, await mirrorIn(after)])
      expect((await namesIn(db)).toSorted()).toEqual(['Ann', 'Bob', 'Cleo', 'Dot'])
  })
})
