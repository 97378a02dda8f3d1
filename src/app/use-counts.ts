import type { KeptCount } from '../store/kept-count.ts'
import type { CountsStore } from './counts-store.ts'
import { useApp, useReadable } from './use-app.ts'

/** The last fifty counts, newest first, and the way to keep one more. */
export function useCounts(): readonly [readonly KeptCount[], CountsStore['keep']] {
  const { counts } = useApp()
  return [useReadable(counts), counts.keep]
}
