import type { Saving } from './table-state.ts'
import type { WriteQueue } from './write-queue.ts'

/** What the table says of the taps that are on their way. */
export function savingOf(queue: WriteQueue): Saving {
  const failed = queue.failed()
  const taps = queue.pending().length
  // A half-tapped hand that could not be kept is no tap: it is tried again with the next one.
  if (taps === 0) return 'saved'
  return failed ? { failed, taps } : 'saving'
}
