import { morningOf } from '../../base/days.ts'
import { groupBy } from '../../base/group-by.ts'
import { once, onceFor } from '../../base/once.ts'
import { namesNow, playerKey, type Renamed, withNamesNow } from '../record/player-names.ts'
import { type Feat, slamsOf } from './feats.ts'
import type { GameFigures } from './game-figures.ts'
import { addFigures, type PlayerFigures } from './player-figures.ts'
import type { Miss } from './practice.ts'
import type { RivalGame } from './rivals.ts'

/** What all games give, newest first, by the players’ names of now. Each is found when it is asked for first. */
export function allFigures(games: readonly GameFigures[], renamed: Renamed) {
  const now = namesNow(renamed)
  const keyNow = onceFor((name: string) => playerKey(now(name)))
  const seated = once(() => games.map(playersNow))

  /** A name at two seats of a game is left out, as at the table. */
  function playersNow({ players }: GameFigures): ReadonlyMap<string, PlayerFigures> {
    if (renamed.length === 0) return new Map(players)
    const named = players.map(([, one]) => {
      const name = now(one.name)
      return [keyNow(one.name), name === one.name ? one : { ...one, name }] as const
    })
    return new Map(named.filter(([key]) => named.filter(([other]) => other === key).length === 1))
  }

  return {
    /** What every player made, by `playerKey`. */
    players: once(() => {
      const sums = new Map<string, PlayerFigures>()
      for (const game of seated()) {
        for (const [key, one] of game) {
          const before = sums.get(key)
          sums.set(key, before ? addFigures(before, one) : one)
        }
      }
      return sums
    }),
    /** Games of a player. */
    gamesOf: onceFor((key: string) => seated().flatMap((players) => players.get(key)?.gameId ?? [])),
    /** Games of two in which a player met one other, by the other’s key. */
    rivalsOf: onceFor((key: string): ReadonlyMap<string, readonly RivalGame[]> => {
      const met = seated().flatMap((players): readonly RivalGame[] => {
        const mine = players.get(key)
        const other = [...players.values()].find((one) => one !== mine)
        return mine?.duels && other ? [[mine, other]] : []
      })
      return groupBy(met, ([, other]) => playerKey(other.name))
    }),
    /** All that the wall shows. */
    feats: once((): readonly Feat[] => {
      const named = games.flatMap(({ feats }) =>
        feats.map((feat) => ({ ...withNamesNow(renamed, feat), against: feat.against.map(now) })),
      )
      return [...named, ...slamsOf(seated(), morningOf)].sort((a, b) => b.at - a.at)
    }),
    /** Hands that a player miscounted, or anybody. */
    missesIn: onceFor((name: string | undefined): readonly Miss[] => {
      const misses = games.flatMap((game) => game.misses)
      return name === undefined ? misses : misses.filter(({ player }) => keyNow(player) === keyNow(name))
    }),
  }
}
