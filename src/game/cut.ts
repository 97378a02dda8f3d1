import { orderOf, rankOf } from '../rules/card.ts'
import { type Rules, seatsOf, sideCount } from '../rules/rules.ts'
import type { Cut } from './entry.ts'

/** One seat of each side cuts: partners cut as one, players for themselves each for themselves. */
export function cutters(rules: Rules): readonly number[] {
  return Array.from({ length: sideCount(rules) }, (_, side) => seatsOf(rules, side)[0] ?? side)
}

/** The seats with the lowest card, the ace low: one deals, several cut again. */
export function lowestCut(cuts: readonly Cut[]): readonly number[] {
  const order = ({ card }: Cut) => orderOf(rankOf(card))
  const least = Math.min(...cuts.map(order))
  return cuts.filter((cut) => order(cut) === least).map((cut) => cut.seat)
}
