import { vi } from 'vitest'

/** Waits until `check` no longer throws. Half a minute, so that no test depends on how fast the machine is. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 })
}
