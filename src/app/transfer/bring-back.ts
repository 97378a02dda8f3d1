import { bringBackGames, bringBackRest, copyMissing, restoreSummaries } from '../../store/bring-back.ts'
import { noteRecovered } from '../../store/copy-game.ts'
import { keepOnTable } from '../../store/prefs.ts'
import type { Ports } from '../ports.ts'

/**
 * Recovers from the second copy the games that are `lost`, the last one written being the game on the table, and in
 * the background every other. Tells how many, and again when there are more.
 */
export async function bringBack(
  ports: Ports,
  lost: readonly string[],
  tell: (games: number) => void,
): Promise<void> {
  const { db, now } = ports
  await noteRecovered(db, false)
  await bringBackRest(db, now())
  const { games: first } = await bringBackGames(db, lost)
  const [last] = lost
  if (last !== undefined) await keepOnTable(db, last)
  tell(first.size)
  void bringBackAll(ports).then((others) => {
    const all = new Set([...first, ...others])
    if (all.size > first.size) tell(all.size)
  })
}

/** Every game; by itself where the storage was cleared under an open one, which is written again anyway. */
export async function bringBackAll({ db }: Ports): Promise<ReadonlySet<string>> {
  await noteRecovered(db, false)
  const { games, whole } = await bringBackGames(db)
  // What could not be written now is written the next time.
  if (whole) await noteRecovered(db, true)
  return games
}

/**
 * Once when the app is opened: finds games that no list shows, and copies settings, names and counts, which change
 * seldom, and games whose second copy failed.
 */
export async function checkStorage({ db }: Ports): Promise<void> {
  await restoreSummaries(db)
  await copyMissing(db)
}
