import { IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Row } from '../game/entry.ts'
import { appendTap } from './append-tap.ts'
import { newDisk, OPENING, pegged, tapToKeep, windowOn } from './database.fixture.ts'
import type { Database } from './database.ts'
import { copiesIn, openAside } from './keep-aside.ts'
import { keepPlayers } from './players.ts'
import { asideSince, deleteAside, readAside } from './read-aside.ts'
import { withRetry } from './with-retry.ts'

afterEach(() => vi.restoreAllMocks())

/** A long game, so that the copy of its lines has several parts. */
const LONG: readonly Row[] = [
  ...OPENING,
  ...Array.from({ length: 1_200 }, (_, i): Row => {
    const entry = { type: 'pegged', side: 0, points: 0, reason: 'other' } as const
    return { gameId: 'g1', seq: OPENING.length + 1 + i, tapId: `t${i}`, part: 0, at: 1_000 * i, v: 1, entry }
  }),
]

/** A device of version 1 with a game on it, no window open. */
async function device(): Promise<IDBFactory> {
  const disk = newDisk()
  const db = windowOn(disk)
  await appendTap(db, tapToKeep([], OPENING))
  await db.entries.bulkAdd(LONG.slice(OPENING.length))
  await keepPlayers(db, ['Ann', 'Bob'], 5)
  db.dexie.close()
  return disk
}

/** A window of a version to come, which changes every line of every log. */
function nextRelease(
  disk: IDBFactory,
  change: (row: { at: number }) => void = later,
  onNews: (news: string) => void = () => {},
): Database {
  const db = windowOn(disk, { onNews })
  db.dexie
    .version(2)
    .stores({ more: 'id' })
    .upgrade((transaction) => transaction.table('entries').toCollection().modify(change))
  return db
}

function later(row: { at: number }): void {
  row.at = 1
}

const opened = (db: Database) => withRetry(db, async () => db.dexie.verno)

/** Every row of every store, past the app. */
async function everything(disk: IDBFactory): Promise<object> {
  const source = windowOn(disk).beside('fifteen-two')
  await source.open()
  const tables = source.tables.map(async (table) => [table.name, await table.toArray()] as const)
  const all = { version: source.verno, ...Object.fromEntries(await Promise.all(tables)) }
  source.close()
  return all
}

async function copied(db: Database) {
  const aside = await readAside(db)
  if (!aside.ok || !aside.value) return undefined
  const games = []
  for await (const batch of aside.value.games) games.push(...(batch.ok ? batch.value : []))
  return { games, players: aside.value.rest.players }
}

const AS_IT_STOOD = {
  games: [{ gameId: 'g1', rows: LONG }],
  players: [
    { name: 'Ann', usedAt: 5 },
    { name: 'Bob', usedAt: 5 },
  ],
}

/** From now on the device has no room for another row of this store. */
function fullFor(store: string) {
  const { put } = IDBObjectStore.prototype
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row) {
    if (this.name === store) throw new DOMException('full', 'QuotaExceededError')
    return put.call(this, row)
  })
}

