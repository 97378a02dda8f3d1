import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../base/eventually.fixture.ts'
import { makeDatabase, storeErrorOf, TIME_LIMIT } from './connection.ts'
import { newDisk, OPENING, pegged, tapToSave, windowOn } from './database.fixture.ts'
import { appendTap, readGame } from './log.ts'

type Begin = IDBDatabase['transaction']

/** A database factory that begins its transactions in another way. */
function beginning(disk: IDBFactory, begun: (begin: Begin) => Begin): IDBFactory {
  return {
    open(name, version) {
      const request = disk.open(name, version)
      request.addEventListener('success', () => {
        const db = request.result
        db.transaction = begun(db.transaction.bind(db))
      })
      return request
    },
    deleteDatabase: (name) => disk.deleteDatabase(name),
    databases: () => disk.databases(),
    cmp: (a, b) => disk.cmp(a, b),
  }
}

/** One whose transactions fail a number of times as a given browser fails. */
function failing(disk: IDBFactory, times: number, fault: () => DOMException): IDBFactory {
  let left = times
  return beginning(disk, (begin) => (stores, mode, options) => {
    if (mode === 'readwrite' && left-- > 0) throw fault()
    return begin(stores, mode, options)
  })
}

/** One that takes the first line and then says of it, once, that it failed. */
function stumbling(disk: IDBFactory, fault: () => DOMException): IDBFactory {
  let left = 1
  return beginning(disk, (begin) => (stores, mode, options) => {
    const begun = begin(stores, mode, options)
    const { objectStore } = begun
    begun.objectStore = (name) => {
      const store = objectStore.call(begun, name)
      if (mode === 'readwrite' && left-- > 0) store.put = (value) => refused(store, value, fault())
      return store
    }
    return begun
  })
}

/** A request for a key that is taken fails by itself; the reason is set here. */
function refused(store: IDBObjectStore, value: unknown, error: DOMException): IDBRequest<IDBValidKey> {
  store.add(value)
  const request = store.add(value)
  Object.defineProperty(request, 'error', { get: () => error, set: () => {} })
  return request
}

const LOST = () => new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
const FULL = () => new DOMException('Quota exceeded', 'QuotaExceededError')
const NO_SPACE = () => new DOMException('Connection is closing: FILE_ERROR_NO_SPACE', 'UnknownError')
const CLOSING = () => new DOMException('The database connection is closing.', 'InvalidStateError')

async function tapOn(disk: IDBFactory, times: number, fault: () => DOMException) {
  await appendTap(windowOn(disk), tapToSave([], OPENING))
  const tap = tapToSave(OPENING, pegged(OPENING, 'ann-2'))
  const kept = await appendTap(windowOn(failing(disk, times, fault)), tap)
  const game = await readGame(windowOn(disk), 'g1')
  return { kept, lines: game.ok ? game.value.rows.length - OPENING.length : Number.NaN }
}

describe('a browser that loses its database', () => {
  it.each([
    ['the server is gone (WebKit)', 2, LOST],
    ['the connection is closing (WebKit)', 3, CLOSING],
  ])('is asked again, and the tap is written once: %s', async (_, times, fault) => {
    expect(await tapOn(newDisk(), times, fault)).toEqual({ kept: { ok: true, value: 'saved' }, lines: 1 })
  })

  it('is not asked for ever: the table hears that the tap is not saved', async () => {
    const { kept, lines } = await tapOn(newDisk(), Number.POSITIVE_INFINITY, LOST)
    expect(kept).toEqual({ ok: false, error: { type: 'connection-lost' } })
    expect(lines).toBe(0)
  })

  it('is not asked again when the device is full', async () => {
    const full = vi.fn(FULL)
    const { kept } = await tapOn(newDisk(), Number.POSITIVE_INFINITY, full)
    expect(kept).toEqual({ ok: false, error: { type: 'quota' } })
    expect(full).toHaveBeenCalledTimes(1)
  })

  it('is called full where Chromium has said so in the last minute', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(-100_000)
    onTestFinished(() => now.mockRestore())
    const faults = [NO_SPACE()]
    const db = windowOn(failing(newDisk(), Number.POSITIVE_INFINITY, () => faults.pop() ?? LOST()))
    const write = () => db.tx('rw', ['prefs'], () => db.prefs.put({ key: 'on-table', value: 'g1' }))
    expect([await write(), await write()]).toMatchObject([
      { error: { type: 'quota' } },
      { error: { type: 'quota' } },
    ])
    now.mockReturnValue(-39_000)
    expect(await write()).toMatchObject({ error: { type: 'connection-lost' } })
  })

  it.each([
    ['the server is gone: asked again, and written', LOST, { ok: true, value: 'written' }],
    ['the device is full: known as such', FULL, { ok: false, error: { type: 'quota' } }],
  ])('in the middle of many lines: %s', async (_, fault, answer) => {
    const disk = newDisk()
    await windowOn(disk).dexie.open()
    const db = windowOn(stumbling(disk, fault))
    const write = async () => {
      await db.prefs.bulkPut([{ key: 'on-table', value: 'g1' }])
      return 'written'
    }
    expect(await db.tx('rw', ['prefs'], write)).toEqual(answer)
  })
})

