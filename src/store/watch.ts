import { liveQuery } from 'dexie'
import { err, ok } from '../base/result.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import { type Database, type Stored, storeErrorOf, TIME_LIMIT, withRetry } from './connection.ts'

/** Pauses in milliseconds before a lost database is tried again: together longer than a phone takes to wake up. */
const PAUSES = [0, 250, 1_000, 5_000, 20_000] as const

/**
 * Calls `next` at once, and whenever the result may have changed, in any window. An error ends a live query; it is
 * begun again as soon as the database can be read. Each time it cannot, `onError` is called and the last result stays.
 */
export function watch<T>(
  db: Database,
  query: () => PromiseLike<T>,
  next: (value: T) => void,
  onError: (error: StorageError) => void = () => {},
): () => void {
  let isStopped = false
  let losses = 0
  let leave = () => {}

  function begin(): void {
    const late = setTimeout(() => void reconnect({ type: 'connection-lost' }), TIME_LIMIT)
    // Must be an async function itself, or reads after the first wait are not watched.
    const live = liveQuery(async () => tryQuery(db, query))
    const subscription = live.subscribe((found) => {
      clearTimeout(late)
      if (!found.ok) return void reconnect(found.error)
      losses = 0
      next(found.value)
    })
    leave = () => {
      clearTimeout(late)
      subscription.unsubscribe()
    }
  }

  async function reconnect(error: StorageError): Promise<void> {
    leave()
    const ms = PAUSES[losses++]
    if (ms === undefined) return onError(error)
    await db.pause(ms)
    if (isStopped) return
    const found = await withRetry(db, query)
    if (isStopped) return
    if (found.ok) return begin()
    onError(found.error)
    if (found.error.type === 'connection-lost' || found.error.type === 'blocked') await reconnect(found.error)
  }

  begin()
  return () => {
    isStopped = true
    leave()
  }
}

/** Returns errors as values: a live query does not report all of them. */
async function tryQuery<T>(db: Database, query: () => PromiseLike<T>): Stored<T> {
  try {
    // A page that comes back from the browser's page cache finds its connection closed.
    if (!db.dexie.isOpen() && db.news.getState() !== 'retired') await db.dexie.open()
    return ok(await query())
  } catch (thrown) {
    return err(storeErrorOf(thrown))
  }
}
