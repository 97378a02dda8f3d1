import { valueIn } from '../../base/result.ts'
import { readBackupState, saveBackupNotes } from '../../store/backup.ts'
import type { BackupNotes } from '../../store/schema.ts'
import type { App } from '../open-app.ts'

export const backupState = async ({ ports }: App) => valueIn(await readBackupState(ports.db))

/** Whether every game is stored twice: only where the browser has a second place for it. */
export const mirrorState = ({ ports }: App) => ports.db.mirror.state

export const noteNow = ({ ports }: App, what: keyof BackupNotes) =>
  saveBackupNotes(ports.db, { [what]: ports.now() })

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
