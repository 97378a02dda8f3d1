import type { Database } from './database.ts'
import { chosen } from './prefs.ts'

/** Inside a transaction: the game that is on the table, or was when the app was left. */
export async function gameOnTable(db: Database): Promise<string | undefined> {
  const gameId = chosen(await db.prefs.get('on-table'))
  return typeof gameId === 'string' ? gameId : undefined
}

/** Inside a transaction: remembers which game is on the table. No clock could tell, since any clock may be set back. */
export async function setOnTable(db: Database, gameId: string): Promise<void> {
  if ((await gameOnTable(db)) !== gameId) await db.prefs.put({ key: 'on-table', value: gameId })
}

/** The same by itself. That it failed is nobody's trouble: the next tap writes it again. */
export async function keepOnTable(db: Database, gameId: string): Promise<void> {
  await db.tx('rw', ['prefs'], () => setOnTable(db, gameId))
}
