import { Dexie } from 'dexie'
import { fieldOf } from '../base/is-object.ts'
import { makeObservable, type Readable } from '../base/observable.ts'
import { err, ok, type Result } from '../base/result.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import { declareVersions, type StoreName, type Tables, tablesOf } from './schema.ts'

/** `retired`: another window upgrades: reload. `blocked`: ours waits for an older window. */
export type StorageNews = 'fine' | 'retired' | 'blocked'

export interface Database extends Tables {
  readonly dexie: Dexie
  readonly news: Readable<StorageNews>
  /** Whether an older database was upgraded when it was opened. */
  readonly isUpgraded: () => boolean
  readonly pause: (ms: number) => Promise<void>
  /** Runs something in one transaction, all or nothing. It may run twice: see `withRetry`. */
  readonly tx: <T>(mode: 'r' | 'rw', stores: readonly StoreName[], work: () => PromiseLike<T>) => Stored<T>
}

/** The result of asking the database; `E`: what else may be wrong. */
export type Stored<T, E = never> = Promise<Result<T, StorageError | E>>

export interface DatabaseOptions {
  readonly indexedDB?: IDBFactory | undefined
  readonly pause?: ((ms: number) => Promise<void>) | undefined
  /** Declares the versions of the schema. */
  readonly declare?: ((dexie: Dexie) => void) | undefined
  readonly buckets?: Buckets | undefined
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A database, opened with its first transaction. Errors are results of the transactions. */
export function makeDatabase(name: string, options: DatabaseOptions = {}): Database {
  const { indexedDB = globalThis.indexedDB, pause = wait, declare = declareVersions } = options
  let isUpgraded = false
  const dexie = new Dexie(name, {
    // "Complete" means on the disk: Chromium and Firefox report it earlier by default.
    chromeTransactionDurability: 'strict',
    // Storage wiped while the app is open must show as a failure, not as a new empty database.
    autoOpen: false,
    // Nothing is shown before it is committed, so Dexie must not answer from memory.
    cache: 'disabled',
    ...(indexedDB ? { indexedDB: guarded(indexedDB, () => (isUpgraded = true)) } : {}),
  })
  declare(dexie)
  const news = makeObservable<StorageNews>('fine')
  // Returning false stops Dexie's own handler, which would open the database again.
  dexie.on('versionchange', () => {
    dexie.close({ disableAutoOpen: true })
    news.set('retired')
    return false
  })
  dexie.on('blocked', () => {
    news.set('blocked')
    return false
  })
  // Called each time the database has opened.
  dexie.on('ready', () => news.set('fine'), true)
  const db: Database = {
    dexie,
    news,
    isUpgraded: () => isUpgraded,
    pause,
    // An async function itself, or the transaction would end while it waits.
    tx: (mode, stores, work) =>
      withRetry(db, () => dexie.transaction(mode, [...stores], async () => await work())),
    ...tablesOf(dexie),
  }
  return db
}

/**
 * Refuses a request without a version: Dexie makes one where the stored version is newer, and would patch a schema it
 * does not know. A late answer to an older request opens nothing, because nothing would ever close that connection.
 */
function guarded(factory: IDBFactory, onUpgrade: () => void): IDBFactory {
  let latest: IDBOpenDBRequest | undefined
  return {
    open(name, version) {
      if (version === undefined) throw new DOMException('The stored version is newer', 'VersionError')
      const request = factory.open(name, version)
      latest = request
      const close = (event: Event) => {
        if (request === latest) return
        event.stopImmediatePropagation()
        request.transaction?.abort()
        request.result.close()
      }
      request.addEventListener('upgradeneeded', close)
      request.addEventListener('upgradeneeded', ({ oldVersion }) => oldVersion > 0 && onUpgrade())
      request.addEventListener('success', close)
      // Dexie may report only that the connection is closed.
      request.addEventListener('success', () =>
        request.result.addEventListener('abort', ({ target }) => noteFull(fieldOf(target, 'error'))),
      )
      return request
    },
    deleteDatabase: (name) => factory.deleteDatabase(name),
    databases: () => factory.databases(),
    cmp: (first, second) => factory.cmp(first, second),
  }
}

/** Pauses in milliseconds before each try: iOS takes its time to start its database again. */
const PAUSES = [0, 50, 250, 1_000] as const
/** Milliseconds: a browser that has lost its database may never answer. */
export const TIME_LIMIT = 8_000
/** Where there is another way: a tap, and a start, must not wait long for the mirror. */
export const SHORT = 2_000

/** Milliseconds: Chromium says now and then that the disk has no room, and between only that it cannot open a database. */
const STAYS_FULL = 60_000
let fullUntil = 0

/** Works with an open database. A lost connection is opened again a few times, so `work` may run twice. */
export async function withRetry<T>(db: Database, work: () => PromiseLike<T>): Stored<T> {
  const isRetired = () => db.news.getState() === 'retired'
  let error: StorageError = { type: 'connection-lost' }
  for (const ms of PAUSES) {
    if (ms > 0) await db.pause(ms)
    if (isRetired()) return err({ type: 'closed' })
    try {
      return ok(await inTime(connected(db, work)))
    } catch (thrown) {
      if (isRetired()) return err({ type: 'closed' })
      if (db.news.getState() === 'blocked') return err({ type: 'blocked' })
      error = storeErrorOf(thrown)
      if (error.type !== 'connection-lost') return err(error)
      noteFull(thrown)
      // Also gives up an opening that was never answered.
      db.dexie.close({ disableAutoOpen: true })
    }
  }
  if (performance.now() > fullUntil) return err(error)
  fullUntil = performance.now() + STAYS_FULL
  return err({ type: 'quota' })
}

/** An unknown error of Chromium, whose text alone says that the disk, not the quota, is full. */
function noteFull(error: unknown): void {
  if (error === undefined) return
  const isFull = `${fieldOf(error, 'message')}`.includes('FILE_ERROR_NO_SPACE')
  if (isFull) fullUntil = performance.now() + STAYS_FULL
  noteFull(fieldOf(error, 'inner'))
}

async function connected<T>({ dexie }: Database, work: () => PromiseLike<T>): Promise<T> {
  if (!dexie.isOpen()) await dexie.open()
  return await work()
}

export async function inTime<T>(answer: Promise<T>, limit = TIME_LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), limit)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The first that fits wins: the error inside an abort says more than the abort. */
const BY_NAME: readonly (readonly [StorageError, readonly string[]])[] = [
  [{ type: 'quota' }, ['QuotaExceededError']],
  [{ type: 'taken' }, ['ConstraintError']],
  [{ type: 'newer-version' }, ['VersionError']],
  [{ type: 'unavailable' }, ['MissingAPIError', 'SecurityError']],
  [
    { type: 'connection-lost' },
    [
      // WebKit, after background or memory pressure: "Connection to Indexed Database server lost".
      'UnknownError',
      // "The database connection is closing."
      'InvalidStateError',
      'TransactionInactiveError',
      'DatabaseClosedError',
      'OpenFailedError',
      'TimeoutError',
      'AbortError',
      // The stores were deleted: cleared while open, and created again without them by another window.
      'NotFoundError',
    ],
  ],
]

