import { type Collection, Dexie, type WhereClause } from 'dexie'
import { fieldOf } from '../base/is-object.ts'
import type { StoredDraft } from '../game/record/draft.ts'
import { decodeRow, decodeStoredDraft, type MatchPlace, type Row } from '../game/record/entry.ts'
import { decodeGameSummary, type GameSummary, summaryOf } from '../game/record/game-summary.ts'
import { matchBefore } from '../game/record/match.ts'
import { replay } from '../game/record/replay.ts'
import type { Database } from './database.ts'
import { liveGameId } from './prefs.ts'
import type { Stored } from './store-error.ts'

/** The newest games first. */
export function readGames(db: Database, most: number): Stored<readonly GameSummary[]> {
  return db.tx('r', ['games', 'entries'], async () => {
    return summariesIn(db, await db.games.orderBy('updatedAt').reverse().limit(most).toArray())
  })
}

/** The game to open with: the one on the table, or else the newest that is not over. */
export function readLiveGame(db: Database): Stored<GameSummary | undefined> {
  return db.tx('r', ['prefs', 'games', 'entries'], async () => {
    const gameId = await liveGameId(db)
    const onTable = gameId === undefined ? undefined : await summaryOfId(db, gameId)
    if (onTable?.state === 'live') return onTable
    return summaryIn(db, await startingWith(db.games.where('[state+updatedAt]'), 'live').last())
  })
}

/** These games, in this order; one without a readable log or summary is left out. */
export function readSummaries(db: Database, gameIds: readonly string[]): Stored<readonly GameSummary[]> {
  return db.tx('r', ['games', 'entries'], async () => {
    const found = await Promise.all(gameIds.map((gameId) => summaryOfId(db, gameId)))
    return found.filter((summary) => summary !== undefined)
  })
}

/** Games of a match in their order. */
export function readMatch(db: Database, matchId: string): Stored<readonly GameSummary[]> {
  return db.tx('r', ['games', 'entries'], async () => {
    return summariesIn(db, await startingWith(db.games.where('[matchId+matchIndex]'), matchId).toArray())
  })
}

/** The game before this one in its match, or the last game of the match before. */
export function readGameBefore(db: Database, place: MatchPlace): Stored<GameSummary | undefined> {
  const { id, index } = place
  const older = matchBefore(place) ?? ''
  return db.tx('r', ['games', 'entries'], async () => {
    const places = db.games.where('[matchId+matchIndex]')
    const before = index > 0 ? places.equals([id, index - 1]) : startingWith(places, older)
    return summaryIn(db, await before.last())
  })
}

/** Inside a transaction: summaries as they were stored, decoded. */
export async function summariesIn(db: Database, stored: readonly unknown[]): Promise<readonly GameSummary[]> {
  const summaries = await Promise.all(stored.map((one) => summaryIn(db, one)))
  return summaries.filter((summary) => summary !== undefined)
}

/** A game without a summary is read from its log. */
async function summaryOfId(db: Database, gameId: string): Promise<GameSummary | undefined> {
  return summaryIn(db, (await db.games.get(gameId)) ?? { id: gameId })
}

/** A summary that cannot be read is made again from the log. */
async function summaryIn(db: Database, stored: unknown): Promise<GameSummary | undefined> {
  const decoded = decodeGameSummary(stored)
  if (decoded.ok) return decoded.value
  const gameId = fieldOf(stored, 'id')
  return typeof gameId === 'string' ? summaryFromLog(db, gameId) : undefined
}

/** Inside a transaction: undefined when no game can be read from its log. */
export async function summaryFromLog(db: Database, gameId: string): Promise<GameSummary | undefined> {
  const { rows } = await readLog(db, gameId)
  const game = replay(rows)
  return game && summaryOf(gameId, game, rows.at(-1)?.at ?? 0)
}

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
