import { morningOf } from '../../base/days.ts'
import { makeObservable, type Readable, whileWatched } from '../../base/observable.ts'
import { type Feat, featsOf, slamsOf } from '../../game/figures/feats.ts'
import { type Duel, duelOf, type Meeting } from '../../game/figures/head-to-head.ts'
import { addFigures, figuresOf, type PlayerFigures } from '../../game/figures/player-figures.ts'
import { type Miss, missesOf } from '../../game/figures/practice.ts'
import { isSecondVersion } from '../../game/record/merge-logs.ts'
import { namesNow, playerKey, type Renamed } from '../../game/record/player-names.ts'
import { type Finished, readFinished, readLogs, watchFinished } from '../../store/lists.ts'
import type { App } from '../open-app.ts'
import type { Ports } from '../ports.ts'

/** Games read in one transaction: few, because a tap in another window waits for it. */
const AT_ONCE = 25
/** Milliseconds of work before taps and frames get a chance. */
const SLICE = 8
/** Milliseconds between two updates of the screen. */
const SHOWN_EVERY = 250
const ALL = Number.POSITIVE_INFINITY

/** By `playerKey`. */
type Players = ReadonlyMap<string, PlayerFigures>

/** `players` grow while the games are read: `read` of `of` so far. `older`: there are more games than these. */
interface FiguresState {
  readonly type: 'reading' | 'read' | 'failed'
  readonly players: Players
  readonly read: number
  readonly of: number
  readonly older: boolean
}

const NOTHING: FiguresState = { type: 'reading', players: new Map(), read: 0, of: 0, older: false }

type Names = Readable<{ readonly renamed: Renamed }>

type FiguresStore = ReturnType<typeof makeFiguresStore>

const OF_APP = new WeakMap<App, Map<number, FiguresStore>>()

/** Loaded with the screens that show it; what was read is not read again while the app is open. */
export function figuresStore(app: App, most = ALL): FiguresStore {
  const stores = OF_APP.get(app) ?? new Map<number, FiguresStore>()
  const made = stores.get(most) ?? makeFiguresStore(app.ports, app.settings, most)
  OF_APP.set(app, stores.set(most, made))
  return made
}

/** Read while somebody looks at it; of the `most` newest games. */
export function makeFiguresStore({ db }: Pick<Ports, 'db'>, settings: Names, most = ALL) {
  const observable = makeObservable(NOTHING)
  const fail = () => observable.set({ ...observable.getState(), type: 'failed' })
  const sums = whileWatched(observable, () => {
    const leaveNames = onRenamed(settings, () => void readAll(true))
    const leaveGames = watchFinished(db, () => void readAll(), fail)
    return () => {
      leaveNames()
      leaveGames()
    }
  })
  const known = makeKnownGames(db)
  let runs = 0
  let shown = 0

  /** Reads again after a change, except what is known. `afresh`: what is shown now is wrong. */
  async function readAll(afresh = false): Promise<void> {
    if (afresh) observable.set(NOTHING)
    const run = ++runs
    const isWanted = () => run === runs && sums.isWatched()
    const finished = await readFinished(db, most)
    if (!isWanted()) return
    if (!finished.ok) return fail()
    // Of two versions of one game, the one that was here first counts.
    const list = finished.value.filter(({ gameId }) => !isSecondVersion(gameId))
    known.keepOnly(list, settings.getState().renamed)
    const sum = new Map<string, PlayerFigures>()
    const next = { players: sum, of: list.length, older: finished.value.length === most }
    for (let read = 0; read < list.length; read += AT_ONCE) {
      const batch = list.slice(read, read + AT_ONCE)
      const isLearnt = await known.learn(batch)
      if (!isWanted()) return
      if (!isLearnt) return fail()
      for (const { gameId } of batch) addPlayers(sum, known.playersOf(gameId))
      grow({ ...next, type: 'reading', read: read + batch.length })
    }
    observable.set({ ...next, type: 'read', read: list.length })
  }

  /** What is shown never shrinks while the games are read again. */
  function grow(next: FiguresState): void {
    const now = performance.now()
    if (now - shown < SHOWN_EVERY || next.read < observable.getState().read) return
    shown = now
    observable.set({ ...next, players: new Map(next.players) })
  }

  return {
    getState: sums.getState,
    subscribe: sums.subscribe,
    reload(): void {
      observable.set({ ...observable.getState(), type: 'reading' })
      sums.restart()
    },
    /** Games of a player, newest first, as far as they are read. */
    gamesOf: known.gamesOf,
    meetingsOf: known.meetingsOf,
    feats: known.feats,
    missesIn: known.missesIn,
  }
}

