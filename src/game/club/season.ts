import { ranked } from '../../base/ranking.ts'
import { playerKey } from '../record/player-names.ts'
import type { ShownNight } from './night.ts'
import { type Line, standingOf } from './standing.ts'

/** Game points of a night that earn a rating point: the rule of twelve of the ACC’s grass roots clubs. */
export const RATED_FROM = 12

export interface SeasonLine extends Pick<Line, 'played' | 'points' | 'won' | 'net'> {
  readonly name: string
  readonly nights: number
  readonly rating: number
}

/** Several nights together, best first. Guests are not in it. */
export function seasonOf(nights: readonly ShownNight[]): readonly SeasonLine[] {
  const season = new Map<string, SeasonLine>()
  for (const night of nights) {
    for (const { player, played, points, won, net } of standingOf(night)) {
      const { name = '', guest = true } = night.players[player] ?? {}
      if (guest || played === 0) continue
      const before = season.get(playerKey(name))
      season.set(playerKey(name), {
        name: before?.name ?? name,
        nights: (before?.nights ?? 0) + 1,
        played: (before?.played ?? 0) + played,
        points: (before?.points ?? 0) + points,
        won: (before?.won ?? 0) + won,
        net: (before?.net ?? 0) + net,
        rating: (before?.rating ?? 0) + (points >= RATED_FROM ? 1 : 0),
      })
    }
  }
  const byName = [...season.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  return ranked(
    byName,
    ({ points, rating, won, net }) => [points, rating, won, net],
    () => 0,
  )
}

/** Percent of the pot by place. */
export const SHARES = [[100], [60, 40], [50, 30, 20], [40, 30, 20, 10]] as const

/** Whole coins for each place: rounded down, and what that leaves goes to the first. */
export function paidOut(pot: number, shares: readonly number[]): readonly number[] {
  const rounded = shares.map((share) => Math.floor((pot * share) / 100))
  const left = pot - rounded.reduce((sum, one) => sum + one, 0)
  return rounded.map((one, place) => (place === 0 ? one + left : one))
}
