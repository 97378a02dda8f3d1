import { type Collection, Dexie, type WhereClause } from 'dexie'
import { fieldOf } from '../base/is-object.ts'
import { valueIn } from '../base/result.ts'
import { decodeAs } from '../game/record/decode.ts'
import type { StoredDraft } from '../game/record/draft.ts'
import { type MatchPlace, type Row, rowSchema, storedDraftSchema } from '../game/record/entry.ts'
import { type GameSummary, gameSummarySchema, summaryOf } from '../game/record/game-summary.ts'
import { matchBefore } from '../game/record/match.ts'
import { replay } from '../game/record/replay.ts'
import type { Database } from './database.ts'
import { liveGameId } from './prefs.ts'
import type { Stored } from './store-error.ts'

type Summaries = Stored<readonly GameSummary[]>

export function readGames(db: Database, most: number): Summaries {
  return findGames(db, () => db.games.orderBy('updatedAt').reverse().limit(most).toArray())
}

function findGames(db: Database, query: () => PromiseLike<readonly unknown[]>): Summaries {
  return db.tx('r', ['games', 'entries'], async () => summariesIn(db, await query()))
}

/** The game to open with: the one on the table, or else the newest that is not over. */
export function readLiveGame(db: Database): Stored<GameSummary | undefined> {
  return db.tx('r', ['prefs', 'games', 'entries'], async () => {
    const gameId = await liveGameId(db)
    const onTable = gameId === undefined ? undefined : await summaryIn(db, await summaryRow(db, gameId))
    if (onTable?.state === 'live') return onTable
    return summaryIn(db, await startingWith(db.games.where('[state+updatedAt]'), 'live').last())
  })
}

/** These games, in this order; one without a readable log or summary is left out. */
export function readSummaries(db: Database, gameIds: readonly string[]): Summaries {
  return findGames(db, () => Promise.all(gameIds.map((gameId) => summaryRow(db, gameId))))
}

export function readMatch(db: Database, matchId: string): Summaries {
  return findGames(db, () => startingWith(db.games.where('[matchId+matchIndex]'), matchId).toArray())
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

/** The stored summary of a game; one that is missing is made from the log, like one that cannot be read. */
async function summaryRow(db: Database, gameId: string): Promise<unknown> {
  return (await db.games.get(gameId)) ?? { id: gameId }
}

async function summaryIn(db: Database, stored: unknown): Promise<GameSummary | undefined> {
  const decoded = decodeAs(gameSummarySchema, stored)
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
  readonly rows: readonly Row[]
  /** Number of the last line, readable or not: the next one is one more. 0 when nothing is stored. */
  readonly headSeq: number
  readonly damaged: readonly DamagedRow[]
}

export interface StoredGame extends StoredLog {
  readonly draft?: StoredDraft
}

export function readGame(db: Database, gameId: string): Stored<StoredGame> {
  return db.tx('r', ['entries', 'drafts'], async () => {
    const log = await readLog(db, gameId)
    // An unreadable draft is dropped: it was never pegged.
    const draft = valueIn(decodeAs(storedDraftSchema, await db.drafts.get(gameId)))
    return draft ? { ...log, draft } : log
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
    const decoded = decodeAs(rowSchema, line)
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
