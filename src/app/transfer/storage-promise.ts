import { valueIn } from '../../base/result.ts'
import type { Notes } from '../../device/device.ts'
import { countGames } from '../../store/backup.ts'
import type { App } from '../open-app.ts'

/** The notes, with how many games there are, and have changed since the last backup. */
export async function backupState({ ports, device }: App) {
  const { notes } = device.getState()
  const after = notes.madeAt ?? 0
  const games = valueIn(await countGames(ports.db, after))
  return games && { ...notes, ...games }
}

/** Whether every game is stored twice: only where the browser has a second place for it. */
export const mirrorState = ({ ports }: App) => ports.db.mirror.state

export const noteNow = ({ ports, device }: App, what: keyof Notes) =>
  device.change(({ notes }) => ({ notes: { ...notes, [what]: ports.now() } }))

/** Whether the browser has promised to keep the data; undefined when it does not say. */
export async function storagePromise(): Promise<boolean | undefined> {
  try {
    return await storageOf()?.persisted()
  } catch {
    return undefined
  }
}

/** Asks the browser to keep the data; only from a tap. True when it promises. */
export async function askToKeep(app: App): Promise<boolean> {
  try {
    const promised = (await storageOf()?.persist()) ?? false
    await noteNow(app, 'askedAt')
    return promised
  } catch {
    return false
  }
}

/** Asks once, from a tap after the first game, when there is something to keep. `begun`: games started by that tap. */
export async function askAfterFirstGame(app: App, begun = 0): Promise<void> {
  const state = await backupState(app)
  if (!state || state.games <= begun || state.askedAt !== undefined) return
  if ((await storagePromise()) === false) await askToKeep(app)
}

/** Missing on a host without https. */
const storageOf = () => navigator.storage as StorageManager | undefined
