import { makeObservable, type Readable } from '../base/observable.ts'
import { keepCount, readCounts } from '../store/counts.ts'
import type { CountToKeep, KeptCount } from '../store/kept-count.ts'
import type { Ports } from './ports.ts'

/** The last fifty counted hands, newest first. */
export interface CountsStore extends Readable<readonly KeptCount[]> {
  readonly keep: (count: Omit<CountToKeep, 'at'>) => void
}

export function makeCountsStore({ db, now }: Ports): CountsStore {
  const cell = makeObservable<readonly KeptCount[]>([])
  let asked = false

  async function read(): Promise<void> {
    const counts = await readCounts(db)
    // A list of the past that cannot be read is shown as none: nothing of a game hangs on it.
    if (counts.ok) cell.set(counts.value)
  }

  return {
    getState: cell.getState,
    subscribe(listener) {
      if (!asked) void read()
      asked = true
      return cell.subscribe(listener)
    },
    async keep(count) {
      await keepCount(db, { ...count, at: now() })
      if (asked) await read()
    },
  }
}
