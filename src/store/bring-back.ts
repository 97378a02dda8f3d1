import { decodeLog } from '../game/decode-log.ts'
import type { GameLog } from '../game/game-log.ts'
import { decodeRest, type Rest, readRest, restoreRest } from './backup-rest.ts'
import { copyGame } from './copy-game.ts'
import type { Database } from './database.ts'
import { chosen } from './prefs.ts'
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
  for await (const copies of db.copies.games(named)) {
    const log = lastOf(copies)
    const done = log && (await restoreGame(db, log, 'lost'))
    // A game that is listed and does not come may come the next time.
    if (done ? !done.ok : !named && copies.length === 0) whole = false
    if (done?.ok && (done.value.how === 'new' || done.value.how === 'went-on')) games.add(done.value.gameId)
  }
  return { games, whole }
}

/** The last copy of a game, or, where that cannot be read, the one before. */
function lastOf(copies: readonly unknown[]): GameLog | undefined {
  return copies.map(decodeLog).flatMap((log) => (log.ok ? [log.value] : []))[0]
}

/** What there is besides games: what is here stands, the rest is added. */
export async function bringBackRest(db: Database, now: number): Promise<void> {
  const rest = decodeRest(await db.copies.rest())
  if (rest.ok) await restoreRest(db, rest.value, now)
}

/** After a second copy has failed: compares every game with its copy, each time until all copies are complete. */
export async function copyMissing(db: Database): Promise<void> {
  const failed = await db.tx('r', ['prefs'], () => db.prefs.get('copy-failed'))
  if (!failed.ok || failed.value === undefined) return
  const all = await db.tx('r', ['games'], () => db.games.toCollection().primaryKeys())
  if (!all.ok) return
  for (const gameId of all.value) {
    if (!(await copyGame(db, gameId))) return
  }
  await db.tx('rw', ['prefs'], async () => {
    const now = await db.prefs.get('copy-failed')
    if (chosen(now) === chosen(failed.value)) await db.prefs.delete('copy-failed')
  })
}

/** Keeps a second copy of what there is besides games. */
export async function copyRest(db: Database): Promise<void> {
  const rest = await readRest(db)
  if (rest.ok) await db.copies.keepRest(rest.value satisfies Rest)
}
