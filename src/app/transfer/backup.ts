import { err, type Result, valueIn } from '../../base/result.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { withNamesNow } from '../../game/record/player-names.ts'
import { replay } from '../../game/record/replay.ts'
import type { RestoreError } from '../../game/record/storage-results.ts'
import { type Backup, fileOfGame, makeBackup } from '../../store/backup.ts'
import { importToBoth } from '../../store/both-databases.ts'
import type { Stored } from '../../store/connection.ts'
import type { ImportedGame } from '../../store/import-game.ts'
import { readGames } from '../../store/lists.ts'
import { readGame } from '../../store/log.ts'
import { follow, unfollow } from '../followed-games.ts'
import type { App } from '../open-app.ts'
import { type Restored, restoreFile } from './restore-file.ts'
import { noteNow } from './storage-promise.ts'

export async function backUp(app: App): Stored<Backup> {
  const { db, now } = app.ports
  const made = await makeBackup(db, now(), app.device.getState())
  if (made.ok) await noteNow(app, 'madeAt')
  return made
}

/** Imports a file, and opens the game that was on the table again, with what was imported for it. */
export async function restore(
  app: App,
  file: Blob,
  onGame: (done: number, of: number) => void,
  signal?: AbortSignal,
): Promise<Result<Restored, RestoreError>> {
  const { db } = app.ports
  const reopen = app.currentGame.closeForChange()
  if (!reopen) return err({ type: 'busy' })
  try {
    return await restoreFile(db, file, { onGame, onDevice: app.device.join, signal })
  } finally {
    await app.reopen()
    await reopen()
  }
}

/**
 * Imports one game and opens it on the table, to be scored here or only followed. `busy`: a tap of the game on the table
 * must be saved first.
 */
export async function importTransferred(
  app: App,
  log: GameLog,
  follows = false,
): Stored<ImportedGame, { readonly type: 'busy' }> {
  const reopen = app.currentGame.closeForChange()
  if (!reopen) return err({ type: 'busy' })
  const brought = await importToBoth(app.ports.db, log)
  if (!brought.ok) {
    await reopen()
    return brought
  }
  const { gameId } = brought.value
  if (follows) await follow(app.device, gameId, app.ports.now())
  else await unfollow(app.device, gameId)
  await app.currentGame.open(gameId)
  return brought
}

/** A game: from the table with every tap, else from the disk. Undefined if there is no such game. */
export async function gameToSend(app: App, gameId: string) {
  const on = app.currentGame.getState()
  const isOnTable = on.type === 'open' && on.gameId === gameId
  const log = isOnTable ? on.table.log() : valueIn(await readGame(app.ports.db, gameId))
  const game = log && replay(log.rows)
  return game && { log, game }
}

export const gameFile = (app: App, log: GameLog) => fileOfGame(log, app.ports.now())

/** The summaries of all games, the newest first, by the names of now; undefined if they cannot be read. */
export async function allGames({ ports, device }: App): Promise<readonly GameSummary[] | undefined> {
  const games = valueIn(await readGames(ports.db, Number.POSITIVE_INFINITY))
  return games?.map((game) => withNamesNow(device.getState().renamed, game))
}
