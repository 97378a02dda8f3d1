import { fieldOf } from '../base/is-object.ts'
import { numberOf } from '../device/device.ts'
import type { Database, Stored } from './connection.ts'
import { summaryIn } from './lists.ts'
import { GAME_STORES, type RawGame, rawGame, startingWith } from './log.ts'
import { watch } from './watch.ts'

/** What the app opens with, at one moment. */
export interface Opening {
  /** The game on the table, or the last one before the app was closed; it may be over. */
  readonly onTable: RawGame | undefined
  /** That game, or if it is over the newest that is not. */
  readonly live: RawGame | undefined
  /** The document of the device, not decoded. */
  readonly device: unknown
  /** This database has not had everything of the mirror: it may stand in place of a lost one. */
  readonly isNew: boolean
}

export function readOpening(db: Database): Stored<Opening> {
  return db.tx('r', [...GAME_STORES, 'prefs'], async () => {
    const prefs = await db.prefs.bulkGet(['on-table', 'device'])
    const device = fieldOf(prefs[1], 'value')
    const gameId = gameIdIn(prefs[0])
    const onTable = gameId === undefined ? undefined : await rawGame(db, gameId)
    return { onTable, live: await liveGame(db, onTable), device, isNew: numberOf(device) === 0 }
  })
}

async function liveGame(db: Database, onTable: RawGame | undefined): Promise<RawGame | undefined> {
  const own = onTable && (await summaryIn(db, onTable.summary ?? { id: onTable.gameId }))
  if (own?.state === 'live') return onTable
  const newest = await summaryIn(db, await startingWith(db.games.where('[state+updatedAt]'), 'live').last())
  return newest && rawGame(db, newest.id)
}

/** Calls `next` with the game on the table, at once and with each that follows it, in whichever window that begins. */
export function watchOnTable(db: Database, next: (gameId: string | undefined) => void): () => void {
  return watch(
    db,
    () => db.prefs.get('on-table'),
    (pref) => next(gameIdIn(pref)),
  )
}

function gameIdIn(pref: unknown): string | undefined {
  const gameId = fieldOf(pref, 'value')
  return typeof gameId === 'string' ? gameId : undefined
}
