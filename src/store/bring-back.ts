import { decodeLog } from '../game/record/game-log.ts'
import { decodeRest, readRestRows, restOf, restoreRest } from './backup-rest.ts'
import { copyGame, isRecovered, syncCopy, uncopiedGames } from './copy-game.ts'
import type { Database } from './database.ts'
import { gameOnTable } from './prefs.ts'
import { readGame } from './read-log.ts'
import { restoreGame } from './restore-game.ts'

/** What came of recovering games. */
export interface Brought {
  /** The names of those that were not here, or had not come as far. */
  readonly games: ReadonlySet<string>
  /** All of them could be read and written. */
  readonly whole: boolean
}

/** Recovers games from the second copy, those named or all. Games that are here are only extended. */
export async function bringBackGames(db: Database, named?: readonly string[]): Promise<Brought> {
  const games = new Set<string>()
  let whole = true
  for await (const copies of db.copies.games(named)) {
    // The newest, or the one before where that cannot be read.
    const [log] = copies?.map(decodeLog).flatMap((read) => (read.ok ? [read.value] : [])) ?? []
    const done = log && (await restoreGame(db, log, 'lost'))
    if (!copies || done?.ok === false) whole = false
    if (done?.ok && (done.value.how === 'new' || done.value.how === 'went-on')) games.add(done.value.gameId)
  }
  return { games, whole }
}

/** Recovers what there is besides games: what is here stays, the rest is added. */
export async function bringBackRest(db: Database, now: number): Promise<void> {
  const rest = decodeRest(await db.copies.rest())
  if (rest.ok) await restoreRest(db, rest.value, now)
}

/**
 * Copies what there is besides games, and the games whose second copy failed or was not made before the app ended. Not
 * while something may be missing here that the second copy still has.
 */
export async function copyMissing(db: Database): Promise<void> {
  const notes = await db.tx(
    'r',
    ['prefs'],
    async () => [await isRecovered(db), await gameOnTable(db)] as const,
  )
  if (!notes.ok || !notes.value[0]) return
  const rest = await readRestRows(db)
  if (rest.ok) await db.copies.keepRest(restOf(rest.value))
  const [, onTable] = notes.value
  const game = onTable === undefined ? undefined : await readGame(db, onTable)
  if (game?.ok && game.value.headSeq > 0) await copyGame(db, game.value)
  for (const gameId of await uncopiedGames(db)) if (!(await syncCopy(db, gameId))) return
}