export function storeErrorOf(thrown: unknown): StorageError {
  const names = namesOf(thrown)
  const known = BY_NAME.find(([, list]) => names.some((name) => list.includes(name)))
  if (known) return known[0]
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return { type: 'unknown', name: names[0] ?? 'Error', message: message.slice(0, 200) }
}

const DEEPEST = 5

/** The names of the error and of the errors inside it, outermost first. */
function namesOf(thrown: unknown, depth = 0): readonly string[] {
  if (depth === DEEPEST) return []
  const [name, failures] = [fieldOf(thrown, 'name'), fieldOf(thrown, 'failures')]
  const inner = namesOf(fieldOf(thrown, 'inner'), depth + 1)
  // Of many failed rows only the first is the cause.
  const failure = namesOf(fieldOf(failures, '0'), depth + 1)
  return [...(typeof name === 'string' ? [name] : []), ...inner, ...failure]
}

/** What the app uses of `navigator.storageBuckets`, which only Chromium has and TypeScript does not know. */
export interface Buckets {
  readonly keys: () => Promise<readonly string[]>
  readonly open: (
    name: string,
    policy?: { readonly persisted: true; readonly durability: 'strict' },
  ) => Promise<{ readonly indexedDB: IDBFactory }>
}

export function bucketsOf(options: DatabaseOptions): Buckets | undefined {
  if ('buckets' in options) return options.buckets
  const { navigator } = globalThis
  return navigator && 'storageBuckets' in navigator ? (navigator.storageBuckets as Buckets) : undefined
}
