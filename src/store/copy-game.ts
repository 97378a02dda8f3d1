import type { Database } from './database.ts'
import { readGame } from './read-log.ts'

/** Keeps a second copy of a game as it is in the database, unless its copy has come as far; false when that failed. */
export async function copyGame(db: Database, gameId: string): Promise<boolean> {
  const game = await readGame(db, gameId)
  return game.ok && (await db.copies.catchUp(game.value))
}
