import type { Observable, Readable } from '../../base/observable.ts'

export interface Watched<T> extends Readable<T> {
  readonly restart: () => void
  readonly isWatched: () => boolean
}

/** A value that is kept up to date only while somebody looks at it: `begin` says how, and returns how to stop. */
export function whileWatched<T>(cell: Observable<T>, begin: () => () => void): Watched<T> {
  let watchers = 0
  let stop = () => {}
  return {
    getState: cell.getState,
    subscribe(listener) {
      const leave = cell.subscribe(listener)
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
