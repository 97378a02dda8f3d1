import { makeObservable, type Readable, whileWatched } from '../../base/observable.ts'
import { type GameOfTwo, gameOfTwo } from '../../game/figures/head-to-head.ts'
import { isSecondVersion } from '../../game/record/merge-logs.ts'
import { readFinished, readSummaries, watchFinished } from '../../store/lists.ts'
import type { App } from '../open-app.ts'
import type { Ports } from '../ports.ts'

/** Summaries read in one transaction, and between two of them taps get a chance. */
const AT_ONCE = 25

const OF_APP = new WeakMap<App, Readable<readonly GameOfTwo[] | undefined>>()

export function winsStore(app: App) {
  const made = OF_APP.get(app) ?? makeWinsStore(app.ports)
  OF_APP.set(app, made)
  return made
}

/** Who won each game of two, from the stored summaries: no log is read for one line. Undefined until all are read. */
export function makeWinsStore({ db }: Pick<Ports, 'db'>): Readable<readonly GameOfTwo[] | undefined> {
  const observable = makeObservable<readonly GameOfTwo[] | undefined>(undefined)
  const wins = whileWatched(observable, () =>
    watchFinished(
      db,
      () => void readAll(),
      () => {},
    ),
  )
  const known = new Map<string, { readonly updatedAt: number; readonly game: GameOfTwo | undefined }>()
  let runs = 0

  async function readAll(): Promise<void> {
    const run = ++runs
    const finished = await readFinished(db, Number.POSITIVE_INFINITY)
    if (!finished.ok) return
    const games = finished.value.filter(({ gameId }) => !isSecondVersion(gameId))
    const unknown = games.filter(({ gameId, updatedAt }) => known.get(gameId)?.updatedAt !== updatedAt)
    for (let read = 0; read < unknown.length; read += AT_ONCE) {
      await db.pause(0)
      if (run !== runs || !wins.isWatched()) return
      const batch = unknown.slice(read, read + AT_ONCE)
      const summaries = await readSummaries(
        db,
        batch.map(({ gameId }) => gameId),
      )
      if (!summaries.ok) return
      const byId = new Map(summaries.value.map((one) => [one.id, one]))
      for (const { gameId, updatedAt } of batch) {
        const summary = byId.get(gameId)
        known.set(gameId, { updatedAt, game: summary && gameOfTwo(summary) })
      }
    }
    if (run === runs) observable.set(games.flatMap(({ gameId }) => known.get(gameId)?.game ?? []))
  }

  return { getState: wins.getState, subscribe: wins.subscribe }
}
