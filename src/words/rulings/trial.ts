import { type Card, isCard } from '../../rules/card.ts'
import type { LineKind } from '../../rules/count-show.ts'
import { handSize, type Rules } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'

/** Cards that decide a dispute, and what they show. */
export type Trial = CountTrial | PlayTrial

interface CountTrial extends Show {
  readonly type: 'count'
  /** What the lines of this kind come to; without one, the whole count. */
  readonly kind: LineKind | undefined
  readonly points: number
}

interface PlayTrial {
  readonly type: 'play'
  /** There is a go between one series and the next. */
  readonly series: readonly (readonly Card[])[]
  /** What the last card pegs, the go not counted. */
  readonly points: number
}

/** The points of one kind of line, or of the whole count. */
type Shows = readonly [points: number, kind?: LineKind]

type TrialsAt = (rules: Rules) => readonly Trial[]

export function countCrib(text: string, starter: Card, [points, kind]: Shows): TrialsAt {
  return () => [{ type: 'count', of: 'crib', cards: cardsIn(text), starter, kind, points }]
}

/** A hand for tables whose hands are of this size, and for no other. */
export function countHand(text: string, starter: Card, [points, kind]: Shows): TrialsAt {
  const cards = cardsIn(text)
  return (rules) =>
    handSize(rules) === cards.length ? [{ type: 'count', of: 'hand', cards, starter, kind, points }] : []
}

/** A hand, or where hands are smaller a crib: it always holds four, and all but a flush counts the same in it. */
export function count(text: string, starter: Card, shows: Shows): TrialsAt {
  return (rules) => {
    const hand = countHand(text, starter, shows)(rules)
    return hand.length > 0 ? hand : countCrib(text, starter, shows)(rules)
  }
}

/** Cards played in order, and what the last pegs: `KH QS 8D - 8C` has a go before the last. */
export function play(cards: string, points: number | ((rules: Rules) => number)): TrialsAt {
  const series = cards.split('-').map(cardsIn)
  return (rules) => [{ type: 'play', series, points: typeof points === 'number' ? points : points(rules) }]
}

export function trials(...each: readonly TrialsAt[]): TrialsAt {
  return (rules) => each.flatMap((make) => make(rules))
}

const cardsIn = (text: string) => text.split(' ').filter(isCard)
