import type { App } from './open-app.ts'

/**
 * Takes the game off the table while its log is changed behind it. Not while a tap of it is on its way to the disk:
 * then nothing may be changed, and the answer is false.
 */
export function clearTable(app: App): boolean {
  const on = app.tables.getState()
  if (on.type === 'open' && on.table.getState().saving !== 'saved') return false
  app.tables.leave()
  return true
}
