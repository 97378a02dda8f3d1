import { fieldOf } from '../base/is-object.ts'
import type { MatchPlace } from '../game/record/entry.ts'
import { decodeGameSummary, type GameSummary, summaryOf } from '../game/record/game-summary.ts'
import { matchBefore } from '../game/record/match.ts'
import { replay } from '../game/record/replay.ts'
import type { Database } from './database.ts'
import { liveGameId } from './prefs.ts'
import { readLog, startingWith } from './read-log.ts'
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
