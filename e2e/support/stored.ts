import type { Page } from '@playwright/test'
import { expect } from './test.ts'

declare global {
  interface Navigator {
    readonly storageBuckets: {
      keys(): Promise<string[]>
      open(name: string, policy?: object): Promise<{ indexedDB: IDBFactory }>
    }
  }
}

/** What the database, or its mirror, holds in one of its tables, oldest key first. */
export async function stored(
  page: Page,
  table: string,
  from: 'first' | 'mirror' = 'first',
): Promise<readonly Record<string, unknown>[]> {
  return page.evaluate(
    async ([name, place]) => {
      const mirror = 'fifteen-two-mirror'
      const open =
        place === 'first'
          ? indexedDB.open('fifteen-two')
          : (await navigator.storageBuckets.open(mirror)).indexedDB.open(mirror)
      await new Promise((resolve) => {
        open.onsuccess = resolve
      })
      const read = open.result.transaction(name).objectStore(name).getAll()
      await new Promise((resolve) => {
        read.onsuccess = resolve
      })
      open.result.close()
      return read.result
    },
    [table, from] as const,
  )
}

/** Waits until one of its tables has the text somewhere: nothing on the screen says when a draft is saved. */
export async function expectStored(
  page: Page,
  table: string,
  text: string,
  from: 'first' | 'mirror' = 'first',
): Promise<void> {
  await expect.poll(async () => JSON.stringify(await stored(page, table, from))).toContain(text)
}

/** Spoils one line of the log of every game, as a failing disk might: its entry is no entry any more. */
export async function damageLine(page: Page, seq: number): Promise<void> {
  await rewriteLine(page, seq, { type: 'pegged', side: 'nobody', points: Number.NaN })
}

/** Writes something else into the entry of one line of every game. */
export async function rewriteLine(
  page: Page,
  seq: number,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.evaluate(
    async ([at, wanted]) => {
      const open = indexedDB.open('fifteen-two')
      await new Promise((resolve) => {
        open.onsuccess = resolve
      })
      const entries = open.result.transaction('entries', 'readwrite').objectStore('entries')
      const read = entries.getAll()
      await new Promise((resolve) => {
        read.onsuccess = resolve
      })
      for (const row of read.result) {
        if (row.seq === at) entries.put({ ...row, entry: { ...row.entry, ...wanted } })
      }
      await new Promise((resolve) => {
        entries.transaction.oncomplete = resolve
      })
      open.result.close()
    },
    [seq, change] as const,
  )
}
