import { bringBackGames, bringBackRest, copyRest as copy } from '../store/bring-back.ts'
import type { App } from './open-app.ts'
import type { Ports } from './ports.ts'

/**
 * Brings back from the second copy the games that are `lost` and, behind them, while they are played on, every other.
 * Tells how many, and again when there are more.
 */
export async function bringBack(
  { db, now }: Ports,
  lost: readonly string[],
  tell: (games: number) => void,
): Promise<void> {
  await bringBackRest(db, now())
  const first = await bringBackGames(db, lost)
  tell(first.size)
  void bringBackGames(db).then((others) => {
    const all = new Set([...first, ...others])
    if (all.size > first.size) tell(all.size)
  })
}

/** Where the storage was cleared under an open game, which is written again by itself. */
export async function bringBackAll({ db, now }: Ports): Promise<void> {
  await bringBackRest(db, now())
  await bringBackGames(db)
}

/** Settings, names and counts change seldom: their second copy is made when the app is opened. */
export function copyRest({ ports }: App): Promise<void> {
  return copy(ports.db)
}
