/** Remembers which version has been reloaded because it did not work. */
const KEY = 'fifteen-two:reloaded-from'
const VERSION = import.meta.url // carries the build's hash

/** Whether this version did not work even after a reload. */
export function wasReloaded(): boolean {
  try {
    return sessionStorage.getItem(KEY) === VERSION
  } catch {
    return false
  }
}

/** False where it cannot be remembered. */
export function setReloaded(reloaded: boolean): boolean {
  try {
    if (reloaded) sessionStorage.setItem(KEY, VERSION)
    else sessionStorage.removeItem(KEY)
    return true
  } catch {
    return false
  }
}
