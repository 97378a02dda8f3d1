import type { MirroredDatabase } from '../store/mirror.ts'

export interface Ports {
  readonly db: MirroredDatabase
  /** Whole milliseconds since 1970, whatever the device's clock says. */
  readonly now: () => number
  readonly newId: () => string
  /** Undefined in a browser without Web Locks. */
  readonly locks: LockManager | undefined
}
