import { Dexie, type Table } from 'dexie'
import { isObject } from '../base/is-object.ts'
import { once } from '../base/once.ts'
import { type DatabaseOptions, inTime, placeFor, SHORT } from './connection.ts'
import type { Finished } from './lists.ts'

/** What was found in a game when its log ended at this time; undefined where no game can be read. */
interface Known<Game> extends Finished {
  readonly game: Game | undefined
}

export type KnownGames<Game> = ReturnType<typeof makeKnownGames<Game>>

/** Milliseconds, about a month: with a new game those of its month are written again. */
const MONTH = 30 * 86_400_000

const monthOf = ({ updatedAt }: Finished) => Math.floor(updatedAt / MONTH)

/** What was found in finished games since the app was opened, and with `keeping` before that. */
export function makeKnownGames<Game>(keeping?: Keeping<Game>) {
  const known = new Map<string, Known<Game>>()
  const kept = keeping && keepMonths(keeping)
  /** Months of which something else is kept. */
  const changed = new Set<number>()
  let loaded = Number.POSITIVE_INFINITY
  let loading = Promise.resolve()

  async function load(month: number): Promise<void> {
    if (!kept || month >= loaded) return
    for (const one of await kept.read(month, loaded)) {
      if (known.has(one.id)) changed.add(monthOf(one))
      else known.set(one.id, one)
    }
    loaded = month
  }

  function forget(id: string): void {
    const before = known.get(id)
    if (before) changed.add(monthOf(before))
    known.delete(id)
  }

  return {
    /** Reads what is kept of all games, or of those from the oldest on. */
    load(oldest: Finished | undefined): Promise<void> {
      loading = loading.then(() => load(oldest ? monthOf(oldest) : Number.NEGATIVE_INFINITY))
      return loading
    },
    find({ id, updatedAt }: Finished): Known<Game> | undefined {
      const one = known.get(id)
      return one?.updatedAt === updatedAt ? one : undefined
    },
    set({ id, updatedAt }: Finished, game: Game | undefined): void {
      forget(id)
      known.set(id, { id, updatedAt, game })
      changed.add(monthOf({ id, updatedAt }))
    },
    keepOnly(games: readonly Finished[]): void {
      const here = new Set(games.map(({ id }) => id))
      for (const id of known.keys()) if (!here.has(id)) forget(id)
    },
    /** Writes the months that have changed, or those of them after that of a game. */
    async save(after?: Finished): Promise<void> {
      for (const month of kept ? changed : []) {
        if (after && month <= monthOf(after)) continue
        changed.delete(month)
        await kept?.write(
          month,
          [...known.values()].filter((one) => monthOf(one) === month),
        )
      }
    },
  }
}

/** `build`: other code may find something else in the same log. What is kept is written as JSON. */
interface Keeping<Game> {
  readonly build: string
  readonly isKept: (game: Game) => boolean
  readonly options: DatabaseOptions
}

const NAME = 'fifteen-two-figures'

/**
 * A database of its own, of which no tap, mirror or backup knows: it may be lost or deleted at any time, and after its
 * first failure it is not used any more before the next start.
 */
function keepMonths<Game>({ build, isKept, options }: Keeping<Game>) {
  const months = once(async () => {
    const indexedDB = await placeFor(NAME, options)
    const dexie = new Dexie(NAME, indexedDB ? { indexedDB } : {})
    dexie.version(1).stores({ months: '' })
    return dexie.table<unknown, number>('months')
  })
  let isUsed = true

  async function ask<T>(work: (all: Table<unknown, number>) => PromiseLike<T>): Promise<T | undefined> {
    if (!isUsed) return undefined
    return inTime(months().then(work), SHORT).catch(() => {
      isUsed = false
      return undefined
    })
  }

  function gamesIn(month: unknown): readonly Known<Game>[] {
    try {
      const { by, games } = month as { readonly by: unknown; readonly games: string }
      const all: readonly Known<Game>[] = by === build ? JSON.parse(games) : []
      return all.every(({ id, game }) => typeof id === 'string' && isObject(game)) ? all : []
    } catch {
      return []
    }
  }

  return {
    /** All that is kept of the months from the first to before the last. */
    async read(first: number, last: number): Promise<readonly Known<Game>[]> {
      const there = (await ask((all) => all.where(':id').between(first, last).primaryKeys())) ?? []
      const found: (readonly Known<Game>[])[] = []
      // A year at once: a slow phone is in time, and there is some for taps and frames.
      for (let i = 0; i < there.length; i += 12)
        found.push(((await ask((all) => all.bulkGet(there.slice(i, i + 12)))) ?? []).flatMap(gamesIn))
      return found.flat()
    },
    async write(month: number, games: readonly Known<Game>[]): Promise<void> {
      const kept = games.filter(({ game }) => game && isKept(game))
      await ask((all) => all.put({ by: build, games: JSON.stringify(kept) }, month))
    },
  }
}
