import { type Card, rankOf, suitOf } from './card.ts'
import { rankLines } from './rank-lines.ts'
import { cardsOf, type Rules, type ShowRules } from './rules.ts'
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

/** What hands of some size can be worth: up to `most`, but for the gaps. */
export interface CountRange {
  readonly most: number
  readonly gaps: readonly number[]
}

/**
 * By the number of cards held, the starter not counted. The old game's hand of three falls short of what
 * four cards can do; a crib of four has the range of a hand of four, whatever its flush asks for. Every
 * value is proved by counting all hands with all starters.
 */
const RANGES: Readonly<Record<number, CountRange>> = {
  3: { most: 20, gaps: [16, 17, 18, 19] },
  4: { most: 29, gaps: [19, 25, 26, 27] },
}

/** The range of a hand or crib under these rules; none for a number of cards no rule set deals. */
export function countRange(of: 'hand' | 'crib', rules: Rules): CountRange | undefined {
  return RANGES[cardsOf(rules, of === 'crib' ? 'crib' : 0)]
}

/** Whether any cards make this count: "nineteen" means nothing because no hand is worth nineteen. */
export function isPossibleCount(points: number, of: 'hand' | 'crib', rules: Rules): boolean {
  const range = countRange(of, rules)
  if (!Number.isInteger(points) || points < 0 || range === undefined) return false
  return points <= range.most && !range.gaps.includes(points)
}
