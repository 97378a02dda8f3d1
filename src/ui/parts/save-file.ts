import type { App } from '../../app/open-app.ts'
import { gameFile, logOf } from '../../app/transfer/backup.ts'
import { dayOf } from '../../base/days.ts'
import { replay } from '../../game/record/replay.ts'
import { fileName } from '../../words/pages/backup.ts'
import { writeSheetCsv } from '../../words/pages/sheet.ts'

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // By then the download has started, and no longer needs the address.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Saves a game as a file, with the taps that could not be kept. */
export async function copyGame(app: App, gameId: string): Promise<void> {
  const log = await logOf(app, gameId)
  const game = log && replay(log.rows)
  if (game) saveFile(await gameFile(app, log), fileName(dayOf(app.ports.now()), game.players))
}

export async function saveSheet(app: App, gameId: string): Promise<void> {
  const log = await logOf(app, gameId)
  const game = log && replay(log.rows)
  if (!game) return
  const table = writeSheetCsv(game, (at) => new Date(at).toISOString())
  // Old spreadsheets need the mark in front to read UTF-8.
  const file = new Blob(['\ufeff', table], { type: 'text/csv' })
  saveFile(file, fileName(dayOf(app.ports.now()), game.players, 'csv'))
}
