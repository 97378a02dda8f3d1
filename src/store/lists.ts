import { Dexie } from 'dexie'
import { fieldOf } from '../base/is-object.ts'
import { ok } from '../base/result.ts'
import { decodeAs } from '../game/record/decode.ts'
import type { MatchPlace } from '../game/record/entry.ts'
import { type GameSummary, gameSummarySchema, summaryOf } from '../game/record/game-summary.ts'
import { matchBefore } from '../game/record/match.ts'
import { isSecondVersion } from '../game/record/merge-logs.ts'
import { replay } from '../game/record/replay.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import { type Database, type Stored, withRetry } from './connection.ts'
import { readLog, startingWith } from './log.ts'
import { watch } from './watch.ts'

type Summaries = Stored<readonly GameSummary[]>

export function readGames(db: Database, most: number): Summaries {
  return findGames(db, () => db.games.orderBy('updatedAt').reverse().limit(most).toArray())
}

/** Counts rows: that notices every change, deletions too, and reads no game. */
export function watchGames(db: Database, onChange: () => void, onError: (error: StorageError) => void) {
  return watch(db, () => db.games.orderBy('updatedAt').count(), onChange, onError)
}

function findGames(db: Database, query: () => PromiseLike<readonly unknown[]>): Summaries {
  return db.tx('r', ['games', 'entries'], async () => summariesIn(db, await query()))
}

/** These games, in this order; one without a readable log or summary is left out. */
export function readSummaries(db: Database, gameIds: readonly string[]): Summaries {
  return findGames(db, async () => {
    const rows = await db.games.bulkGet([...gameIds])
    return rows.map((row, i) => row ?? { id: gameIds[i] })
  })
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
async function summariesIn(db: Database, stored: readonly unknown[]): Promise<readonly GameSummary[]> {
  const summaries = await Promise.all(stored.map((one) => summaryIn(db, one)))
  return summaries.filter((summary) => summary !== undefined)
}

/** Inside a transaction: one that cannot be read, or of which only the id is known, is made from the log. */
export async function summaryIn(db: Database, stored: unknown): Promise<GameSummary | undefined> {
  const decoded = decodeAs(gameSummarySchema, stored)
  if (decoded.ok) return decoded.value
  const gameId = fieldOf(stored, 'id')
  return typeof gameId === 'string' ? summaryFromLog(db, gameId) : undefined
}

/** Inside a transaction: undefined when no game can be read from its log. */
async function summaryFromLog(db: Database, gameId: string): Promise<GameSummary | undefined> {
  const { rows } = await readLog(db, gameId)
  const game = replay(rows)
  return game && summaryOf(gameId, game, rows.at(-1)?.at ?? 0)
}

/** The summary of a finished game as it was stored: a row has these fields even if it cannot be read, since they are keys. */
export type Finished = Pick<GameSummary, 'id' | 'updatedAt'>

/** The finished games, the last one first. Read forwards: backwards they would take most browsers a cursor. */
export function readFinished(db: Database): Stored<readonly Finished[]> {
  return db.tx('r', ['games'], async () => (await finishedGames(db).toArray()).reverse() as Finished[])
}

/** Is told what each game gave, or that none can be read, and waits for taps and frames. False: nobody wants more. */
export type Take<Game> = (one: Finished, game: Game | undefined) => Promise<boolean>

/** Takes the summaries of these games, as `readFinished` has read them. */
export async function takeSummaries(db: Database, games: readonly Finished[], take: Take<GameSummary>) {
  for (const one of games) {
    const decoded = decodeAs(gameSummarySchema, one)
    const summary = decoded.ok ? decoded : await withRetry(db, () => summaryFromLog(db, one.id))
    if (!summary.ok || !(await take(one, summary.value))) return summary
  }
  return ok(undefined)
}

export function watchFinished(db: Database, onChange: () => void, onError: () => void): () => void {
  return watch(db, () => finishedGames(db).count(), onChange, onError)
}

function finishedGames({ games }: Database) {
  return startingWith(games.where('[state+updatedAt]'), 'over')
}

/** Games of an evening, and games that were played later, among which one that was corrected later is looked for. */
const MOST = 400

/** Games won in this time, in their order; of two versions of one game, the one that was here first. */
export function readEvening(db: Database, from: number, to: number): Stored<readonly GameSummary[]> {
  return db.tx('r', ['games', 'entries'], async () => {
    const over = db.games.where('[state+updatedAt]').between(['over', from], ['over', Dexie.maxKey])
    const stored = await summariesIn(db, await over.limit(MOST).toArray())
    const games = stored.filter(({ id, startedAt }) => startedAt < to && !isSecondVersion(id))
    const isSure = (game: GameSummary) => game.startedAt >= from && game.updatedAt < to
    const ended = await Promise.all(
      games.map(async (game) => ({ game, at: await endOf(db, game, isSure(game)) })),
    )
    const inTime = ended.filter(({ at }) => at >= from && at < to)
    return inTime.sort((a, b) => a.at - b.at).map(({ game }) => game)
  })
}

/** One of these may have been corrected last and another won last. */
const NEWEST = 20

/** When the last game was won. `morningOf` separates the days. */
export function readLastEnd(db: Database, morningOf: (at: number) => number): Stored<number | undefined> {
  return db.tx('r', ['games', 'entries'], async () => {
    const newest = await summariesIn(db, await finishedGames(db).reverse().limit(NEWEST).toArray())
    const isSure = (game: GameSummary) => morningOf(game.startedAt) === morningOf(game.updatedAt)
    const ends = await Promise.all(newest.map((game) => endOf(db, game, isSure(game))))
    return ends.length > 0 ? Math.max(...ends) : undefined
  })
}

/** When a game was won, which is its last tap unless it was corrected later: only where that matters, its log is read. */
async function endOf(db: Database, { id, updatedAt }: GameSummary, isLastTap: boolean): Promise<number> {
  if (isLastTap) return updatedAt
  const game = replay((await readLog(db, id)).rows)
  return game?.lines.find(({ seq }) => seq === game.outcome?.seq)?.at ?? updatedAt
}
