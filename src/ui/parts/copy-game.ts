import { gameFile, logOf } from '../../app/backup.ts'
import type { App } from '../../app/open-app.ts'
import { replay } from '../../game/replay.ts'
import { fileName, sheetName } from '../../words/pages/backup.ts'
import { writeSheetCsv } from '../../words/pages/sheet.ts'
import { dayOf, saveFile } from './save-file.ts'

/** Takes a copy of a game as it stands, with the taps that could not be saved. */
export async function copyGame(app: App, gameId: string): Promise<void> {
  const log = await logOf(app, gameId)
  const game = log && replay(log.rows)
  if (!game) return
  saveFile(await gameFile(app, log), fileName(dayOf(app.ports.now()), game.players))
}

/** The score sheet of a game as a table. */
export async function saveSheet(app: App, gameId: string): Promise<void> {
  const log = await logOf(app, gameId)
  const game = log && replay(log.rows)
  if (!game) return
  const table = writeSheetCsv(game, (at) => new Date(at).toISOString())
  // The mark at its head tells old table calculators that the letters are UTF-8.
  const file = new Blob(['\ufeff', table], { type: 'text/csv' })
  saveFile(file, sheetName(dayOf(app.ports.now()), game.players))
}
