/** One value that says when it changes, in the shape that `useSyncExternalStore` reads. */
export interface Observable<T> {
  readonly getState: () => T
  readonly subscribe: (listener: () => void) => () => void
  readonly set: (next: T) => void
}

/** What others may do with it. */
export type Readable<T> = Omit<Observable<T>, 'set'>

export function makeObservable<T>(first: T): Observable<T> {
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
