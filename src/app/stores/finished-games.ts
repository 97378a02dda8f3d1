import { makeObservable, whileWatched } from '../../base/observable.ts'
import type { Result } from '../../base/result.ts'
import { isSecondVersion } from '../../game/record/merge-logs.ts'
import { type Finished, readFinished, type Take, watchFinished } from '../../store/lists.ts'
import type { Ports } from '../ports.ts'

/** Milliseconds of work before taps and frames get a chance. */
const SLICE = 8
/** Milliseconds between two updates of the screen: with each of them everything is added up again. */
const SHOWN_EVERY = 500

/** `read` of `of` so far, newest first. Once all were read it stays `read`, while others come. */
interface FinishedState<Game> {
  readonly type: 'reading' | 'read' | 'failed'
  readonly games: readonly Game[]
  readonly read: number
  readonly of: number
}

/** Finds what some games gave. */
type Finding<Game> = (
  db: Ports['db'],
  games: readonly Finished[],
  take: Take<Game>,
) => Promise<Result<unknown, unknown>>

interface Known<Game> extends Finished {
  readonly game: Game | undefined
}

/**
 * What finished games gave, while somebody looks. A game is read once, and after it has changed:
 * by the first of these ways, and by the next one if that has not found it.
 */
export function makeFinishedGames<Game>(db: Ports['db'], ways: readonly Finding<Game>[]) {
  const first: FinishedState<Game> = { type: 'reading', games: [], read: 0, of: 0 }
  const observable = makeObservable(first)
  const fail = () => observable.set({ ...observable.getState(), type: 'failed' })
  const { getState, subscribe, restart, isWatched } = whileWatched(observable, () =>
    watchFinished(db, () => void readAll(), fail),
  )
  let known: ReadonlyMap<string, Known<Game>> = new Map()
  /** What was known when all were read last. */
  let allKnown: typeof known | undefined
  let [runs, shown, worked] = [0, 0, 0]

  async function readAll(): Promise<void> {
    const run = ++runs
    const isWanted = () => run === runs && isWatched()
    const finished = await readFinished(db)
    if (!isWanted()) return
    if (!finished.ok) return fail()
    // Of two versions of one game, the one that was here first counts.
    const list = finished.value.filter(({ id }) => !isSecondVersion(id))
    const here = new Map(
      list.flatMap(({ id, updatedAt }) => {
        const one = known.get(id)
        return one?.updatedAt === updatedAt ? [[id, one] as const] : []
      }),
    )
    const isSame = known === allKnown && here.size === list.length && here.size === known.size
    if (isSame && getState().type === 'read') return
    known = here
    const show = (type: 'reading' | 'read') => {
      shown = performance.now()
      const games = list.flatMap(({ id }) => here.get(id)?.game ?? [])
      observable.set({ type, games, read: here.size, of: list.length })
    }
    const take: Take<Game> = async ({ id, updatedAt }, game) => {
      here.set(id, { id, updatedAt, game })
      await yieldToTaps()
      if (!isWanted()) return false
      // What is shown never shrinks while the games are read again.
      const isDue = performance.now() - shown > SHOWN_EVERY && here.size >= getState().read
      if (isDue) show(getState().type === 'read' ? 'read' : 'reading')
      return true
    }
    shown = performance.now()
    for (const find of ways) {
      const unknown = list.filter(({ id }) => !here.has(id))
      const done = await find(db, unknown, take)
      if (!isWanted()) return
      if (!done.ok) return fail()
    }
    allKnown = here
    show('read')
  }

  async function yieldToTaps(): Promise<void> {
    if (performance.now() - worked < SLICE) return
    await db.pause(0)
    worked = performance.now()
  }

  return {
    getState,
    subscribe,
    reload(): void {
      observable.set({ ...observable.getState(), type: 'reading' })
      restart()
    },
  }
}
