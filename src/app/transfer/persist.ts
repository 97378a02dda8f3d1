import { noteOfBackup, readBackupState } from '../../store/prefs.ts'
import type { App } from '../open-app.ts'

/** What the browser says of the room it gives. */
export interface StorageFacts {
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
  const state = await readBackupState(app.ports.db)
  if (!state.ok || state.value.games <= begun || state.value.askedAt !== undefined) return
  if ((await storageFacts()).promised === false) await askToKeep(app)
}

/** There is none on a host without https. */
function storageOf(): StorageManager | undefined {
  return navigator.storage as StorageManager | undefined
}

/** Whether nobody has answered the offer to install the app yet. */
export async function isInstallOpen({ ports }: App): Promise<boolean> {
  const state = await readBackupState(ports.db)
  return state.ok && state.value.installAnsweredAt === undefined
}

/** The offer has been answered, with a yes or a no: it is not made again. */
export async function noteInstallAnswer({ ports }: App): Promise<void> {
  await noteOfBackup(ports.db, { installAnsweredAt: ports.now() })
}
