import type { Game } from '../game/record/game.ts'
import { replay } from '../game/record/replay.ts'
import type { Database } from './database.ts'
import { linesOf, sortLog, startingWith } from './read-log.ts'
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
    return ids.map((gameId, i) => ({ gameId, updatedAt: timeIn(keys[i]) }))
  })
}

/** Calls `onChange` at once, and whenever one of them has changed, is new or is gone. */
export function watchFinished(db: Database, onChange: () => void, onError: () => void): () => void {
  return watch(db, () => finishedGames(db).count(), onChange, onError)
}

function finishedGames({ games }: Database) {
  return startingWith(games.where('[state+updatedAt]'), 'over')
}

/** A key of the index: the state and the time. */
function timeIn(key: unknown): number {
  return Array.isArray(key) ? Number(key[1]) : 0
}

/** Replays the game, which takes the most time. */
type ReadLater = () => Game | undefined

/** These games at one moment, in the order of their ids. */
export function readLogs(db: Database, gameIds: readonly string[]): Stored<readonly ReadLater[]> {
  return db.tx('r', ['entries'], () =>
    Promise.all(
      gameIds.map(async (gameId): Promise<ReadLater> => {
        const lines = await linesOf(db, gameId).toArray()
        return () => replay(sortLog(gameId, lines).rows)
      }),
    ),
  )
}
