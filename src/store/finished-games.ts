import { Dexie } from 'dexie'
import { fieldOf } from '../base/is-object.ts'
import type { GameSummary } from '../game/record/game-summary.ts'
import { isSecondVersion } from '../game/record/merge-logs.ts'
import { replay } from '../game/record/replay.ts'
import type { Database } from './database.ts'
import { linesOf, readLog, sortLog, startingWith, summariesIn } from './read-games.ts'
import type { Stored } from './store-error.ts'
import { watch } from './watch.ts'
export interface Finished {
  readonly gameId: string
  readonly updatedAt: number
}

/** The newest finished games, the last one first. Only keys are read: ten thousand cost next to nothing. */
export function readFinished(db: Database, most: number): Stored<readonly Finished[]> {
  return db.tx('r', ['games'], async () => {
    const newest = () => finishedGames(db).reverse().limit(most)
    const [ids, keys] = await Promise.all([newest().primaryKeys(), newest().keys()])
    // A key of the index: the state and the time.
    return ids.map((gameId, i) => ({ gameId, updatedAt: Number(fieldOf(keys[i], '1')) }))
  })
}

export function watchFinished(db: Database, onChange: () => void, onError: () => void): () => void {
  return watch(db, () => finishedGames(db).count(), onChange, onError)
}

function finishedGames({ games }: Database) {
  return startingWith(games.where('[state+updatedAt]'), 'over')
}

/** These games at one moment, in the order of their ids. Each is replayed when asked for: that takes the most time. */
export function readLogs(db: Database, gameIds: readonly string[]) {
  return db.tx('r', ['entries'], async () => {
    const logs = await Promise.all(gameIds.map((gameId) => linesOf(db, gameId).toArray()))
    return logs.map((lines, i) => () => replay(sortLog(gameIds[i] ?? '', lines).rows))
  })
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
