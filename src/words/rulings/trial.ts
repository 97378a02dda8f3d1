import { type Card, isCard } from '../../rules/card.ts'
import type { LineKind } from '../../rules/count-show.ts'
import { handSize, type Rules } from '../../rules/rules.ts'

/** Cards that decide a dispute, and what they show. */
export type Trial = CountTrial | PlayTrial

interface CountTrial {
  readonly type: 'count'
  readonly of: 'hand' | 'crib'
  readonly cards: readonly Card[]
  readonly starter: Card
  /** What the lines of this kind come to; without one, the whole count. */
  readonly kind: LineKind | undefined
  readonly points: number
}

interface PlayTrial {
  readonly type: 'play'
  /** A go lies between one series and the next. */
  readonly series: readonly (readonly Card[])[]
  /** What the last card pegs, the go not counted. */
  readonly points: number
}

/** What the cards show: the points of one kind of line, or of the whole count. */
type Shows = readonly [points: number, kind?: LineKind]

type TrialsAt = (rules: Rules) => readonly Trial[]

/**
 * Cards to count, four and the starter. Where hands are smaller the crib still holds four, and counts all but a
 * flush as a hand does.
 */
export function count(cards: string, starter: Card, shows: Shows): TrialsAt {
  return (rules) => [
    counted(handSize(rules) === cardsIn(cards).length ? 'hand' : 'crib', cards, starter, shows),
  ]
}

export function countCrib(cards: string, starter: Card, shows: Shows): TrialsAt {
  return () => [counted('crib', cards, starter, shows)]
}

/** A hand for tables whose hands are of this size, and for no other. */
export function countHand(cards: string, starter: Card, shows: Shows): TrialsAt {
  return (rules) =>
    handSize(rules) === cardsIn(cards).length ? [counted('hand', cards, starter, shows)] : []
}

function counted(of: CountTrial['of'], cards: string, starter: Card, [points, kind]: Shows): CountTrial {
  return { type: 'count', of, cards: cardsIn(cards), starter, kind, points }
}

/** Cards laid one after another, and what the last pegs: `KH QS 8D - 8C` has a go before the last. */
export function play(cards: string, points: number | ((rules: Rules) => number)): TrialsAt {
  const series = cards.split('-').map(cardsIn)
  return (rules) => [{ type: 'play', series, points: typeof points === 'number' ? points : points(rules) }]
}

/** The trials of several in a row. */
export function trials(...each: readonly TrialsAt[]): TrialsAt {
  return (rules) => each.flatMap((make) => make(rules))
}

const cardsIn = (text: string) => text.split(' ').filter(isCard)
