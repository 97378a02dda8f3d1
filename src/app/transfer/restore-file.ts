import { err, ok, type Result } from '../../base/result.ts'
import type { Arrivals, RestoreError } from '../../game/record/storage-results.ts'
import { restoreRest } from '../../store/backup-rest.ts'
import type { Database } from '../../store/database.ts'
import { type BroughtIn, restoreGame } from '../../store/restore-game.ts'
import { readFile } from './backup-file.ts'

export type Restored = Arrivals & {
  /** Where the file held a single game: where that is now. */
  readonly only?: BroughtIn
}

/**
 * Takes in a file. It is read twice: once to its end to see that every line of it is understood, and only then to
 * write, a transaction a game, so that a bad file changes nothing.
 */
export async function restoreFile(
  db: Database,
  file: Blob,
  onGame: (done: number, of: number) => void = () => {},
  now = Date.now(),
): Promise<Result<Restored, RestoreError>> {
  let of = 0
  for await (const line of readFile(file)) {
    if (!line.ok) return line
    if (line.value.type === 'game') of += 1
  }
  const counts = { new: 0, 'went-on': 0, same: 0, 'ours-is-ahead': 0, 'kept-beside': 0 }
  let done = 0
  let last: BroughtIn | undefined
  for await (const line of readFile(file)) {
    if (!line.ok) return err({ type: 'store', error: line.error })
    if (line.value.type === 'game') {
      const brought = await restoreGame(db, line.value.log)
      if (!brought.ok) return err({ type: 'store', error: brought.error })
      last = brought.value
      counts[last.how] += 1
      onGame(++done, of)
    } else if (line.value.type === 'rest') {
      const kept = await restoreRest(db, line.value.rest, now)
      if (!kept.ok) return err({ type: 'store', error: kept.error })
    }
  }
  return ok({ ...counts, ...(of === 1 && last ? { only: last } : {}) })
}
