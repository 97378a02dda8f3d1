import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Row } from '../game/record/entry.ts'
import { appendTap } from './append-tap.ts'
import { decodeLine } from './backup-lines.ts'
import { deleteCopy, readCopyBefore } from './before-upgrade.ts'
import { memoryCaches } from './caches.fixture.ts'
import { newDisk, OPENING, pegged, tapToSave, windowOn } from './database.fixture.ts'
import type { Database } from './database.ts'
import { savePlayers } from './prefs.ts'
import { withRetry } from './with-retry.ts'

afterEach(() => vi.restoreAllMocks())

/** A game with more rows than are read at once. */
const LONG: readonly Row[] = [
  ...OPENING,
  ...Array.from({ length: 2_400 }, (_, i): Row => {
    const entry = { type: 'pegged', side: 0, points: 0, reason: 'other' } as const
    return { gameId: 'g1', seq: OPENING.length + 1 + i, tapId: `t${i}`, part: 0, at: 1_000 * i, v: 1, entry }
  }),
]
/** Short ones before it and behind it. */
const SHORT = ['f1', 'f2', 'h1'].map((gameId) => OPENING.map((row): Row => ({ ...row, gameId })))

interface Device {
  readonly disk: IDBFactory
  readonly caches: CacheStorage
}

/** A device of version 1 with games on it, no window open. */
async function device(): Promise<Device> {
  const [disk, caches] = [newDisk(), memoryCaches()]
  const db = windowOn(disk, { caches })
  await appendTap(db, tapToSave([], OPENING))
  await db.entries.bulkAdd([...LONG.slice(OPENING.length), ...SHORT.flat()])
  await savePlayers(db, ['Ann', 'Bob'], 5)
  db.dexie.close()
  return { disk, caches }
}

