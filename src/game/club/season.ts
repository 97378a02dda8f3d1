import { ranked } from '../../base/ranking.ts'
import { playerKey } from '../record/player-names.ts'
import { type Money, POTS, type PotName } from './format.ts'
import { resultOf, roundsDone, type ShownNight } from './night.ts'
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

export const NO_MONEY: Money = { fee: 0, shares: SHARES[2], pots: [] }

/** What is paid for a place or a pot; without a player it rolls on to the next night. */
export interface Prize {
  readonly for: number | PotName
  readonly player: number | undefined
  readonly sum: number
}

/** What the last of these nights pays, the oldest first: what had no winner before is in it. */
export function prizesOf(nights: readonly ShownNight[]): readonly Prize[] {
  let rolled: readonly Prize[] = []
  for (const night of nights) {
    const { fee, shares, pots } = night.money ?? NO_MONEY
    // Where nothing was played, nobody has paid.
    const isPaid = night === nights.at(-1) || night.rounds.some(({ tables }) => tables.some(resultOf))
    const inPot = (of: (prize: Prize) => boolean, each: number) =>
      rolled.reduce((sum, one) => (of(one) ? sum + one.sum : sum), isPaid ? each * night.players.length : 0)
    const places = inPot(({ for: name }) => typeof name === 'number', fee)
    const standing = places > 0 ? standingOf(night).filter(({ played }) => played > 0) : []
    const prizes = [
      ...paidOut(places, shares).map((sum, place) => ({
        for: shares[place] ?? 0,
        player: standing[place]?.player,
        sum,
      })),
      ...POTS.flatMap((name, i) => {
        const sum = inPot((one) => one.for === name, pots[i] ?? 0)
        const had = night.had.filter(({ pot }) => pot === name).map(({ player }) => player)
        const won = name === 'slam' ? slamsOf(night) : had
        return (won.length > 0 ? won : [undefined]).map((player, j, { length }) => ({
          for: name,
          player,
          sum: Math.floor((sum + j) / length),
        }))
      }),
    ].filter(({ sum }) => sum > 0)
    if (night === nights.at(-1)) return prizes
    rolled = prizes.filter(({ player }) => player === undefined)
  }
  return []
}

/** Who won all games of a night that is over. */
function slamsOf(night: ShownNight): readonly number[] {
  const { rounds, format } = night
  if (roundsDone(night) < format.games || rounds.length === 0) return []
  return standingOf(night).flatMap(({ player, played, won }) =>
    played === won && played >= format.games - 1 ? [player] : [],
  )
}

/** Whole coins for each place: rounded down, and what that leaves goes to the first. */
export function paidOut(pot: number, shares: readonly number[]): readonly number[] {
  const rounded = shares.map((share) => Math.floor((pot * share) / 100))
  const left = pot - rounded.reduce((sum, one) => sum + one, 0)
  return rounded.map((one, place) => (place === 0 ? one + left : one))
}
