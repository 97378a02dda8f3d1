import { liveQuery } from 'dexie'
import type { Database } from './database.ts'
import { readLog, type StoredLog } from './read-log.ts'

/** Tells of every committed change of a game's log, from whichever window; the first time at once. */
export function watchLog(db: Database, gameId: string, onLog: (log: StoredLog) => void): () => void {
  return watch(db, () => readLog(db, gameId), onLog)
}

/** Tells when the list of games has changed, the first time at once. */
export function watchGames(db: Database, onChange: () => void): () => void {
  // All keys: asked for one game alone, a live query does not hear that another was deleted.
  return watch(db, () => db.games.orderBy('updatedAt').primaryKeys(), onChange)
}

/** Asks again whenever something that was asked for may have changed, and tells what it finds. */
export function watch<T>(db: Database, query: () => PromiseLike<T>, next: (value: T) => void): () => void {
  const live = liveQuery(async () => {
    // A page that comes back from the browser's page cache finds its connection closed.
    if (!db.dexie.isOpen() && !db.isRetired()) {
      await db.keepAside()
      await db.dexie.open()
    }
    return await query()
  })
  // An error ends a live query; what is shown then stays as it was, and every write still guards itself.
  const subscription = live.subscribe({ next, error: () => {} })
  return () => subscription.unsubscribe()
}
