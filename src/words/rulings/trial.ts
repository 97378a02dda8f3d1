import { type Card, isCard } from '../../rules/card.ts'
import type { LineKind } from '../../rules/count-show.ts'
import { handSize, type Rules } from '../../rules/rules.ts'
import type { CountTrial, PlayTrial, Trial } from './ruling.ts'

/** What the cards show: the points of one kind of line, or of the whole count. */
export type Shows = readonly [points: number, kind?: LineKind]

/**
 * Cards to count, four and the starter. Where hands are smaller the crib still holds four, and counts all but a
 * flush as a hand does.
 */
export function count(cards: string, starter: Card, [points, kind]: Shows) {
  return (rules: Rules): readonly [CountTrial] => {
    const held = cardsIn(cards)
    const of = handSize(rules) === held.length ? 'hand' : 'crib'
    return [{ type: 'count', of, cards: held, starter, kind, points }]
  }
}

export function countCrib(cards: string, starter: Card, [points, kind]: Shows): CountTrial {
  return { type: 'count', of: 'crib', cards: cardsIn(cards), starter, kind, points }
}

/** A hand for tables whose hands are of this size, and for no other. */
export function countHand(
  rules: Rules,
  cards: string,
  starter: Card,
  [points, kind]: Shows,
): readonly CountTrial[] {
  const held = cardsIn(cards)
  if (handSize(rules) !== held.length) return []
  return [{ type: 'count', of: 'hand', cards: held, starter, kind, points }]
}

/** Cards laid one after another, and what the last pegs: `KH QS 8D - 8C` has a go before the last. */
export function play(cards: string, points: number): PlayTrial {
  return { type: 'play', series: cards.split('-').map(cardsIn), points }
}

/** Several trials of several tables in a row. */
export function trials(...each: readonly ((rules: Rules) => readonly Trial[])[]) {
  return (rules: Rules): readonly Trial[] => each.flatMap((make) => make(rules))
}

function cardsIn(text: string): readonly Card[] {
  return text.split(' ').filter(isCard)
}
