import type { Page } from '@playwright/test'

/** What the database holds in one of its tables, oldest key first. */
export async function stored(page: Page, table: string): Promise<readonly Record<string, unknown>[]> {
  return page.evaluate(async (name) => {
    const open = indexedDB.open('fifteen-two')
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    const read = open.result.transaction(name).objectStore(name).getAll()
    await new Promise((resolve) => {
      read.onsuccess = resolve
    })
    open.result.close()
    return read.result
  }, table)
}

/** Spoils one line of the log of every game, as a failing disk might: its entry is no entry any more. */
export async function spoilLine(page: Page, seq: number): Promise<void> {
  await page.evaluate(async (spoilt) => {
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
      if (row.seq === spoilt) entries.put({ ...row, entry: { type: 'pegged', side: 'nobody', points: NaN } })
    }
    await new Promise((resolve) => {
      entries.transaction.oncomplete = resolve
    })
    open.result.close()
  }, seq)
}
