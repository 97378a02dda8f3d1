import { type Card, orderOf, pipsOf, rankOf } from './card.ts'
import { handSize, type PlayRules, type Rules } from './rules.ts'

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

export interface Table {
  readonly rules: Rules
  readonly dealer: number
  readonly hands: readonly (readonly Card[])[]
  /** What the players choose: which card, whether to stop, whether to say go with a card that fits. */
  readonly choices: readonly number[]
}

export interface Move {
  readonly seat: number
  readonly card: Card | 'go'
  readonly points: number
  /** The seat that pegs them. */
  readonly to: number
  /** Whether the count ends with it. */
  readonly ends: boolean
}

export interface Played {
  readonly moves: readonly Move[]
  /** Goes said with cards that would have fitted. */
  readonly untrue: readonly {
    readonly seat: number
    readonly count: number
    readonly cards: readonly Card[]
  }[]
}

/**
 * The play as people play it: each with a hand, one heap, and eyes on who is out. It knows nothing of the engine. Of a
 * hand that is short nobody knows before it has no card to lead.
 */
export function playOut({ rules, dealer, hands, choices }: Table): Played {
  const held = hands.map((hand) => [...hand])
  const next = (seat: number) => (seat + 1) % held.length
  const moves: Move[] = []
  const untrue: Played['untrue'][number][] = []
  let heap: Card[] = []
  let out: number[] = []
  const passed: number[] = []
  let seat = next(dealer)
  // Who was dealt nothing sits out.
  while (hands[seat]?.length === 0) seat = next(seat)
  let last = seat
  let turn = 0
  for (;;) {
    const hand = held[seat] ?? []
    const fitting = hand.filter((card) => plainCount(heap) + pipsOf(rankOf(card)) <= 31)
    const whim = choices[turn++ % choices.length] ?? 0
    const free = rules.play.afterGo === 'may' && out.length > 0
    const passes = heap.length > 0 && (fitting.length === 0 || whim % (free ? 3 : 20) === 0)
    let points = 0
    const move = passes ? 'go' : (fitting[whim % fitting.length] ?? 'go')
    if (move === 'go') {
      out.push(seat)
      if (fitting.length > 0 && !free) untrue.push({ seat, count: plainCount(heap), cards: fitting })
    } else {
      hand.splice(hand.indexOf(move), 1)
      heap.push(move)
      last = seat
      points = plainPoints(heap, rules.play)
    }
    const mover = seat
    if (move === 'go' && heap.length === 0) passed.push(seat)
    const hasCards = (one: number) => {
      const gone = (hands[one] ?? []).length - (held[one] ?? []).length
      return hands[one]?.length !== 0 && gone < handSize(rules) && !passed.includes(one)
    }
    const empty = !held.some((_, one) => hasCards(one))
    const canGoOn = held.some((_, one) => hasCards(one) && !out.includes(one))
    const reached = plainCount(heap) === 31
    const over = reached || !canGoOn
    const ends = over && (empty || rules.play.series === 'one')
    if (over && !reached && heap.length > 0) points += ends ? rules.play.lastCard : rules.play.goPoint
    moves.push({ seat: mover, card: move, points, to: move === 'go' ? last : mover, ends: over })
    if (ends) return { moves, untrue }
    if (over) {
      heap = []
      out = []
    }
    seat = over ? last : mover
    do seat = next(seat)
    while (!hasCards(seat) || out.includes(seat))
  }
}
