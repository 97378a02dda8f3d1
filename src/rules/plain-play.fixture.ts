import { type Card, orderOf, pipsOf, rankOf } from './card.ts'
import type { PlayRules } from './rules.ts'

/** The rule as a novice would check it: card by card back to the start of the series, with no early way out. */
export function plainPoints(cards: readonly Card[], rules: PlayRules): number {
  const orders = cards.map((card) => orderOf(rankOf(card))).reverse()
  const count = plainCount(cards)
  let run = 0
  let [low, high, climbing] = [99, 0, true]
  const met = new Set<number>()
  for (const [i, order] of orders.entries()) {
    low = Math.min(low, order)
    high = Math.max(high, order)
    climbing = climbing && (i === 0 || order === (orders[i - 1] ?? 0) - 1)
    met.add(order)
    const isRun = rules.runs === 'upwards' ? climbing : met.size === i + 1 && high - low === i
    if (i >= 2 && isRun) run = i + 1
  }
  const [last, second, third, fourth] = orders
  const pair = last !== second ? 0 : last !== third ? 2 : last !== fourth ? 6 : 12
  return (count === 15 ? 2 : 0) + (count === 31 ? rules.thirtyOne : 0) + pair + run
}

export function plainCount(cards: readonly Card[]): number {
  let count = 0
  for (const card of cards) count += pipsOf(rankOf(card))
  return count
}
