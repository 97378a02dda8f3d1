import type { App } from './open-app.ts'

/** A database that does not open must not keep an update away. */
const LONGEST_WAIT = 5_000

/** Does something once the first page is on the screen. */
export function afterStart({ start }: App, work: () => void): void {
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
