import type { App } from '../../app/open-app.ts'
import { allGames, gameFile, gameToSend } from '../../app/transfer/backup.ts'
import { dayOf } from '../../base/days.ts'
import type { PlayerFigures } from '../../game/figures/player-figures.ts'
import { fileName } from '../../words/pages/backup.ts'
import { writeCsv, writeGamesCsv, writePlayersCsv } from '../../words/pages/csv.ts'
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
  const sent = await gameToSend(app, gameId)
  if (sent) saveFile(await gameFile(app, sent.log), fileName(dayOf(app.ports.now()), sent.game.players))
}

export async function saveSheet(app: App, gameId: string): Promise<void> {
  const game = (await gameToSend(app, gameId))?.game
  if (game) saveCsv(app, writeSheetCsv(game, isoTime), game.players)
}

/** All games of this device; whether they could be read. */
export async function saveAllGames(app: App): Promise<boolean> {
  const games = await allGames(app)
  if (games) saveCsv(app, writeGamesCsv(games, isoTime), ['games'])
  return games !== undefined
}

export const savePlayersCsv = (app: App, players: readonly PlayerFigures[]) =>
  saveCsv(app, writePlayersCsv(players), ['players'])

const isoTime = (at: number) => new Date(at).toISOString()

export const saveRows = (app: App, rows: readonly (readonly string[])[], about: readonly string[]) =>
  saveCsv(app, writeCsv(rows), about)

function saveCsv(app: App, table: string, about: readonly string[]): void {
  // Old spreadsheets need the mark in front to read UTF-8.
  const file = new Blob(['\ufeff', table], { type: 'text/csv' })
  saveFile(file, fileName(dayOf(app.ports.now()), about, 'csv'))
}
