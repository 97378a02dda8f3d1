import { Dexie, type DexieOptions } from 'dexie'
import { copyBeforeUpgrade } from './before-upgrade.ts'
import { type Database, type StoreName, tablesOf } from './database.ts'
import { makeSecondCopy, type OpenCache } from './second-copy.ts'
import { type Connection, withRetry } from './with-retry.ts'

const NAME = 'fifteen-two'

export interface DatabaseOptions {
  readonly indexedDB?: IDBFactory
  readonly caches?: CacheStorage
  /** `retired`: another window upgrades: reload. `blocked`: ours waits for an older window. */
  readonly onNews?: (news: 'retired' | 'blocked') => void
  readonly pause?: (ms: number) => Promise<void>
}

/**
 * The key of `entries` is what two windows race for, and the index by game. A match has each of its games once. No
 * store has auto-increment keys: such stores became unreadable on iOS 16.7 (dexie issue 1878).
 */
const VERSION_1: Readonly<Record<StoreName, string>> = {
  entries: '[gameId+seq]',
  games: 'id, updatedAt, [state+updatedAt], &[matchId+matchIndex]',
  drafts: 'gameId',
  prefs: 'key',
  counts: 'id, at',
  players: 'name, usedAt',
}

/** The database, opened with its first transaction. Errors are results of the transactions. */
export function makeDatabase(options: DatabaseOptions = {}): Database {
  const { caches = globalThis.caches } = options
  const openCache = caches && (() => caches.open(`${NAME}-copies`))
  const connection = makeConnection(options, openCache)
  const { dexie } = connection
  return {
    ...connection,
    // An async function itself, or the transaction would end while it waits.
    tx: (mode, stores, work) =>
      withRetry(connection, () => dexie.transaction(mode, [...stores], async () => await work())),
    ...tablesOf(dexie),
    openCache,
    copies: makeSecondCopy(openCache),
  }
}

function makeConnection(options: DatabaseOptions, openCache: OpenCache | undefined): Connection {
  const { onNews = () => {}, pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = options
  let upgrade: 'held' | 'free' | undefined
  let copying: Promise<void> | undefined
  const dexie = new Dexie(NAME, dexieOptions(options, holdUpgrade))
  dexie.version(1).stores(VERSION_1)
  let retired = false
  let blocked = false
  // Returning false stops Dexie's own handler, which would open the database again.
  dexie.on('versionchange', () => {
    retired = true
    dexie.close({ disableAutoOpen: true })
    onNews('retired')
    return false
  })
  dexie.on('blocked', () => {
    blocked = true
    onNews('blocked')
    return false
  })
  // Called each time the database has opened.
  dexie.on('ready', unblock, true)

  function unblock(): void {
    blocked = false
  }

  /** An older database is not changed before there is a copy of it. */
  function holdUpgrade(request: IDBOpenDBRequest): void {
    request.addEventListener('upgradeneeded', (event) => {
      if (event.oldVersion === 0 || upgrade === 'free') return
      event.stopImmediatePropagation()
      upgrade = 'held'
      // Other windows no longer block it.
      unblock()
      request.transaction?.abort()
    })
  }

  async function copyOlder(): Promise<void> {
    try {
      const older = new Dexie(NAME, dexieOptions(options))
      await copyBeforeUpgrade(older, dexie.verno, openCache)
      upgrade = 'free'
    } finally {
      copying = undefined
    }
  }

  return {
    dexie,
    isRetired: () => retired,
    isBlocked: () => blocked,
    copyBeforeUpgrade() {
      if (upgrade === 'held') copying ??= copyOlder()
      return copying
    },
    pause,
  }
}

function dexieOptions(
  { indexedDB }: DatabaseOptions,
  onOpen?: (request: IDBOpenDBRequest) => void,
): DexieOptions {
  const factory = indexedDB ?? globalThis.indexedDB
  return {
    // "Complete" means on the disk: Chromium and Firefox report it earlier by default.
    chromeTransactionDurability: 'strict',
    // Storage wiped while the app is open must show as a failure, not as a new empty database.
    autoOpen: false,
    // Nothing is shown before it is committed, so Dexie must not answer from memory.
    cache: 'disabled',
    ...(factory ? { indexedDB: onOpen ? guarded(factory, onOpen) : factory } : {}),
  }
}

/**
 * Refuses a request without a version: Dexie makes one where the stored version is newer, and would patch a schema it
 * does not know. A late answer to an older request opens nothing, because nothing would ever close that connection.
 */
function guarded(factory: IDBFactory, onOpen: (request: IDBOpenDBRequest) => void): IDBFactory {
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
      request.addEventListener('success', close)
      onOpen(request)
      return request
    },
    deleteDatabase: (name) => factory.deleteDatabase(name),
    databases: () => factory.databases(),
    cmp: (first, second) => factory.cmp(first, second),
  }
}
