import { type Card, orderOf, rankOf, suitOf } from './card.ts'
import { type Choice, choicesOf } from './choices.ts'
import { fifteensAmong } from './fifteens.ts'
import type { ShowRules } from './rules.ts'
import type { Show } from './show.ts'

export const LINE_KINDS = ['fifteen', 'pair', 'run', 'flush', 'nobs'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** One thing that scores, with the cards that make it. */
export interface Line {
  readonly kind: LineKind
  readonly cards: readonly Card[]
  readonly points: number
}

/**
 * Every line of a show in the order fifteens, pairs, runs, flush, nobs; cards of a line in the order held,
 * the starter last. The total is the sum of the points. Hands and cribs have at most four cards; more is a
 * bug and throws.
 */
export function countShow(show: Show, rules: ShowRules): readonly Line[] {
  const cards = [...show.cards, show.starter]
  const orders = cards.map(cardOrder)
  const lines: Line[] = []
  addFifteens(lines, cards, orders)
  addPairs(lines, cards, orders)
  addRuns(lines, cards, orders)
  addFlush(lines, show, rules)
  addNobs(lines, show)
  return lines
}

/** What a count is worth: the sum of its lines, 0 to 29. */
export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0)
}

/** Two for every choice of cards worth fifteen; the same card may serve in several. */
function addFifteens(lines: Line[], cards: readonly Card[], orders: readonly number[]): void {
  const choices = choicesOf(cards.length)
  for (let rest = fifteensAmong(orders); rest !== 0; rest &= rest - 1) {
    const places = choices[31 - Math.clz32(rest & -rest)] ?? []
    lines.push({ kind: 'fifteen', cards: cardsAt(cards, places), points: 2 })
  }
}

/** Two for every two of a rank: three alike are three pairs, four alike six. Ten-cards pair by rank only. */
function addPairs(lines: Line[], cards: readonly Card[], orders: readonly number[]): void {
  for (let i = 0; i < orders.length; i++) {
    for (let j = i + 1; j < orders.length; j++) {
      if (orders[i] === orders[j]) lines.push({ kind: 'pair', cards: cardsAt(cards, [i, j]), points: 2 })
    }
  }
}

/**
 * One for each card of the longest run: a run of four is not two of three as well, and a rank held twice
 * makes the whole run twice. Ranks do not go round the corner from king to ace. With five cards there is
 * room for one stretch of ranks only.
 */
function addRuns(lines: Line[], cards: readonly Card[], orders: readonly number[]): void {
  const held = ranksAt(orders)
  const middles = held & (held << 1) & (held >> 1)
  if (middles === 0) return
  const stretch = middles | (middles << 1) | (middles >> 1)
  const length = countBits(stretch)
  for (const places of choicesOf(cards.length)) {
    if (places.length !== length || ranksAt(places.map((place) => orders[place] ?? 0)) !== stretch) continue
    lines.push({ kind: 'run', cards: cardsAt(cards, places), points: length })
  }
}

/**
 * All cards held of one suit, and the starter when it agrees: it may lengthen a flush but never stands in
 * for a card of the hand, and a crib usually needs it.
 */
function addFlush(lines: Line[], show: Show, rules: ShowRules): void {
  const [first] = show.cards
  if (first === undefined || !show.cards.every((card) => suitOf(card) === suitOf(first))) return
  const cards = suitOf(show.starter) === suitOf(first) ? [...show.cards, show.starter] : show.cards
  const need = show.of === 'crib' ? rules.flushInCrib : rules.flushInHand
  if (cards.length >= need) lines.push({ kind: 'flush', cards, points: cards.length })
}

/** One for the jack of the starter's suit in the hand or crib; a jack turned as the starter is heels, not nobs. */
function addNobs(lines: Line[], show: Show): void {
  const suit = suitOf(show.starter)
  const jack = show.cards.find((card) => rankOf(card) === 'J' && suitOf(card) === suit)
  if (jack !== undefined) lines.push({ kind: 'nobs', cards: [jack, show.starter], points: 1 })
}

function cardOrder(card: Card): number {
  return orderOf(rankOf(card))
}

function cardsAt(cards: readonly Card[], places: Choice): readonly Card[] {
  return places.map((place) => cardAt(cards, place))
}

function cardAt(cards: readonly Card[], place: number): Card {
  const card = cards[place]
  if (card === undefined) throw new RangeError(`no card at ${place}`)
  return card
}

/** The ranks that are there, as bits: bit 1 for an ace to bit 13 for a king. */
function ranksAt(orders: readonly number[]): number {
  return orders.reduce((ranks, order) => ranks | (1 << order), 0)
}

function countBits(set: number): number {
  let bits = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) bits++
  return bits
}
