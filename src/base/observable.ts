/** A value that reports its changes, in the shape that `useSyncExternalStore` reads. */
export interface Observable<T> {
  readonly getState: () => T
  readonly subscribe: (listener: () => void) => () => void
  readonly set: (next: T) => void
}

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

/** A value that is updated only while somebody watches it: `begin` starts the updates and returns how to stop them. */
export function whileWatched<T>(observable: Observable<T>, begin: () => () => void) {
  let watchers = 0
  let stop = () => {}
  return {
    getState: observable.getState,
    subscribe(listener: () => void) {
      const leave = observable.subscribe(listener)
      if (watchers++ === 0) stop = begin()
      return () => {
        leave()
        if (--watchers === 0) stop()
      }
    },
    restart() {
      stop()
      stop = begin()
    },
    isWatched: () => watchers > 0,
  }
}