/** A window of a version to come, which changes every line of every log. */
function nextRelease(
  { disk, caches }: Device,
  change: (row: { at: number }) => void = later,
  onNews: (news: string) => void = () => {},
): Database {
  const db = windowOn(disk, { onNews, caches })
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

const older = ({ disk }: Device) => new Dexie('fifteen-two', { indexedDB: disk })

/** Every row of every store, past the app. */
async function everything(on: Device): Promise<object> {
  const source = older(on)
  await source.open()
  const tables = source.tables.map(async (table) => [table.name, await table.toArray()] as const)
  const all = { version: source.verno, ...Object.fromEntries(await Promise.all(tables)) }
  source.close()
  return all
}

/** What is in the copy, line by line. */
async function copied(db: Database) {
  const copy = await readCopyBefore(db)
  if (!copy) return undefined
  const text = await new Response(copy.file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
  const lines = text.trimEnd().split('\n').slice(1).map(decodeLine)
  const found = lines.flatMap((line) => (line.ok ? [line.value] : []))
  expect(found).toHaveLength(lines.length)
  return {
    games: found.flatMap((line) => (line.type === 'game' ? [line.log] : [])),
    players: found.flatMap((line) => (line.type === 'rest' ? line.rest.players : [])),
    raw: found.flatMap((line) => (line.type === 'raw' ? [JSON.parse(line.json)] : [])),
    end: found.at(-1),
  }
}

const AS_IT_WAS = {
  games: [
    { gameId: 'f1', rows: SHORT[0] },
    { gameId: 'f2', rows: SHORT[1] },
    { gameId: 'g1', rows: LONG },
    { gameId: 'h1', rows: SHORT[2] },
  ],
  players: [
    { name: 'Ann', usedAt: 5 },
    { name: 'Bob', usedAt: 5 },
  ],
  raw: [],
  end: { type: 'end', games: 4 },
}

describe('before an older database is upgraded', () => {
  it('everything in it is copied, and can be read as it was', async () => {
    const db = nextRelease(await device())
    expect(await opened(db)).toEqual({ ok: true, value: 2 })
    expect(await db.dexie.table('entries').get(['g1', 1])).toMatchObject({ at: 1 })
    expect(await copied(db)).toEqual(AS_IT_WAS)
    expect(await readCopyBefore(db)).toMatchObject({ games: 4, leftOut: 0 })
    expect((await readCopyBefore(db))?.madeAt).toBeGreaterThan(0)
  })

  it('rows that cannot be read are copied as they are', async () => {
    const on = await device()
    const rows = {
      entries: { ...LONG[9], entry: 'scratched' },
      beginning: { ...SHORT[0]?.[0], entry: 7 },
      drafts: { gameId: 'f2', headSeq: 'none' },
      players: { name: 'Cleo', usedAt: 'long ago' },
      counts: { id: 'a hand', at: 1 },
      prefs: { key: 'last-table', value: 'oak' },
    }
    const db = windowOn(on.disk)
    await db.dexie.open()
    const { beginning, ...others } = rows
    await db.entries.put(beginning as never)
    for (const [store, row] of Object.entries(others)) await db.dexie.table(store).put(row)
    db.dexie.close()
    const next = nextRelease(on)
    await opened(next)
    const copy = await copied(next)
    expect(copy?.raw).toEqual(expect.arrayContaining(Object.values(rows)))
    // With the rest of the game that has no beginning any more.
    expect(copy?.raw).toHaveLength(Object.values(rows).length + OPENING.length - 1)
    expect(copy?.games.map(({ gameId }) => gameId)).toEqual(['f2', 'g1', 'h1'])
    expect(copy?.games[1]?.rows).toHaveLength(LONG.length - 1)
    expect(await readCopyBefore(next)).toMatchObject({ games: 3, leftOut: 1 })
  })

  it('so are the rows of stores that this release does not know', async () => {
    const on = await device()
    const next = nextRelease(on)
    await opened(next)
    await next.dexie.table('more').put({ id: 'a thing' })
    next.dexie.close()
    const later = windowOn(on.disk, on)
    later.dexie.version(3).stores({ more: null })
    expect(await opened(later)).toEqual({ ok: true, value: 3 })
    expect((await copied(later))?.raw).toEqual([{ id: 'a thing' }])
  })

  it('a database without our stores is upgraded without a copy', async () => {
    const on = { disk: newDisk(), caches: memoryCaches() }
    const other = older(on)
    other.version(0.5).stores({ more: 'id' })
    await other.open()
    other.close()
    const db = windowOn(on.disk, on)
    expect(await opened(db)).toEqual({ ok: true, value: 1 })
    expect(await readCopyBefore(db)).toBeUndefined()
  })

  it('nothing is touched when the upgrade then fails: version 1 is whole, and the copy is there', async () => {
    const on = await device()
    const before = await everything(on)
    const db = nextRelease(on, () => {
      throw new Error('a fault in the upgrade')
    })
    expect(await opened(db)).toMatchObject({ ok: false })
    db.dexie.close()
    expect(await everything(on)).toEqual(before)
    expect(await copied(db)).toEqual(AS_IT_WAS)
    expect(await opened(windowOn(on.disk))).toEqual({ ok: true, value: 1 })
  })

  it('a device without room is left as it is, and upgraded once there is some', async () => {
    const on = await device()
    const before = await everything(on)
    const full = vi.spyOn(await on.caches.open(''), 'put')
    full.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    const db = nextRelease(on)
    expect(await opened(db)).toEqual({ ok: false, error: { type: 'quota' } })
    expect(await everything(on)).toEqual(before)
    expect(await copied(db)).toBeUndefined()
    full.mockRestore()
    expect(await opened(db)).toEqual({ ok: true, value: 2 })
    expect(await copied(db)).toEqual(AS_IT_WAS)
  })

  it('a device whose cache refuses is left as it is, and upgraded once it does not', async () => {
    const on = await device()
    const before = await everything(on)
    const refused = vi.spyOn(on.caches, 'open')
    refused.mockRejectedValue(new DOMException('not now', 'UnknownError'))
    const db = nextRelease(on)
    expect(await opened(db)).toEqual({ ok: false, error: { type: 'connection-lost' } })
    expect(await everything(on)).toEqual(before)
    refused.mockRestore()
    expect(await opened(db)).toEqual({ ok: true, value: 2 })
    expect(await copied(db)).toEqual(AS_IT_WAS)
  })

  it('rows that the older database does not hand over hold it up too', async () => {
    const on = await device()
    const before = await everything(on)
    const { transaction } = Dexie.prototype
    const lossy = vi.spyOn(Dexie.prototype, 'transaction').mockImplementation(function (
      this: Dexie,
      ...args
    ) {
      if (String(args[1]).includes('entries')) throw new DOMException('lost', 'DataError')
      return Reflect.apply(transaction, this, args)
    })
    const db = nextRelease(on)
    expect(await opened(db)).toMatchObject({ ok: false, error: { name: 'DataError' } })
    lossy.mockRestore()
    expect(await copied(db)).toBeUndefined()
    expect(await everything(on)).toEqual(before)
  })

  it('a browser without a cache makes no copy, and upgrades in one transaction anyway', async () => {
    const { disk } = await device()
    const db = nextRelease({ disk, caches: undefined as never })
    expect(await opened(db)).toEqual({ ok: true, value: 2 })
    expect(await readCopyBefore(db)).toBeUndefined()
    expect(await db.dexie.table('entries').count()).toBe(LONG.length + SHORT.flat().length)
  })

  it('a window of the older release that is closed late holds it up, and no more', async () => {
    const on = await device()
    const window = older(on)
    window.on('versionchange', () => false)
    await window.open()
    const news: string[] = []
    const db = nextRelease(on, later, (one) => {
      news.push(one)
      window.close()
    })
    expect(await opened(db)).toEqual({ ok: true, value: 2 })
    expect(news).toEqual(['blocked'])
    expect(await copied(db)).toEqual(AS_IT_WAS)
  })

  it('two windows at once make one copy, and both continue', async () => {
    const on = await device()
    const [one, two] = [nextRelease(on), nextRelease(on)]
    expect(await Promise.all([opened(one), opened(two), opened(one)])).toEqual([
      { ok: true, value: 2 },
      { ok: true, value: 2 },
      { ok: true, value: 2 },
    ])
    expect(await copied(one)).toEqual(AS_IT_WAS)
  })

  it('the copy before gives way to this one', async () => {
    const on = await device()
    await opened(nextRelease(on))
    const first = await readCopyBefore(windowOn(on.disk, on))
    const another = await device()
    vi.spyOn(Date, 'now').mockReturnValue(2_790_000_000_000)
    const db = nextRelease({ ...another, caches: on.caches })
    await opened(db)
    expect(first?.madeAt).toBeLessThan(2_790_000_000_000)
    expect((await readCopyBefore(db))?.madeAt).toBe(2_790_000_000_000)
    expect(await copied(db)).toEqual(AS_IT_WAS)
  })
})

describe('the copy', () => {
  it('has a time that a file can hold, though the clock is set before 1970', async () => {
    const on = await device()
    vi.spyOn(Date, 'now').mockReturnValue(-1_000.5)
    const db = nextRelease(on)
    await opened(db)
    expect((await readCopyBefore(db))?.madeAt).toBe(86_398_999)
  })

  it('is gone once it is deleted, and the games are as they were', async () => {
    const on = await device()
    const db = nextRelease(on)
    await opened(db)
    const before = await everything(on)
    expect(await deleteCopy(db)).toEqual({ ok: true, value: undefined })
    expect(await readCopyBefore(db)).toBeUndefined()
    expect((await on.disk.databases()).map(({ name }) => name)).toEqual(['fifteen-two'])
    expect(await everything(on)).toEqual(before)
  })

  it('is not deleted while the games cannot be opened', async () => {
    const db = nextRelease(await device(), () => {
      throw new Error('a fault in the upgrade')
    })
    await opened(db)
    expect(await deleteCopy(db)).toMatchObject({ ok: false })
    expect(await copied(db)).toEqual(AS_IT_WAS)
  })
})

describe('any other start', () => {
  it('makes no copy and asks for none, neither the first time nor later', async () => {
    const on = { disk: newDisk(), caches: memoryCaches() }
    const first = windowOn(on.disk, on)
    await appendTap(first, tapToSave([], OPENING))
    await appendTap(first, tapToSave(OPENING, pegged(OPENING, 'next')))
    first.dexie.close()
    const next = windowOn(on.disk, on)
    expect(await opened(next)).toEqual({ ok: true, value: 1 })
    expect(await readCopyBefore(next)).toBeUndefined()
    expect((await on.disk.databases()).map(({ name }) => name)).toEqual(['fifteen-two'])
  })
})
