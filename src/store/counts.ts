import { decodeEach } from '../game/record/decode.ts'
import type { Database } from './database.ts'
import type { Stored } from './store-error.ts'
import { countShape, type NewCount, type StoredCount } from './stored-rows.ts'

const MOST = 50

/** Keeps a count and returns the last counts, newest first. */
export function saveCount(db: Database, count: NewCount): Stored<readonly StoredCount[]> {
  return db.tx('rw', ['counts'], async () => {
    const { of, cards, starter, rules } = count
    const id = `${of} ${cards.join('')} ${starter} ${rules}`
    await db.counts.put({ ...count, id })
    return deleteOldest(db)
  })
}

/** The last counts, newest first; one that cannot be read is left out. */
export function readCounts(db: Database): Stored<readonly StoredCount[]> {
  return db.tx('r', ['counts'], async () => newestOf(await db.counts.toArray()))
}

/** Inside a transaction. This device’s own are unchanged; a time in the future would stay at the top for ever. */
export async function addCounts(db: Database, counts: readonly StoredCount[], now: number): Promise<void> {
  const known = new Set(await db.counts.toCollection().primaryKeys())
  const wanting = counts.filter(({ id }) => !known.has(id))
  await db.counts.bulkPut(wanting.map((count) => ({ ...count, at: Math.min(count.at, now) })))
  await deleteOldest(db)
}

/** The counts that are kept of these stored rows, the last first. */
export function newestOf(stored: readonly unknown[]): readonly StoredCount[] {
  return decodeEach(countShape, stored)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST)
}

/** Deletes unreadable counts first, since they would take the place of others. Returns the counts that are left. */
async function deleteOldest(db: Database): Promise<readonly StoredCount[]> {
  const stored = await db.counts.toArray()
  const newest = newestOf(stored)
  if (stored.length <= MOST) return newest
  const ids = new Set(newest.map(({ id }) => id))
  const all = await db.counts.toCollection().primaryKeys()
  await db.counts.bulkDelete(all.filter((id) => !ids.has(id)))
  return newest
}
