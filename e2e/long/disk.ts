import type { Page } from '@playwright/test'
import type {} from '../support/stored.ts'

/** A row of a log as it is on the disk, read without the app. */
export interface Row {
  readonly gameId: string
  readonly seq: number
  readonly tapId: string
  readonly part: number
  readonly at: number
}

interface Kept {
  readonly id: string
  readonly updatedAt: number
  readonly state: string
}

export interface Disk {
  readonly entries: readonly Row[]
  readonly games: readonly Kept[]
  readonly drafts: readonly { readonly gameId: string; readonly headSeq: number }[]
}

export const EMPTY_DISK: Disk = { entries: [], games: [], drafts: [] }

/** The tables of the database, or of its mirror in a storage bucket, as the browser holds them. */
export function readDisk(page: Page, from: 'first' | 'mirror' = 'first'): Promise<Disk> {
  return page.evaluate(
    async ([empty, place]) => {
      const source =
        place === 'first' ? indexedDB : (await navigator.storageBuckets.open('fifteen-two-mirror')).indexedDB
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const open = async () => {
        const { name } = (await source.databases())[0] ?? {}
        return name === undefined ? undefined : answer(source.open(name))
      }
      // A browser that finds its database damaged says so once, and then has an empty one.
      const opened = (tries: number): ReturnType<typeof open> =>
        open().catch(async (error) => {
          if (tries === 0) throw error
          await new Promise((resolve) => setTimeout(resolve, 250))
          return opened(tries - 1)
        })
      const db = await opened(20)
      if (!db) return empty
      try {
        const all = db.transaction(['entries', 'games', 'drafts'], 'readonly')
        return {
          entries: await answer(all.objectStore('entries').getAll()),
          games: await answer(all.objectStore('games').getAll()),
          drafts: await answer(all.objectStore('drafts').getAll()),
        }
      } finally {
        db.close()
      }
    },
    [EMPTY_DISK, from] as const,
  )
}
