import type { Result } from '../base/result.ts'
import type { Intent } from '../game/intent.ts'
import type { TapError } from '../game/record/storage-results.ts'
import { compareAll, inBoth } from './both-databases.ts'
import type { Stored } from './connection.ts'
import { appendTap, headSeqOf, readGame, type SaveResult, type StoredGame, type TapToSave } from './log.ts'
import type { MirroredDatabase } from './mirror.ts'
import { watch } from './watch.ts'

/** All that a table knows of where its game is stored. */
export interface LogPort {
  readonly read: (gameId: string) => Stored<StoredGame>
  /**
   * Saved means on the disk, in every copy there is. After an error the same tap may be appended again. `intent`: what its
   * rows came of, for a log that is written by another phone.
   */
  readonly append: (tap: TapToSave, intent?: Intent) => Promise<Result<SaveResult, TapError>>
  /** Called when the game may have rows that somebody else wrote, until the returned function is called. */
  readonly subscribe: (gameId: string, onChange: () => void) => () => void
}

/** The log on this device. */
export function logPortOf(db: MirroredDatabase): LogPort {
  return {
    read: (gameId) => readGame(db, gameId),
    async append(tap) {
      const result = await inBoth(db, (one) => appendTap(one, tap))
      // If this game is gone from the disk, all others are gone too.
      if (result.ok && result.value === 'restored') void compareAll(db)
      return result
    },
    subscribe: (gameId, onChange) => watch(db, () => headSeqOf(db, gameId), onChange),
  }
}
