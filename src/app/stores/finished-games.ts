import { makeObservable, type Readable, whileWatched } from '../../base/observable.ts'
import type { Result } from '../../base/result.ts'
import { isSecondVersion } from '../../game/record/merge-logs.ts'
import type { Renamed } from '../../game/record/player-names.ts'
import type { KnownGames } from '../../store/known-games.ts'
import { type Finished, readFinished, watchFinished } from '../../store/lists.ts'
import type { Ports } from '../ports.ts'

/** Games read in one transaction: few, because a tap in another window waits for it. */
const AT_ONCE = 25
/** Milliseconds of work before taps and frames get a chance. */
const SLICE = 8
/** Milliseconds between two updates of the screen. */
const SHOWN_EVERY = 250

/** `sum` grows while the games are read: `read` of `of` so far. `older`: there are more games than these. */
interface FinishedState<Sum> {
  readonly type: 'reading' | 'read' | 'failed'
  readonly sum: Sum
  readonly read: number
  readonly of: number
  readonly older: boolean
}

interface Reading<Game, Sum> {
  /** How many, the newest. */
  readonly most: number
  readonly known: KnownGames<Game>
  /** Each game is made when asked for: that takes the most time. */
  readonly read: (games: readonly Finished[]) => Promise<Result<readonly (() => Game | undefined)[], unknown>>
  readonly begin: () => Sum
  readonly add: (sum: Sum, game: Game) => void
  /** Of players, where the sum depends on them. */
  readonly names?: Readable<{ readonly renamed: Renamed }>
}

/** Adds up finished games while somebody looks. A game is read once, and after it has changed. */
export function makeFinishedGames<Game extends object, Sum>(db: Ports['db'], reading: Reading<Game, Sum>) {
  const { most, known, begin, add, names } = reading
  const nothing = () => ({ type: 'reading', sum: begin(), read: 0, of: 0, older: false }) as const
  const observable = makeObservable<FinishedState<Sum>>(nothing())
  const fail = () => observable.set({ ...observable.getState(), type: 'failed' })
  const { getState, subscribe, restart, isWatched } = whileWatched(observable, () => {
    const leaveNames = names?.subscribe(() => renamed !== names.getState().renamed && void readAll())
    const leaveGames = watchFinished(db, () => void readAll(), fail)
    return () => {
      leaveNames?.()
      leaveGames()
    }
  })
  let renamed = names?.getState().renamed
  let list: readonly Finished[] = []
  /** The games that are all in the sum. */
  let shownOf = list
  let [runs, shown, worked] = [0, 0, 0]

  /** Reads again after a change, except what is known. */
  async function readAll(): Promise<void> {
    // What is shown now is wrong.
    if (renamed !== names?.getState().renamed) observable.set(nothing())
    renamed = names?.getState().renamed
    const run = ++runs
    const isWanted = () => run === runs && isWatched()
    const finished = await readFinished(db, most)
    if (!isWanted()) return
    if (!finished.ok) return fail()
    // Of two versions of one game, the one that was here first counts.
    const newest = finished.value.filter(({ id }) => !isSecondVersion(id))
    if (observable.getState().type === 'read' && isSameList(newest, shownOf)) return
    list = newest
    shown = performance.now()
    const next = { sum: begin(), of: list.length, older: finished.value.length === most }
    await known.load(next.older ? list.at(-1) : undefined)
    if (!next.older) known.keepOnly(list)
    for (let read = 0; read < list.length; read += AT_ONCE) {
      const batch = list.slice(read, read + AT_ONCE)
      const isLearnt = await learn(batch)
      if (!isWanted()) return known.save()
      if (!isLearnt) return fail()
      for (const game of gamesOf(batch)) add(next.sum, game)
      grow({ ...next, type: 'reading', read: read + batch.length })
    }
    observable.set({ ...next, type: 'read', read: list.length })
    shownOf = list
    await known.save()
  }

  /** Reads what is not known yet, or has changed since. */
  async function learn(batch: readonly Finished[]): Promise<boolean> {
    await yieldToTaps()
    const unknown = batch.filter((one) => !known.find(one))
    if (unknown.length === 0) return true
    const games = await reading.read(unknown)
    if (!games.ok) return false
    for (const [i, one] of unknown.entries()) {
      known.set(one, games.value[i]?.())
      await yieldToTaps()
    }
    // All games after these are known by now.
    await known.save(batch[0])
    return true
  }

  async function yieldToTaps(): Promise<void> {
    if (performance.now() - worked < SLICE) return
    await db.pause(0)
    worked = performance.now()
  }

  /** What is shown never shrinks while the games are read again. */
  function grow(next: FinishedState<Sum>): void {
    const now = performance.now()
    if (now - shown < SHOWN_EVERY || next.read < observable.getState().read) return
    shown = now
    observable.set(next)
  }

  const gamesOf = (some: readonly Finished[]) => some.flatMap((one) => known.find(one)?.game ?? [])

  return {
    getState,
    subscribe,
    reload(): void {
      observable.set({ ...observable.getState(), type: 'reading' })
      restart()
    },
    /** Newest first, as far as they are read. */
    games: () => gamesOf(list),
  }
}

const isSameList = (some: readonly Finished[], others: readonly Finished[]) =>
  some.length === others.length &&
  some.every((one, i) => one.id === others[i]?.id && one.updatedAt === others[i]?.updatedAt)
