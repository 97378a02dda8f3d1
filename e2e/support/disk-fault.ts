import type { Page } from '@playwright/test'
import { stored } from './stored.ts'

/** A page of the same origin without the app on it, for what another program might do to the database. */
export async function openEmptyPage(page: Page): Promise<void> {
  await page.route('**/bare', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  )
  await page.goto('/bare')
}

/** Opens the games' database without the app, at the given version, and holds it open. */
export async function openAtVersion(page: Page, version: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    await new Promise((resolve, reject) => {
      const open = indexedDB.open('fifteen-two', wanted)
      open.onupgradeneeded = () => {
        if (!open.result.objectStoreNames.contains('more')) open.result.createObjectStore('more')
      }
      open.onsuccess = resolve
      open.onerror = () => reject(open.error)
    })
  }, version)
}

/** The database, or its mirror in a storage bucket. */
type Place = 'first' | 'mirror'

/**
 * Stores the games as an older release would have: the same rows at an older version, without one index. With a
 * `clash` two games have one place in their match, so the upgrade that builds the index has to fail.
 */
export async function writeOlderDatabase(page: Page, clash: boolean, place: Place = 'first'): Promise<void> {
  await page.evaluate(
    async ([clashing, where]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const name = where === 'first' ? 'fifteen-two' : 'fifteen-two-mirror'
      const source = where === 'first' ? indexedDB : (await navigator.storageBuckets.open(name)).indexedDB
      const now = await done(source.open(name))
      const names = [...now.objectStoreNames]
      const rows = new Map<string, Record<string, unknown>[]>()
      const keys = new Map<string, string | string[] | null>()
      for (const table of names) {
        const store = now.transaction(table).objectStore(table)
        rows.set(table, await done(store.getAll()))
        keys.set(table, store.keyPath)
      }
      now.close()
      const games = rows.get('games')?.filter(({ id }) => id !== 'clash') ?? []
      rows.set('games', clashing ? [...games, ...games.map((game) => ({ ...game, id: 'clash' }))] : games)
      // A page that was left a moment ago may still have asked for it at the newer version.
      for (let tries = 1; ; tries++) {
        await done(source.deleteDatabase(name))
        const open = source.open(name, 5)
        open.onupgradeneeded = () => {
          for (const table of names) {
            const store = open.result.createObjectStore(table, { keyPath: keys.get(table) ?? null })
            for (const row of rows.get(table) ?? []) store.add(row)
          }
        }
        try {
          return (await done(open)).close()
        } catch (thrown) {
          if (tries === 5 || !(thrown instanceof DOMException) || thrown.name !== 'VersionError') throw thrown
        }
      }
    },
    [clash, place] as const,
  )
}

/** As on a device that never had the app. */
export async function forgetEverything(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb,local_storage,cache_storage',
  })
}

/** The browser loses its first database, and keeps the mirror. */
export async function loseFirst(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const gone = indexedDB.deleteDatabase('fifteen-two')
        gone.onsuccess = resolve
        gone.onerror = reject
      }),
  )
}

/** The databases of this origin, or of the bucket, and their versions as the browser counts them. */
export function databases(page: Page, place: Place = 'first'): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(async (where) => {
    const bucket = where === 'mirror' ? await navigator.storageBuckets.open('fifteen-two-mirror') : undefined
    const all = await (bucket?.indexedDB ?? indexedDB).databases()
    return Object.fromEntries(all.map(({ name, version }) => [name, version]))
  }, place)
}

/** The log, read without the app: the numbers and what happened. */
export async function rowsOnDisk(page: Page): Promise<readonly string[]> {
  const rows = (await stored(page, 'entries')) as readonly { seq: number; entry: { type: string } }[]
  return rows.map(({ seq, entry }) => `${seq} ${entry.type}`)
}

/** Before the page opens: lets its next writes fail as a browser fails them, until it is stopped. */
export async function withFailingDisk(page: Page): Promise<(times: number, name?: string) => Promise<void>> {
  await page.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args) {
      const { failing = '0', fault } = document.documentElement.dataset
      if (args[1] !== 'readwrite' || failing === '0') return transaction.apply(this, args)
      document.documentElement.dataset.failing = String(Number(failing) - 1)
      throw new DOMException('Connection to Indexed Database server lost. Refresh the page', fault)
    }
  })
  return (times, name = 'UnknownError') =>
    page.evaluate(
      ([left, fault]) => void Object.assign(document.documentElement.dataset, { failing: left, fault }),
      [String(times), name],
    )
}
