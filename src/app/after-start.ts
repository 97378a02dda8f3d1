import type { App } from './open-app.ts'
import { whenIdle } from './when-idle.ts'

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
