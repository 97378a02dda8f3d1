import { decodeLog } from '../game/decode-log.ts'
import { decodeRest, type Rest, readRest, restoreRest } from './backup-rest.ts'
import type { Database } from './database.ts'
import { restoreGame } from './restore-game.ts'

/**
 * Brings games back from the second copy, those named or all; nothing that is here is changed but by going on.
 * Resolves to the names of those that were not here, or not as far. What cannot be read is passed over.
 */
export async function bringBackGames(db: Database, named?: readonly string[]): Promise<ReadonlySet<string>> {
  const brought = new Set<string>()
  for await (const kept of db.copies.games(named)) {
    const log = decodeLog(kept)
    const done = log.ok ? await restoreGame(db, log.value) : undefined
    if (done?.ok && (done.value.how === 'new' || done.value.how === 'went-on')) brought.add(done.value.gameId)
  }
  return brought
}

/** What there is besides games: what is here stands, the rest is added. */
export async function bringBackRest(db: Database, now: number): Promise<void> {
  const rest = decodeRest(await db.copies.rest())
  if (rest.ok) await restoreRest(db, rest.value, now)
}

/** Keeps a second copy of what there is besides games. */
export async function copyRest(db: Database): Promise<void> {
  const rest = await readRest(db)
  if (rest.ok) await db.copies.keepRest(rest.value satisfies Rest)
}
