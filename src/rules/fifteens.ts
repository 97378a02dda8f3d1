import { choicesOf, MOST_SHOWN } from './choices.ts'

const UNKNOWN = -1
/** For each number of cards, by the worths of the cards as decimal digits (a ten-card is 0). */
const kept = new Map<number, Int32Array>()

/**
 * Which choices among cards of these orders (ace 1 to king 13) are worth fifteen: bit `i` stands for choice
 * `i` of `choicesOf`. Two cards or all five may make it; face cards are worth ten and the ace always one.
 * Every pattern of worths is worked out once, when it first comes: itemising is then bound by its own lines.
 */
export function fifteensAmong(orders: readonly number[]): number {
  let key = 0
  for (const order of orders) key = key * 10 + (order < 10 ? order : 0)
  const table = kept.get(orders.length) ?? newTable(orders.length)
  const known = table[key] ?? UNKNOWN
  if (known !== UNKNOWN) return known
  const found = workOut(orders)
  table[key] = found
  return found
}

function newTable(cards: number): Int32Array {
  const table = new Int32Array(10 ** Math.min(cards, MOST_SHOWN)).fill(UNKNOWN)
  kept.set(cards, table)
  return table
}

function workOut(orders: readonly number[]): number {
  const pips = orders.map((order) => Math.min(order, 10))
  return choicesOf(orders.length).reduce((found, places, i) => {
    const sum = places.reduce((total, place) => total + (pips[place] ?? 0), 0)
    return sum === 15 ? found | (1 << i) : found
  }, 0)
}
