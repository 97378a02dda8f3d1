import { makeObservable, whileWatched } from '../../base/observable.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { withNames } from '../../device/lists.ts'
import { skippedStarter } from '../../game/moves/peg-keys.ts'
import { rowsOf } from '../../game/record/entry.ts'
import type { Game } from '../../game/record/game.ts'
import { type GameSummary, summaryOf } from '../../game/record/game-summary.ts'
import {
  addsUp,
  hasGameBefore,
  isDecided,
  nextGameDealer,
  nextMatch,
  standingWith,
} from '../../game/record/match.ts'
import { replay } from '../../game/record/replay.ts'
import type { StorageError, TapError } from '../../game/record/storage-results.ts'
import { type NewGame, type Setup, startGame } from '../../game/setup/start-game.ts'
import { inBoth } from '../../store/both-databases.ts'
import type { Database, Stored } from '../../store/connection.ts'
import { readGameBefore, readGames, readMatch, watchGames } from '../../store/lists.ts'
import { appendTap, deleteGame } from '../../store/log.ts'
import type { Ports } from '../ports.ts'
import type { DeviceStore } from './device-store.ts'

/** Games read at once. A list of ten thousand is not read as a whole, but further while somebody scrolls. */
const PAGE = 100

type GamesState =
  | { readonly type: 'reading' }
  /** Newest first. `more`: there may be older ones. */
  | { readonly type: 'read'; readonly games: readonly GameSummary[]; readonly more: boolean }
  | { readonly type: 'failed'; readonly error: StorageError }

export function makeGamesStore(ports: Ports, device: Pick<DeviceStore, 'change'>) {
  const { db, newId, now } = ports

  /** Games of this game’s match in order; none for single games. */
  async function matchOf({ match, rules }: Pick<Game, 'match' | 'rules'>): Stored<readonly GameSummary[]> {
    return addsUp(rules.match) ? readMatch(db, match.id) : ok([])
  }

  return {
    ...makeGamesList(db),
    matchOf,
    /** `asksStarter`: whether its first deal does, if it is by points. `matchId`: of a game that a club night has a place for. */
    async start(
      setup: Setup,
      asksStarter = true,
      matchId: string = newId(),
    ): Promise<Result<string, TapError>> {
      const started = await saveNewGame(ports, { ...setup, match: { id: matchId, index: 0 } }, asksStarter)
      if (started.ok) {
        // The scores of a game joined from a wooden board belong to that game alone.
        const { scores, ...table } = setup
        void device.change(({ names }) => ({
          lastTable: table,
          names: withNames(names, table.players, now()),
        }))
      }
      return started
    },
    /** The game after this one, of a new match when this one is decided; if another window has begun it, that one. */
    async next(game: Game): Promise<Result<string, TapError>> {
      const before = await matchOf(game)
      if (!before.ok) return before
      const { rules, players, marks, match } = game
      const decided = isDecided(standingWith(before.value, game), rules.match)
      const dealer = nextGameDealer(game)
      const table = { rules, players, marks, ...(dealer === undefined ? {} : { dealer }) }
      const after = decided ? nextMatch(match) : { id: match.id, index: match.index + 1 }
      return saveNewGame(ports, { ...table, match: after }, skippedStarter(game) === undefined)
    },
    /** Undo in a next game in which nothing has happened: deletes it and names the game before it. */
    async backFrom(gameId: string, game: Game): Stored<string | undefined> {
      if (game.undo || !hasGameBefore(game.match)) return ok(undefined)
      const before = await readGameBefore(db, game.match)
      if (!before.ok || !before.value) return before.ok ? ok(undefined) : before
      const gone = await inBoth(db, (one) => deleteGame(one, gameId, game.headSeq))
      return gone.ok ? ok(gone.value && before.value.id) : gone
    },
  }
}

/** The list, read while somebody looks at it, and not with every tap of a game. */
function makeGamesList(db: Database) {
  const observable = makeObservable<GamesState>({ type: 'reading' })
  let most = PAGE
  const fail = (error: StorageError) => observable.set({ type: 'failed', error })
  const { getState, subscribe, restart } = whileWatched(observable, () => {
    most = PAGE
    return watchGames(db, () => void read(), fail)
  })

  async function read(): Promise<void> {
    const games = await readGames(db, most)
    if (games.ok) observable.set({ type: 'read', games: games.value, more: games.value.length === most })
    else fail(games.error)
  }

  return {
    getState,
    subscribe,
    reload(): void {
      observable.set({ type: 'reading' })
      restart()
    },
    more(): void {
      most += PAGE
      void read()
    },
  }
}

async function saveNewGame(
  ports: Ports,
  newGame: NewGame,
  asksStarter: boolean,
): Promise<Result<string, TapError>> {
  const { db, now, newId } = ports
  const [gameId, tapId, at] = [newId(), newId(), now()]
  const rows = rowsOf(gameId, 0, tapId, at, startGame(newGame, asksStarter))
  const game = replay(rows)
  if (!game) throw new Error('a started game has no game in its log')
  const summary = summaryOf(gameId, game, at)
  const tap = { gameId, log: [], headSeq: 0, rows, summary, draft: undefined }
  const kept = await inBoth(db, (one) => appendTap(one, tap))
  if (kept.ok) return ok(gameId)
  return kept.error.type === 'game-taken' ? ok(kept.error.gameId) : err(kept.error)
}