describe('before an older database is upgraded', () => {
  it('everything in it is copied, and can be read as it stood', async () => {
    const db = nextRelease(await device())
    expect(await opened(db)).toEqual({ ok: true, value: 2 })
    expect(await db.dexie.table('entries').get(['g1', 1])).toMatchObject({ at: 1 })
    expect(await copied(db)).toEqual(AS_IT_STOOD)
    expect(await asideSince(db)).toBeGreaterThan(0)
  })

  it('nothing is touched when the upgrade then fails: version 1 is whole, and the copy is there', async () => {
    const disk = await device()
    const before = await everything(disk)
    const db = nextRelease(disk, () => {
      throw new Error('a fault in the upgrade')
    })
    expect(await opened(db)).toMatchObject({ ok: false })
    db.dexie.close()
    expect(await everything(disk)).toEqual(before)
    expect(await copied(db)).toEqual(AS_IT_STOOD)
    expect(await opened(windowOn(disk))).toEqual({ ok: true, value: 1 })
  })

  it('a device without room is left as it is, and upgraded once there is some', async () => {
    const disk = await device()
    const before = await everything(disk)
    const full = fullFor('copies')
    const db = nextRelease(disk)
    expect(await opened(db)).toEqual({ ok: false, error: { type: 'quota' } })
    expect(await everything(disk)).toEqual(before)
    expect(await copied(db)).toBeUndefined()
    full.mockRestore()
    expect(await opened(db)).toEqual({ ok: true, value: 2 })
    expect(await copied(db)).toEqual(AS_IT_STOOD)
  })

  it('a window of the older release that is closed late holds it up, and no more', async () => {
    const disk = await device()
    const older = windowOn(disk).beside('fifteen-two')
    older.on('versionchange', () => false)
    await older.open()
    const news: string[] = []
    const db = nextRelease(disk, later, (one) => {
      news.push(one)
      older.close()
    })
    expect(await opened(db)).toEqual({ ok: true, value: 2 })
    expect(news).toEqual(['blocked'])
    expect(await copied(db)).toEqual(AS_IT_STOOD)
  })

  it('two windows at once make one copy, and both go on', async () => {
    const disk = await device()
    const [one, two] = [nextRelease(disk), nextRelease(disk)]
    expect(await Promise.all([opened(one), opened(two), opened(one)])).toEqual([
      { ok: true, value: 2 },
      { ok: true, value: 2 },
      { ok: true, value: 2 },
    ])
    expect(await copied(one)).toEqual(AS_IT_STOOD)
  })

  it('two windows in the same millisecond leave one copy too', async () => {
    const disk = await device()
    vi.spyOn(Date, 'now').mockReturnValue(1_790_000_000_000)
    const [one, two] = [nextRelease(disk), nextRelease(disk)]
    const both = { ok: true, value: 2 }
    expect(await Promise.all([opened(one), opened(two)])).toEqual([both, both])
    expect(await copied(two)).toEqual(AS_IT_STOOD)
  })

  it('the copy before gives way only to one that is whole', async () => {
    const disk = await device()
    const aside = openAside('fifteen-two', windowOn(disk).beside)
    await aside.open()
    await copiesIn(aside).bulkPut([
      { at: 1, store: 'entries', part: 0, rows: ['an older row'] },
      { at: 1, store: '', part: 0, version: 0.5, counts: {} },
    ])
    const db = nextRelease(disk)
    await opened(db)
    const keys = await copiesIn(aside).toCollection().primaryKeys()
    expect(keys.map(([at]) => at)).not.toContain(1)
    expect(await copied(db)).toEqual(AS_IT_STOOD)
    aside.close()
  })
})

describe('the copy', () => {
  it('has a time that a file can hold, though the clock is set before 1970', async () => {
    const disk = await device()
    vi.spyOn(Date, 'now').mockReturnValue(-1_000.5)
    const db = nextRelease(disk)
    await opened(db)
    expect(await asideSince(db)).toBe(86_398_999)
  })

  it('is gone once it is deleted, and the games are as they were', async () => {
    const disk = await device()
    const db = nextRelease(disk)
    await opened(db)
    const before = await everything(disk)
    expect(await deleteAside(db)).toEqual({ ok: true, value: undefined })
    expect(await asideSince(db)).toBeUndefined()
    expect((await disk.databases()).map(({ name }) => name)).toEqual(['fifteen-two'])
    expect(await everything(disk)).toEqual(before)
  })

  it('is not deleted while the games cannot be opened', async () => {
    const db = nextRelease(await device(), () => {
      throw new Error('a fault in the upgrade')
    })
    await opened(db)
    expect(await deleteAside(db)).toMatchObject({ ok: false })
    expect(await copied(db)).toEqual(AS_IT_STOOD)
  })
})

describe('any other start', () => {
  it('makes no copy and asks for none, be it the first or a later one', async () => {
    const disk = newDisk()
    const first = windowOn(disk)
    await appendTap(first, tapToKeep([], OPENING))
    await appendTap(first, tapToKeep(OPENING, pegged(OPENING, 'next')))
    first.dexie.close()
    const later = windowOn(disk)
    expect(await opened(later)).toEqual({ ok: true, value: 1 })
    expect(await asideSince(later)).toBeUndefined()
    expect((await disk.databases()).map(({ name }) => name)).toEqual(['fifteen-two'])
  })
})
