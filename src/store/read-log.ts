import { type Collection, Dexie, type WhereClause } from 'dexie'
import { fieldOf } from '../base/is-object.ts'
import { decodeRow, decodeStoredDraft } from '../game/record/decode-row.ts'
import type { StoredDraft } from '../game/record/draft.ts'
import type { Row } from '../game/record/entry.ts'
import type { Database } from './database.ts'
import type { Stored } from './store-error.ts'

/** A line of a log that could not be read; the game is replayed without it. */
export interface DamagedRow {
  readonly seq: number
  readonly reason: string
}

export interface StoredLog {
  readonly gameId: string
  /** The rows that could be read, in order. */
  readonly rows: readonly Row[]
  /** Number of the last line, readable or not: the next one is one more. 0 when nothing is stored. */
  readonly headSeq: number
  readonly damaged: readonly DamagedRow[]
}

export interface StoredGame extends StoredLog {
  readonly draft?: StoredDraft
}

/** A game's log with its draft, both read in one transaction. */
export function readGame(db: Database, gameId: string): Stored<StoredGame> {
  return db.tx('r', ['entries', 'drafts'], async () => {
    const log = await readLog(db, gameId)
    const draft = decodeStoredDraft(await db.drafts.get(gameId))
    // An unreadable draft is dropped: it was never pegged.
    return draft.ok ? { ...log, draft: draft.value } : log
  })
}

/** Inside a transaction or a live query: a game's log alone. */
export async function readLog(db: Database, gameId: string): Promise<StoredLog> {
  return sortLog(gameId, await linesOf(db, gameId).toArray())
}

/** Inside a transaction: the number of a game's last stored line, 0 when there is none. */
export async function headSeqOf(db: Database, gameId: string): Promise<number> {
  const [last] = await linesOf(db, gameId).reverse().limit(1).primaryKeys()
  return last?.[1] ?? 0
}

/** Inside a transaction: the stored lines of a game. */
export function linesOf({ entries }: Pick<Database, 'entries'>, gameId: string) {
  return startingWith(entries.where('[gameId+seq]'), gameId)
}

/** All rows whose first index field has this value, in the order of the second field. */
export function startingWith<T, K, I>(index: WhereClause<T, K, I>, first: string): Collection<T, K, I> {
  return index.between([first, Dexie.minKey], [first, Dexie.maxKey])
}

/** Sorts stored lines, in key order, into what can be read and what cannot. */
export function sortLog(gameId: string, stored: readonly unknown[]): StoredLog {
  const rows: Row[] = []
  const damaged: DamagedRow[] = []
  let headSeq = 0
  for (const line of stored) {
    const seq = seqOf(line) ?? headSeq + 1
    const after = seq - headSeq - 2
    const reason = after === 0 ? 'missing' : `missing, with the ${after} after it`
    if (after >= 0) damaged.push({ seq: headSeq + 1, reason })
    headSeq = seq
    const decoded = decodeRow(line)
    if (decoded.ok) rows.push(decoded.value)
    else damaged.push({ seq, reason: `${decoded.error.path}: ${decoded.error.reason}` })
  }
  return { gameId, rows, headSeq, damaged }
}

/** The number is part of the key, so even a damaged line has one. */
function seqOf(line: unknown): number | undefined {
  const seq = fieldOf(line, 'seq')
  return typeof seq === 'number' && Number.isSafeInteger(seq) && seq > 0 ? seq : undefined
}
