import type { App } from './open-app.ts'
import type { OnTable } from './tables.ts'

/**
 * Takes the game off the table while its log is changed behind it. Not while a tap of it is on its way to the disk:
 * then nothing may be changed, and the answer is false.
 */
export function clearTable(app: App): boolean {
  if (!app.tables.isSaved()) return false
  app.tables.leave()
  return true
}

/** Puts what lay there before on the table again. */
export async function layAgain(app: App, before: OnTable): Promise<void> {
  if (before.type !== 'none') await app.tables.open(before.gameId)
}
