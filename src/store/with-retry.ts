import type { Dexie } from 'dexie'
import { err, ok } from '../base/result.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import { type Stored, storeErrorOf } from './store-error.ts'

/** Pauses in milliseconds before each try: iOS takes its time to start its database again. */
const PAUSES = [0, 50, 250, 1_000] as const
/** Milliseconds: a browser that has lost its database may never answer. */
export const TIME_LIMIT = 8_000

export interface Connection {
  readonly dexie: Dexie
  readonly isRetired: () => boolean
  readonly isBlocked: () => boolean
  /** If an upgrade is being held back: copies everything, then allows it. Undefined if none is. */
  readonly copyBeforeUpgrade: () => Promise<void> | undefined
  readonly pause: (ms: number) => Promise<void>
}

/** Works with an open database. A lost connection is opened again a few times, so `work` may run twice. */
export async function withRetry<T>(db: Connection, work: () => PromiseLike<T>): Stored<T> {
  let error: StorageError = { type: 'connection-lost' }
  for (const ms of PAUSES) {
    if (ms > 0) await db.pause(ms)
    if (db.isRetired()) return err({ type: 'closed' })
    try {
      await db.copyBeforeUpgrade()
      return ok(await inTime(connected(db, work)))
    } catch (thrown) {
      if (db.isRetired()) return err({ type: 'closed' })
      if (db.isBlocked()) return err({ type: 'blocked' })
      error = storeErrorOf(thrown)
      if (error.type !== 'connection-lost') return err(error)
      // Also gives up an opening that was never answered.
      db.dexie.close({ disableAutoOpen: true })
    }
  }
  return err(error)
}

async function connected<T>({ dexie }: Connection, work: () => PromiseLike<T>): Promise<T> {
  if (!dexie.isOpen()) await dexie.open()
  return await work()
}

export async function inTime<T>(answer: Promise<T>, limit = TIME_LIMIT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), limit)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
