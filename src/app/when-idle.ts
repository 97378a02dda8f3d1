import type { Readable } from '../base/observable.ts'

/** Once it is known whether a game is live, or after `wait` milliseconds: a database may not answer. */
export function whenStarted(
  { start }: { readonly start: Readable<unknown> },
  wait: number,
  work: () => void,
): void {
  const timer = setTimeout(begin, wait)
  const leave = start.subscribe(begin)

  function begin(): void {
    clearTimeout(timer)
    leave()
    work()
  }
}

export function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 300)
}
