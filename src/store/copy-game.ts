import type { Database } from './database.ts'
import { readGame } from './read-log.ts'

/** Keeps a second copy of a game as it is in the database, unless its copy has come as far. */
export async function copyGame(db: Database, gameId: string): Promise<void> {
  const game = await readGame(db, gameId)
  if (game.ok) await db.copies.catchUp(game.value)
}
