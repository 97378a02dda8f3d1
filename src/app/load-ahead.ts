import type { Readable } from '../base/observable.ts'

let loading = 0

/** Loads a part that nobody waits for; nothing where it is out of reach: it is spoken of when it is wanted. */
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

/** What fails to load meanwhile may be a part that nobody waits for. */
export function isLoadingAhead(): boolean {
  return loading > 0
}

/** A database that does not open must not keep an update away. */
const LONGEST_WAIT = 5_000

/** Does something once the first page is on the screen. */
export function afterStart({ start }: { readonly start: Readable<unknown> }, work: () => void): void {
  const timer = setTimeout(begin, LONGEST_WAIT)
  const leave = start.subscribe(begin)

  function begin(): void {
    clearTimeout(timer)
    leave()
    whenIdle(work)
  }
}

/** Does something once nothing more urgent is to be done, or after two seconds whatever goes on. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 300)
}
