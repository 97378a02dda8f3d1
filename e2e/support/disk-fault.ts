import type { Page } from '@playwright/test'

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

/**
 * Stores the games as an older release would have: the same rows at an older version, without one index. With a
 * `clash` two games have one place in their match, so the upgrade that builds the index has to fail.
 */
export async function writeOlderDatabase(page: Page, clash: boolean): Promise<void> {
  await page.evaluate(async (clashing) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const now = await done(indexedDB.open('fifteen-two'))
    const names = [...now.objectStoreNames]
    const rows = new Map<string, Record<string, unknown>[]>()
    const keys = new Map<string, string | string[] | null>()
    for (const name of names) {
      const store = now.transaction(name).objectStore(name)
      rows.set(name, await done(store.getAll()))
      keys.set(name, store.keyPath)
    }
    now.close()
    const games = rows.get('games')?.filter(({ id }) => id !== 'clash') ?? []
    rows.set('games', clashing ? [...games, ...games.map((game) => ({ ...game, id: 'clash' }))] : games)
    // A page that was left a moment ago may still have asked for it at the newer version.
    for (let tries = 1; ; tries++) {
      await done(indexedDB.deleteDatabase('fifteen-two'))
      const open = indexedDB.open('fifteen-two', 5)
      open.onupgradeneeded = () => {
        for (const name of names) {
          const store = open.result.createObjectStore(name, { keyPath: keys.get(name) ?? null })
          for (const row of rows.get(name) ?? []) store.add(row)
        }
      }
      try {
        return (await done(open)).close()
      } catch (thrown) {
        if (tries === 5 || !(thrown instanceof DOMException) || thrown.name !== 'VersionError') throw thrown
      }
    }
  }, clash)
}

/** The databases of this origin and their versions, as the browser counts them. */
export function databases(page: Page): Promise<Readonly<Record<string, number>>> {
  return page.evaluate(async () =>
    Object.fromEntries((await indexedDB.databases()).map(({ name, version }) => [name, version])),
  )
}

interface Row {
  readonly gameId: string
  readonly seq: number
  readonly entry: { readonly type: string }
}

/** The log, read without the app: the numbers and what happened. */
export function rowsOnDisk(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await done(indexedDB.open('fifteen-two'))
    const rows: Row[] = await done(db.transaction('entries').objectStore('entries').getAll())
    db.close()
    return rows.map(({ seq, entry }) => `${seq} ${entry.type}`)
  })
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
