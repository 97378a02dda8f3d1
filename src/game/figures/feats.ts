import { groupBy } from '../../base/group-by.ts'
import type { Card } from '../../rules/card.ts'
import { cardsOf, seatsOf, sideOf } from '../../rules/rules.ts'
import type { Counted, Deal, ShownGame } from '../record/game.ts'
import { isDouble, isNineteen, type PlayerFigures } from './player-figures.ts'

/** The fewest points of a hand on the wall. Of more than four cards that many are no feat. */
const RARE = 24

export const isRare = (cards: number, points: number) => cards <= 4 && points >= RARE

/** The fewest games of an evening that a grand slam can be made of. */
const SLAM = 4

/** What is rare: what it was, whose, and against whom. */
export interface Achievement {
  readonly kind: 'hand' | 'crib' | 'nineteen' | 'double-skunk' | 'slam'
  readonly players: readonly string[]
  readonly against: readonly string[]
  /** Of a hand its points, of a slam its games. */
  readonly points: number
  /** The starter last. */
  readonly cards?: readonly Card[]
  /** Of a hand: how many cards it was chosen from. */
  readonly dealt?: number
  /** Of a double skunk: the winner’s first. */
  readonly scores?: readonly number[]
}

/** What is kept on the wall, and when and in which game it was. */
export interface Feat extends Achievement {
  readonly gameId: string
  readonly at: number
}

const namesOf = ({ players }: ShownGame, seats: readonly number[]) => seats.map((seat) => players[seat] ?? '')

const othersOf = (game: ShownGame, side: number) =>
  namesOf(
    game,
    [...game.players.keys()].filter((seat) => sideOf(game.rules, seat) !== side),
  )

/** Of a hand or a crib as it is counted in this deal. */
export function handFeat(
  game: ShownGame,
  { dealer, starter }: Pick<Deal, 'dealer' | 'starter'>,
  { of, points, cards }: Pick<Counted, 'of' | 'points' | 'cards'>,
): Achievement {
  const { rules } = game
  const seat = of === 'crib' ? dealer : of
  return {
    kind: of === 'crib' ? 'crib' : 'hand',
    players: namesOf(game, [seat]),
    against: othersOf(game, sideOf(rules, seat)),
    points,
    ...(cards && starter ? { cards: [...cards, starter] } : {}),
    ...(of === 'crib' ? {} : { dealt: rules.deal.dealt }),
  }
}

/** Of a finished game, in the order they happened. */
export function featsOf(gameId: string, game: ShownGame): readonly Feat[] {
  const { rules, outcome, deals, lines } = game
  if (!outcome || game.abandoned) return []
  const at = (seq: number) => lines.find((line) => line.seq === seq)?.at ?? 0
  const hands = deals.flatMap((deal) =>
    deal.counts.flatMap((count): readonly Feat[] => {
      const points = count.counted ?? count.points
      const size = cardsOf(rules, count.of)
      const isNothing = size <= 4 && isNineteen(count)
      if (!isRare(size, points) && !isNothing) return []
      const feat = { ...handFeat(game, deal, { ...count, points }), gameId, at: at(count.seq) }
      return [isNothing ? { ...feat, kind: 'nineteen' } : feat]
    }),
  )
  const [winner = 0] = outcome.winners
  if (!outcome.skunk || !isDouble(rules, outcome.skunk)) return hands
  const scores = outcome.scores.toSorted((a, b) => b - a)
  const whose = { players: namesOf(game, seatsOf(rules, winner)), against: othersOf(game, winner) }
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
