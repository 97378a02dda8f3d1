import { type BackupState, noteOfBackup, readBackupState } from '../../store/prefs.ts'
import type { App } from '../open-app.ts'

/** What is remembered of backups; undefined where it cannot be read. */
export async function backupState({ ports }: App): Promise<BackupState | undefined> {
  const state = await readBackupState(ports.db)
  return state.ok ? state.value : undefined
}

/** As many games as may go by before a reminder. */
const GAMES_BETWEEN = 10

/** Whether it is time to speak of a backup. */
export async function reminderDue(app: App): Promise<number | undefined> {
  const { since = 0 } = (await backupState(app)) ?? {}
  return since >= GAMES_BETWEEN ? since : undefined
}

/** The reminder is waved away: the next comes after as many games again. */
export async function putOff({ ports }: App): Promise<void> {
  await noteOfBackup(ports.db, { remindedAt: ports.now() })
}

/** Whether no game has ever been kept here. */
export async function isFirstGame(app: App): Promise<boolean> {
  return (await backupState(app))?.games === 0
}

/** What the browser says of the room it gives. */
interface StorageFacts {
  /** Whether it has promised to keep the data; undefined when it does not say. */
  readonly promised?: boolean
  /** Bytes in use. */
  readonly used?: number
}

export async function storageFacts(): Promise<StorageFacts> {
  const storage = storageOf()
  if (!storage) return {}
  try {
    const promised = await storage.persisted()
    const { usage } = await storage.estimate()
    return { promised, ...(usage === undefined ? {} : { used: usage }) }
  } catch {
    return {}
  }
}

/** Asks the browser to keep the data; only from a tap. True when it promises. */
export async function askToKeep({ ports }: App): Promise<boolean> {
  try {
    const promised = (await storageOf()?.persist()) ?? false
    await noteOfBackup(ports.db, { askedAt: ports.now() })
    return promised
  } catch {
    return false
  }
}

/**
 * From the tap that goes on after the first game: by then there is something to keep. Asked once. `begun`: games that
 * this very tap has begun.
 */
export async function askAfterFirstGame(app: App, begun = 0): Promise<void> {
  const state = await backupState(app)
  if (!state || state.games <= begun || state.askedAt !== undefined) return
  if ((await storageFacts()).promised === false) await askToKeep(app)
}

/** There is none on a host without https. */
function storageOf(): StorageManager | undefined {
  return navigator.storage as StorageManager | undefined
}

/** Whether nobody has answered the offer to install the app yet. */
export async function isInstallOpen(app: App): Promise<boolean> {
  const state = await backupState(app)
  return state !== undefined && state.installAnsweredAt === undefined
}

/** The offer has been answered, with a yes or a no: it is not made again. */
export async function noteInstallAnswer({ ports }: App): Promise<void> {
  await noteOfBackup(ports.db, { installAnsweredAt: ports.now() })
}
