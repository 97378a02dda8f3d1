import { groupBy } from '../../base/group-by.ts'
import type { Card } from '../../rules/card.ts'
import { cardsOf, seatsOf, sideOf } from '../../rules/rules.ts'
import type { ShownGame } from '../record/game.ts'
import { isDouble, isNineteen, type PlayerFigures } from './player-figures.ts'

/** The fewest points of a hand on the wall. */
const RARE = 24
/** The fewest games of an evening that a grand slam can be made of. */
const SLAM = 4

/** What is kept on the wall: whose it was, against whom, and when. */
export interface Feat {
  readonly kind: 'hand' | 'crib' | 'nineteen' | 'double-skunk' | 'slam'
  readonly gameId: string
  readonly at: number
  readonly players: readonly string[]
  readonly against: readonly string[]
  /** Of a hand its points, of a slam its games. */
  readonly points: number
  readonly cards?: readonly Card[]
  /** Of a double skunk: the winner’s first. */
  readonly scores?: readonly number[]
}

/** Of a finished game, in the order they happened. */
export function featsOf(gameId: string, game: ShownGame): readonly Feat[] {
  const { rules, outcome, deals, lines, players } = game
  if (!outcome || game.abandoned) return []
  const at = (seq: number) => lines.find((line) => line.seq === seq)?.at ?? 0
  const namesOf = (seats: readonly number[]) => seats.map((seat) => players[seat] ?? '')
  const others = (side: number) => namesOf([...players.keys()].filter((seat) => sideOf(rules, seat) !== side))
  const hands = deals.flatMap((deal) =>
    deal.counts.flatMap((count): readonly Feat[] => {
      // Of more cards that many points are no feat.
      if (cardsOf(rules, count.of) > 4) return []
      const points = count.counted ?? count.points
      const isNothing = isNineteen(count)
      if (points < RARE && !isNothing) return []
      const seat = count.of === 'crib' ? deal.dealer : count.of
      const cards = count.cards && deal.starter ? { cards: [...count.cards, deal.starter] } : {}
      const kind = isNothing ? 'nineteen' : count.of === 'crib' ? 'crib' : 'hand'
      const whose = { players: namesOf([seat]), against: others(sideOf(rules, seat)) }
      return [{ kind, gameId, at: at(count.seq), ...whose, points, ...cards }]
    }),
  )
  const [winner = 0] = outcome.winners
  if (!outcome.skunk || !isDouble(rules, outcome.skunk)) return hands
  const scores = outcome.scores.toSorted((a, b) => b - a)
  const whose = { players: namesOf(seatsOf(rules, winner)), against: others(winner) }
  return [
    ...hands,
    { kind: 'double-skunk', gameId, at: at(outcome.seq), ...whose, points: outcome.games, scores },
  ]
}

type Players = ReadonlyMap<string, Pick<PlayerFigures, 'name' | 'at' | 'gameId' | 'won'>>

/** Evenings on which a player, by `playerKey`, won every game, of four and more. `eveningOf` names the evening of a time. */
export function slamsOf(games: readonly Players[], eveningOf: (at: number) => number): readonly Feat[] {
  const evenings = groupBy(games, (players) =>
    eveningOf(Math.max(...[...players.values()].map(({ at }) => at))),
  )
  return [...evenings.values()].flatMap((evening) =>
    [...new Set(evening.flatMap((players) => [...players.keys()]))].flatMap((key) => slamOf(key, evening)),
  )
}

function slamOf(key: string, evening: readonly Players[]): readonly Feat[] {
  const played = evening.filter((players) => players.has(key))
  const [last, ...others] = played.flatMap((players) => players.get(key) ?? []).sort((a, b) => b.at - a.at)
  if (!last || played.length < SLAM || [last, ...others].some(({ won }) => won === 0)) return []
  const { name, gameId, at } = last
  const met = played.flatMap((players) =>
    [...players].flatMap(([other, one]) => (other === key ? [] : [one.name])),
  )
  return [{ kind: 'slam', gameId, at, players: [name], against: [...new Set(met)], points: played.length }]
}