function onRenamed(settings: Names, next: () => void) {
  let { renamed } = settings.getState()
  return settings.subscribe(() => {
    if (settings.getState().renamed === renamed) return
    renamed = settings.getState().renamed
    next()
  })
}

function addPlayers(sum: Map<string, PlayerFigures>, players: Players): void {
  for (const [key, one] of players) {
    const before = sum.get(key)
    sum.set(key, before ? addFigures(before, one) : one)
  }
}

interface KnownGame {
  readonly updatedAt: number
  readonly players: Players
  readonly duel?: Duel | undefined
  readonly feats: readonly Feat[]
  readonly misses: readonly Miss[]
}

function makeKnownGames(db: Ports['db']) {
  /** By the id of the game. `updatedAt`: the state of its log that was read. */
  const known = new Map<string, KnownGame>()
  let order: readonly string[] = []
  let now = namesNow([])
  let hasRenamed = false
  let worked = 0

  /** Reads what is not known yet, or has changed since. */
  async function learn(batch: readonly Finished[]): Promise<boolean> {
    await yieldToTaps()
    const unknown = batch.filter(({ gameId, updatedAt }) => known.get(gameId)?.updatedAt !== updatedAt)
    if (unknown.length === 0) return true
    const ids = unknown.map(({ gameId }) => gameId)
    const logs = await readLogs(db, ids)
    if (!logs.ok) return false
    for (const [i, { gameId, updatedAt }] of unknown.entries()) {
      const game = logs.value[i]?.()
      known.set(gameId, {
        updatedAt,
        players: game ? figuresOf(gameId, game) : new Map(),
        duel: game && duelOf(gameId, game),
        feats: game ? featsOf(gameId, game) : [],
        misses: game ? missesOf(game) : [],
      })
      await yieldToTaps()
    }
    return true
  }

  async function yieldToTaps(): Promise<void> {
    if (performance.now() - worked < SLICE) return
    await db.pause(0)
    worked = performance.now()
  }

  function keepOnly(list: readonly Finished[], names: Renamed): void {
    hasRenamed = names.length > 0
    now = namesNow(names)
    order = list.map(({ gameId }) => gameId)
    const here = new Set(order)
    for (const gameId of known.keys()) if (!here.has(gameId)) known.delete(gameId)
  }

  /** By the current names. A name at two seats of a game is left out, as at the table. */
  function playersOf(gameId: string): Players {
    const players = known.get(gameId)?.players ?? new Map<string, PlayerFigures>()
    if (!hasRenamed) return players
    const named = [...players.values()].map((one) => {
      const name = now(one.name)
      return [playerKey(name), { ...one, name }] as const
    })
    return new Map(named.filter(([key]) => named.filter(([other]) => other === key).length === 1))
  }

  const gamesOf = (key: string) => order.filter((gameId) => playersOf(gameId).has(key))

  /** Games of a player against one other, by the other’s key, newest first; a player against itself is nobody. */
  function meetingsOf(key: string): ReadonlyMap<string, readonly Meeting[]> {
    const meetings = new Map<string, Meeting[]>()
    for (const gameId of order) {
      const duel = known.get(gameId)?.duel
      const keys = duel?.players.map((name) => playerKey(now(name))) ?? []
      const seat = keys.indexOf(key)
      const other = keys[1 - seat]
      if (!duel || seat < 0 || !other || other === key) continue
      const before = meetings.get(other)
      if (before) before.push({ duel, seat })
      else meetings.set(other, [{ duel, seat }])
    }
    return meetings
  }

  /** All that the wall shows, the newest first, by the current names. */
  function feats(): readonly Feat[] {
    const inGames = order.flatMap((gameId) => known.get(gameId)?.feats ?? [])
    const slams = slamsOf(
      order.map((gameId) => playersOf(gameId).values()),
      morningOf,
    )
    const named = inGames.map((one) => ({
      ...one,
      players: one.players.map(now),
      against: one.against.map(now),
    }))
    return [...named, ...slams].toSorted((a, b) => b.at - a.at)
  }

  /** Hands that a player miscounted, or anybody, the newest first. */
  const missesIn = (key: string | undefined): readonly Miss[] =>
    order
      .flatMap((gameId) => known.get(gameId)?.misses ?? [])
      .filter(({ player }) => key === undefined || playerKey(now(player)) === key)

  return { learn, keepOnly, playersOf, gamesOf, meetingsOf, feats, missesIn }
}
