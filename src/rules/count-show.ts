import { type Card, rankOf, suitOf } from './card.ts'
import { rankLines } from './rank-lines.ts'
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
  const lines: Line[] = []
  for (const { kind, places, points } of rankLines(cards)) {
    lines.push({ kind, cards: places.map((place) => cardAt(cards, place)), points })
  }
  addFlush(lines, show, rules)
  addNobs(lines, show)
  return lines
}

/** What a count is worth: the sum of its lines, 0 to 29. */
export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0)
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

function cardAt(cards: readonly Card[], place: number): Card {
  const card = cards[place]
  if (card === undefined) throw new RangeError(`no card at ${place}`)
  return card
}
