import { decodeLog } from '../game/decode-log.ts'
import { decodeRest, type Rest, readRest, restoreRest } from './backup-rest.ts'
import type { Database } from './database.ts'
import { restoreGame } from './restore-game.ts'

/** What came of bringing games back. */
export interface Brought {
  /** The names of those that were not here, or not as far. */
  readonly games: ReadonlySet<string>
  /** Each of them could be written. */
  readonly whole: boolean
}

/**
 * Brings games back from the second copy, those named or all; nothing that is here is changed but by going on.
 * What cannot be read is passed over.
 */
export async function bringBackGames(db: Database, named?: readonly string[]): Promise<Brought> {
  const games = new Set<string>()
  let whole = true
  for await (const kept of db.copies.games(named)) {
    const log = decodeLog(kept)
    // A file that is listed and does not come may come the next time.
    if (kept === undefined && !named) whole = false
    if (!log.ok) continue
    const done = await restoreGame(db, log.value)
    if (!done.ok) whole = false
    else if (done.value.how === 'new' || done.value.how === 'went-on') games.add(done.value.gameId)
  }
  return { games, whole }
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
