import { liveQuery } from 'dexie'
import { err, ok } from '../base/result.ts'
import type { Database } from './database.ts'
import { readLog, type StoredLog } from './read-log.ts'
import { isPassing, type Stored, type StoreError, storeErrorOf } from './store-error.ts'
import { TIME_LIMIT, withRetry } from './with-retry.ts'

/** Tells of every committed change of a game's log, from whichever window; the first time at once. */
export function watchLog(db: Database, gameId: string, onLog: (log: StoredLog) => void): () => void {
  return watch(db, () => readLog(db, gameId), onLog)
}

/** Tells when the list of games has changed, the first time at once. */
export function watchGames(
  db: Database,
  onChange: () => void,
  onError: (error: StoreError) => void,
): () => void {
  // All keys: asked for one game alone, a live query does not hear that another was deleted.
  return watch(db, () => db.games.orderBy('updatedAt').primaryKeys(), onChange, onError)
}

/** Pauses in milliseconds before a lost database is looked for again: longer than it takes a phone to wake up. */
const PAUSES = [0, 250, 1_000, 5_000, 20_000] as const

/**
 * Asks again whenever something that was asked for may have changed, and tells what it finds. An error ends a live
 * query; it is begun again as soon as the database can be read. `onError` is told each time it cannot, and what is
 * shown then stays as it was: every write still guards itself.
 */
export function watch<T>(
  db: Database,
  query: () => PromiseLike<T>,
  next: (value: T) => void,
  onError: (error: StoreError) => void = () => {},
): () => void {
  let gone = false
  let losses = 0
  let leave = () => {}

  function begin(): void {
    const late = setTimeout(() => void mend({ type: 'connection-lost' }), TIME_LIMIT)
    // Must be an async function itself: else what is asked after the first wait is not watched.
    const live = liveQuery(async () => settled(db, query))
    const subscription = live.subscribe((found) => {
      clearTimeout(late)
      if (!found.ok) return void mend(found.error)
      losses = 0
      next(found.value)
    })
    leave = () => {
      clearTimeout(late)
      subscription.unsubscribe()
    }
  }

  async function mend(error: StoreError): Promise<void> {
    leave()
    const ms = PAUSES[losses++]
    if (ms === undefined) return onError(error)
    await db.pause(ms)
    if (gone) return
    const found = await withRetry(db, query)
    if (gone) return
    if (found.ok) return begin()
    onError(found.error)
    if (isPassing(found.error) || found.error.type === 'blocked') await mend(found.error)
  }

  begin()
  return () => {
    gone = true
    leave()
  }
}

/** Its errors are an answer too: of some a live query would tell nobody. */
async function settled<T>(db: Database, query: () => PromiseLike<T>): Stored<T> {
  try {
    // A page that comes back from the browser's page cache finds its connection closed.
    if (!db.dexie.isOpen() && !db.isRetired()) {
      await db.copyBeforeUpgrade()
      await db.dexie.open()
    }
    return ok(await query())
  } catch (thrown) {
    return err(storeErrorOf(thrown))
  }
}