describe('a browser that never answers when the database is opened', () => {
  /** One that leaves its first requests without an answer, until they are let go. */
  function silent(disk: IDBFactory, times: number) {
    const held: (() => void)[] = []
    const connections: IDBDatabase[] = []
    const factory: IDBFactory = {
      ...beginning(disk, (begin) => begin),
      open(name, version) {
        const late = new EventTarget() as IDBOpenDBRequest
        const answer = (request: IDBOpenDBRequest) => {
          for (const type of ['success', 'error', 'upgradeneeded'] as const) {
            request.addEventListener(type, () => {
              Object.assign(late, { result: request.result, transaction: request.transaction })
              if (type === 'success') connections.push(request.result)
              let stopped = false
              const stopImmediatePropagation = () => {
                stopped = true
              }
              late.dispatchEvent(Object.assign(new Event(type), { stopImmediatePropagation }))
              if (!stopped) late[`on${type}`]?.call(late, new Event(type) as IDBVersionChangeEvent)
            })
          }
        }
        const request = () => disk.open(name, version)
        if (held.length === times) return request()
        held.push(() => answer(request()))
        return late
      },
    }
    return { factory, connections, letGo: () => held.forEach((answer) => void answer()) }
  }

  async function answered(disk: IDBFactory, times: number) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { factory, ...rest } = silent(disk, times)
    const db = makeDatabase('fifteen-two', { indexedDB: factory })
    const read = readGame(db, 'g1')
    await vi.advanceTimersByTimeAsync(times * TIME_LIMIT + 1_400)
    return { read: await read, db, ...rest }
  }

  it('is asked again, and not waited for', async () => {
    const disk = newDisk()
    await appendTap(windowOn(disk), tapToSave([], OPENING))
    const { read } = await answered(disk, 2)
    expect(read).toMatchObject({ ok: true, value: { rows: OPENING } })
  })

  it('is asked again by a later try too', async () => {
    const disk = newDisk()
    await appendTap(windowOn(disk), tapToSave([], OPENING))
    const { read, db } = await answered(disk, 4)
    expect(read).toEqual({ ok: false, error: { type: 'connection-lost' } })
    expect(await readGame(db, 'g1')).toMatchObject({ ok: true, value: { rows: OPENING } })
  })

  it('and answers late at last leaves no second connection, which would hold up an upgrade', async () => {
    const disk = newDisk()
    await appendTap(windowOn(disk), tapToSave([], OPENING))
    const { db, connections, letGo } = await answered(disk, 1)
    letGo()
    await eventually(() => expect(connections).toHaveLength(1))
    expect(db.dexie.backendDB()).not.toBe(connections[0])
    expect(() => connections[0]?.transaction('games')).toThrow()
    expect(await readGame(db, 'g1')).toMatchObject({ ok: true, value: { rows: OPENING } })
  })
})

describe('what a database throws', () => {
  it.each<[string, unknown, string]>([
    ['a full device inside an abort', named('AbortError', named('QuotaExceededError')), 'quota'],
    ['an abort without a reason', named('AbortError'), 'connection-lost'],
    ['a closed database', named('DatabaseClosedError'), 'connection-lost'],
    ['a failed opening of a newer schema', named('OpenFailedError', named('VersionError')), 'newer-version'],
    ['no database at all', named('MissingAPIError'), 'unavailable'],
    ['a taken key', named('ConstraintError'), 'taken'],
    ['a taken key among many lines', many(named('ConstraintError'), named('AbortError')), 'taken'],
    ['a full device in the middle of many lines', many(named('QuotaExceededError')), 'quota'],
    ['many lines without a reason', many(), 'unknown'],
    ['something of our own making', new TypeError('x is not a function'), 'unknown'],
    ['no error at all', undefined, 'unknown'],
  ])('becomes an error the table knows: %s', (_, thrown, type) => {
    expect(storeErrorOf(thrown).type).toBe(type)
  })

  it('is looked into, but not for ever', () => {
    const round: { name: string; inner?: unknown } = { name: 'Error' }
    round.inner = round
    expect(storeErrorOf(round).type).toBe('unknown')
  })
})

function named(name: string, inner?: unknown): unknown {
  return { name, inner }
}

/** As many lines written at once fail, each for itself. */
function many(...failures: readonly unknown[]): unknown {
  return { name: 'BulkError', failures }
}
