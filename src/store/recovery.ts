import { Dexie } from 'dexie'
import { valueIn } from '../base/result.ts'
import { decodeLog } from '../game/record/game-log.ts'
import { appDataOf, decodeAppData, readAppData, restoreAppData } from './app-data.ts'
import { copyGame, isNoted, setNote, syncCopy, uncopiedGames } from './copy-game.ts'
import type { Database } from './database.ts'
import { importGame } from './import-game.ts'
import { liveGameId, saveLiveGameId } from './prefs.ts'
import { readGame, summaryFromLog } from './read-games.ts'

/** `lost`: the newest first; it becomes the live game. All other games follow in the background. */
export async function recoverLost(
  db: Database,
  lost: readonly string[],
  now: number,
  onGames: (games: number) => void,
): Promise<void> {
  await setNote(db, 'recovered', false)
  const rest = decodeAppData(await db.copies.appData())
  if (rest) await restoreAppData(db, rest, now)
  const { games: first } = await recoverGames(db, lost)
  const [last] = lost
  if (last !== undefined) await saveLiveGameId(db, last)
  onGames(first.size)
  void recoverAll(db).then((others) => {
    const all = new Set([...first, ...others])
    if (all.size > first.size) onGames(all.size)
  })
}

/** Recovers every game. Also called when storage was cleared under an open game, whose table writes it again. */
export async function recoverAll(db: Database): Promise<ReadonlySet<string>> {
  await setNote(db, 'recovered', false)
  const { games, isComplete } = await recoverGames(db)
  // Games that could not be written now are written the next time.
  if (isComplete) await setNote(db, 'recovered', true)
  return games
}

/** Games that are here are only extended. Returns those that were not here, or had not come as far. */
export async function recoverGames(db: Database, named?: readonly string[]) {
  const games = new Set<string>()
  let isComplete = true
  for await (const copies of db.copies.games(named)) {
    // The newest copy, or the one before if that cannot be read.
    const [log] = copies?.map(decodeLog).flatMap((read) => (read.ok ? [read.value] : [])) ?? []
    const done = log && (await importGame(db, log, 'lost'))
    if (!copies || done?.ok === false) isComplete = false
    if (done?.ok && (done.value.result === 'new' || done.value.result === 'extended'))
      games.add(done.value.gameId)
  }
  return { games, isComplete }
}

/** Once when the app is opened: adds what the lists and the second copy lack. */
export async function checkStorage(db: Database): Promise<void> {
  await restoreSummaries(db)
  const notes = await db.tx('r', ['prefs'], async () => {
    return { recovered: await isNoted(db, 'recovered'), onTable: await liveGameId(db) }
  })
  // The second copy may still have something that is missing here.
  if (!notes.ok || !notes.value.recovered) return
  const rest = await readAppData(db)
  if (rest.ok) await db.copies.saveAppData(appDataOf(rest.value))
  const { onTable } = notes.value
  const game = onTable === undefined ? undefined : await readGame(db, onTable)
  if (game?.ok && game.value.headSeq > 0) await copyGame(db, game.value)
  for (const gameId of await uncopiedGames(db)) if (!(await syncCopy(db, gameId))) return
}

/** No list shows a game without a summary. A transaction for each game: no tap waits for thousands of them. */
export async function restoreSummaries(db: Database): Promise<void> {
  const known = await db.tx('r', ['games'], () => db.games.toCollection().primaryKeys())
  if (!known.ok) return
  const games = new Set(known.value)
  let after = ''
  for (;;) {
    const last = [after, Dexie.maxKey]
    const next = await db.tx('r', ['entries'], () =>
      db.entries.where('[gameId+seq]').above(last).limit(1).primaryKeys(),
    )
    const [gameId] = valueIn(next)?.[0] ?? []
    if (gameId === undefined) return
    after = gameId
    if (games.has(gameId)) continue
    // If another game now has its place in the match, nothing is written: the rows stay as they are.
    await db.tx('rw', ['entries', 'games'], async () => {
      const summary = await summaryFromLog(db, gameId)
      if (summary && (await db.games.get(gameId)) === undefined) await db.games.add(summary)
    })
  }
}
