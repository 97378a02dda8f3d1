import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openEmptyPage } from './disk-fault.ts'
import type {} from './stored.ts'

/** All that a browser had stored for an earlier version of the app, after an evening played in it. */
export const DUMPS = ['be65b556', 'fbeeb916', '1.0.0'] as const

interface Store {
  readonly keyPath: string | string[] | null
  readonly indexes: readonly {
    readonly name: string
    readonly keyPath: string | string[]
    readonly unique: boolean
  }[]
  /** Where no row contains its key. */
  readonly keys?: readonly number[]
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

type Databases = Readonly<
  Record<string, { readonly version: number; readonly stores: Readonly<Record<string, Store>> }>
>

interface Dump {
  readonly localStorage: Readonly<Record<string, string>>
  readonly databases: Databases
  readonly buckets: Readonly<Record<string, Databases>>
  readonly caches: Readonly<
    Record<
      string,
      readonly {
        readonly path: string
        readonly headers: Readonly<Record<string, string>>
        readonly body: string
      }[]
    >
  >
}

export function readDump(version: (typeof DUMPS)[number]): Dump {
  return JSON.parse(readFileSync(`e2e/fixtures/stored-${version}.json`, 'utf8'))
}

/** On a page without the app: puts a dump into a browser that has nothing of the app yet. */
export async function putDump(page: Page, dump: Partial<Dump>): Promise<void> {
  await openEmptyPage(page)
  await page.evaluate(
    async ({ localStorage: texts = {}, databases = {}, buckets = {}, caches: all = {} }) => {
      async function write(factory: IDBFactory, dumped: Databases) {
        for (const [name, { version, stores }] of Object.entries(dumped)) {
          const open = factory.open(name, version)
          open.onupgradeneeded = () => {
            for (const [store, { keyPath, indexes, keys, rows }] of Object.entries(stores)) {
              const made = open.result.createObjectStore(store, { keyPath })
              for (const index of indexes)
                made.createIndex(index.name, index.keyPath, { unique: index.unique })
              rows.forEach((row, i) => void made.add(row, keys?.[i]))
            }
          }
          await new Promise((resolve, reject) => {
            open.onsuccess = resolve
            open.onerror = () => reject(open.error)
          })
          open.result.close()
        }
      }
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
      await write(indexedDB, databases)
      for (const [name, dumped] of Object.entries(buckets))
        await write(
          (await navigator.storageBuckets.open(name, { persisted: true, durability: 'strict' })).indexedDB,
          dumped,
        )
      for (const [name, entries] of Object.entries(all)) {
        const cache = await caches.open(name)
        for (const { path, headers, body } of entries) await cache.put(path, new Response(body, { headers }))
      }
    },
    dump,
  )
}
