import type { Readable } from '../base/observable.ts'

let loading = 0

/** Loads a part that is not needed yet; undefined when that fails. The error is shown when the part is needed. */
export async function loadAhead<T>(part: () => Promise<T>): Promise<T | undefined> {
  loading++
  try {
    return await part()
  } catch {
    return undefined
  } finally {
    loading--
  }
}

/** Whether a part that fails to load now may be one that is not needed yet. */
export const isLoadingAhead = () => loading > 0

/** The longest wait for a database that does not open: updates must not depend on it. */
const LONGEST_WAIT = 5_000

/** Once the first page is on the screen. */
export function afterStart({ start }: { readonly start: Readable<unknown> }, work: () => void): void {
  const timer = setTimeout(begin, LONGEST_WAIT)
  const leave = start.subscribe(begin)

  function begin(): void {
    clearTimeout(timer)
    leave()
    whenIdle(work)
  }
}

export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 300)
}
