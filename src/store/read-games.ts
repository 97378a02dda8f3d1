import { Dexie } from 'dexie'
import { fieldOf } from '../base/is-object.ts'
import type { MatchPlace } from '../game/record/entry.ts'
import { decodeGameSummary, type GameSummary, summaryOf } from '../game/record/game-summary.ts'
import { matchBefore } from '../game/record/match.ts'
import { replay } from '../game/record/replay.ts'
import type { Database } from './database.ts'
import { gameOnTable } from './prefs.ts'
import { readLog } from './read-log.ts'
import type { Stored } from './store-error.ts'

/** The newest games first. */
export function readGames(db: Database, most: number): Stored<readonly GameSummary[]> {
  return db.tx('r', ['games', 'entries'], async () => {
    const stored = await db.games.orderBy('updatedAt').reverse().limit(most).toArray()
    return understood(db, stored)
  })
}

/** The game to open with: the one on the table, or else the newest, among those that are still being played. */
export function readLiveGame(db: Database): Stored<GameSummary | undefined> {
  return db.tx('r', ['prefs', 'games', 'entries'], async () => {
    const gameId = await gameOnTable(db)
    // Without a summary it is read from its log.
    const kept = gameId === undefined ? [] : [(await db.games.get(gameId)) ?? { id: gameId }]
    const [onTable] = await understood(db, kept)
    if (onTable?.state === 'live') return onTable
    const live = db.games.where('[state+updatedAt]').between(['live', Dexie.minKey], ['live', Dexie.maxKey])
    const stored = await live.last()
    return (await understood(db, stored === undefined ? [] : [stored]))[0]
  })
}

/** Games of a match in their order. */
export function readMatch(db: Database, matchId: string): Stored<readonly GameSummary[]> {
  return db.tx('r', ['games', 'entries'], async () => {
    const stored = await db.games
      .where('[matchId+matchIndex]')
      .between([matchId, Dexie.minKey], [matchId, Dexie.maxKey])
      .toArray()
    return understood(db, stored)
  })
}

/** The game before the one at this place: of its match, or the last of the match before. */
export function readGameBefore(db: Database, place: MatchPlace): Stored<GameSummary | undefined> {
  const { id, index } = place
  const older = matchBefore(place) ?? ''
  return db.tx('r', ['games', 'entries'], async () => {
    const places = db.games.where('[matchId+matchIndex]')
    const before =
      index > 0
        ? places.equals([id, index - 1])
        : places.between([older, Dexie.minKey], [older, Dexie.maxKey])
    const stored = await before.last()
    return (await understood(db, stored === undefined ? [] : [stored]))[0]
  })
}

/** A summary that cannot be read is told again from the log, which is the truth it was made of. */
async function understood(db: Database, stored: readonly unknown[]): Promise<readonly GameSummary[]> {
  const list: GameSummary[] = []
  for (const one of stored) {
    const decoded = decodeGameSummary(one)
    const gameId = fieldOf(one, 'id')
    const retold = typeof gameId === 'string' && !decoded.ok ? await summaryFromLog(db, gameId) : undefined
    const summary = decoded.ok ? decoded.value : retold
    if (summary) list.push(summary)
  }
  return list
}

/** Inside a transaction: undefined when no game can be read from its log. */
export async function summaryFromLog(db: Database, gameId: string): Promise<GameSummary | undefined> {
  const { rows } = await readLog(db, gameId)
  const game = replay(rows)
  return game && summaryOf(gameId, game, rows.at(-1)?.at ?? 0)
}
