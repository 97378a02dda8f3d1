import type { Readable } from '../base/observable.ts'

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
