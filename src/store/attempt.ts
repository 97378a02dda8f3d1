import { err, ok, type Result } from '../base/result.ts'
import type { Database } from './database.ts'
import { isPassing, type StoreError, storeErrorOf } from './store-error.ts'

/** Pauses in milliseconds before each try: iOS takes its time to start its database again. */
const PAUSES = [0, 50, 250, 1_000] as const
/** A browser that has lost its database may also never answer. */
export const TIME_LIMIT = 8_000

/**
 * Does something with an open database. A lost connection is closed and opened again a bounded number of
 * times; what is done must therefore bear being done twice.
 */
export async function attempt<T>(db: Database, work: () => PromiseLike<T>): Promise<Result<T, StoreError>> {
  let error: StoreError = { type: 'connection-lost' }
  for (const ms of PAUSES) {
    if (ms > 0) await db.pause(ms)
    if (db.isRetired()) return err({ type: 'closed' })
    try {
      await db.keepAside()
      return ok(await inTime(connected(db, work)))
    } catch (thrown) {
      if (db.isRetired()) return err({ type: 'closed' })
      if (db.isBlocked()) return err({ type: 'blocked' })
      error = storeErrorOf(thrown)
      if (!isPassing(error)) return err(error)
      // An opening that was never answered is given up as well, and asked for anew.
      db.dexie.close({ disableAutoOpen: true })
    }
  }
  return err(error)
}

async function connected<T>(db: Database, work: () => PromiseLike<T>): Promise<T> {
  if (!db.dexie.isOpen()) await db.dexie.open()
  return await work()
}

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), TIME_LIMIT)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
