import type { Card } from '../../rules/card.ts'
import { seatsOf, sideOf } from '../../rules/rules.ts'
import type { ShownGame } from '../record/game.ts'
import { playerKey } from '../record/player-names.ts'
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

/** Evenings on which a player won every game, of four and more. `eveningOf` names the evening of a time. */
export function slamsOf(games: readonly Iterable<PlayerFigures>[], eveningOf: (at: number) => number) {
  const evenings = new Map<string, Feat & { readonly won: number }>()
  for (const players of games) {
    const all = [...players]
    for (const { name, at, gameId, won } of all) {
      const key = `${eveningOf(at)} ${playerKey(name)}`
      const before = evenings.get(key)
      const met = all.flatMap((other) => (playerKey(other.name) === playerKey(name) ? [] : [other.name]))
      const latest = before && before.at > at ? before : { gameId, at }
      evenings.set(key, {
        kind: 'slam',
        gameId: latest.gameId,
        at: latest.at,
        players: [name],
        against: [...new Set([...(before?.against ?? []), ...met])],
        points: (before?.points ?? 0) + 1,
        won: (before?.won ?? 0) + won,
      })
    }
  }
  return [...evenings.values()].filter(({ points, won }) => points >= SLAM && won === points)
}
