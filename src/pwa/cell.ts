/** One value that says when it changes, in the shape that `useSyncExternalStore` reads. */
export interface Cell<T> {
  readonly getState: () => T
  readonly subscribe: (listener: () => void) => () => void
  readonly set: (next: T) => void
}

/** What others may do with it. */
export type Readable<T> = Omit<Cell<T>, 'set'>

export function makeCell<T>(first: T): Cell<T> {
  const listeners = new Set<() => void>()
  let state = first
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      if (Object.is(state, next)) return
      state = next
      for (const listener of listeners) listener()
    },
  }
}
