import { noteOfBackup, readBackupState } from '../store/backup-notes.ts'
import type { App } from './open-app.ts'

/** Whether nobody has answered the offer to install the app yet. */
export async function isInstallOpen({ ports }: App): Promise<boolean> {
  const state = await readBackupState(ports.db)
  return state.ok && state.value.installAnsweredAt === undefined
}

/** The offer has been answered, with a yes or a no: it is not made again. */
export async function noteInstallAnswer({ ports }: App): Promise<void> {
  await noteOfBackup(ports.db, { installAnsweredAt: ports.now() })
}
