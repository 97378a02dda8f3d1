import { morningOf } from '../../base/days.ts'
import { groupBy } from '../../base/group-by.ts'
import type { Readable } from '../../base/observable.ts'
import { ok } from '../../base/result.ts'
import type { WonGame } from '../../game/figures/evening.ts'
import { type Feat, featsOf, slamsOf } from '../../game/figures/feats.ts'
import type { Meeting } from '../../game/figures/head-to-head.ts'
import { addFigures, figuresOf, type PlayerFigures } from '../../game/figures/player-figures.ts'
import { type Miss, missesOf } from '../../game/figures/practice.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { namesNow, playerKey, type Renamed, withNamesNow } from '../../game/record/player-names.ts'
import type { DatabaseOptions } from '../../store/connection.ts'
import { type KnownGames, makeKnownGames } from '../../store/known-games.ts'
import { decodeSummaries, readLogs } from '../../store/lists.ts'
import type { Ports } from '../ports.ts'
import { makeFinishedGames } from './finished-games.ts'

type Names = Readable<{ readonly renamed: Renamed }>

type KnownGame = ReturnType<typeof knownGame>

const knownGame = (gameId: string, game: ShownGame, isWhole: boolean) => ({
  players: [...figuresOf(gameId, game)],
  feats: featsOf(gameId, game),
  misses: missesOf(game),
  isWhole,
})

/** Of a log that may still be repaired, and end as before, nothing is kept. */
export const knownGames = (options: DatabaseOptions = {}) =>
  makeKnownGames<KnownGame>({ build: import.meta.env.COUNTED_BY, isKept: ({ isWhole }) => isWhole, options })

/** What every player made of all games, or of the `most` newest. */
export function makeFiguresStore(
  { db, known }: Pick<Ports, 'db'> & { readonly known: KnownGames<KnownGame> },
  settings: Names,
  most = Number.POSITIVE_INFINITY,
) {
  const { games, ...store } = makeFinishedGames(db, {
    most,
    known,
    read: (some) => readLogs(db, some, knownGame),
    begin: () => new Map<string, PlayerFigures>(),
    add(sum, game) {
      for (const [key, one] of playersOf(game)) {
        const before = sum.get(key)
        sum.set(key, before ? addFigures(before, one) : one)
      }
    },
    names: settings,
  })
  const names = () => settings.getState().renamed

  /** By the current names. A name at two seats of a game is left out, as at the table. */
  function playersOf({ players }: KnownGame): ReadonlyMap<string, PlayerFigures> {
    if (names().length === 0) return new Map(players)
    const now = namesNow(names())
    const named = players.map(([, one]) => {
      const name = now(one.name)
      return [playerKey(name), { ...one, name }] as const
    })
    return new Map(named.filter(([key]) => named.filter(([other]) => other === key).length === 1))
  }

  return {
    ...store,
    /** Games of a player, newest first, as far as they are read. */
    gamesOf: (key: string) => games().flatMap((game) => playersOf(game).get(key)?.gameId ?? []),
    /** Games of two in which a player met one other, by the other’s key. */
    meetingsOf(key: string): ReadonlyMap<string, readonly Meeting[]> {
      const meetings = games().flatMap((game): readonly Meeting[] => {
        const players = playersOf(game)
        const mine = players.get(key)
        const other = [...players.values()].find((one) => one !== mine)
        return mine?.duels && other ? [[mine, other]] : []
      })
      return groupBy(meetings, ([, other]) => playerKey(other.name))
    },
    /** All that the wall shows, the newest first. */
    feats(): readonly Feat[] {
      const now = namesNow(names())
      const inGames = games().flatMap(({ feats }) => feats)
      const named = inGames.map((feat) => ({
        ...withNamesNow(names(), feat),
        against: feat.against.map(now),
      }))
      const slams = slamsOf(games().map(playersOf), morningOf)
      return [...named, ...slams].toSorted((a, b) => b.at - a.at)
    },
    /** Hands that a player miscounted, or anybody, the newest first. */
    missesIn(name: string | undefined): readonly Miss[] {
      const now = namesNow(names())
      const misses = games().flatMap((game) => game.misses)
      const isTheirs = (player: string) => playerKey(now(player)) === playerKey(now(name ?? ''))
      return name === undefined ? misses : misses.filter(({ player }) => isTheirs(player))
    },
  }
}

/** Who won each game, from the summaries: no log is read for one line. */
export const makeWinsStore = ({ db }: Pick<Ports, 'db'>) =>
  makeFinishedGames(db, {
    most: Number.POSITIVE_INFINITY,
    known: makeKnownGames<WonGame>(),
    async read(games) {
      const summaries = await decodeSummaries(db, games)
      if (!summaries.ok) return summaries
      return ok(summaries.value.map((game) => () => game))
    },
    begin: (): WonGame[] => [],
    add: (sum, game) => void sum.push(game),
  })
