import { type Card, rankOf, suitOf } from './card.ts'
import { rankLines } from './rank-lines.ts'
import { cardsOf, type Holder, type Rules, type ShowRules } from './rules.ts'
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
 * the starter last. Throws a RangeError on more than four cards held, which `makeShow` never returns.
 *
 * ```ts
 * import { countShow, totalOf } from './count-show.ts'
 * import { PRESETS } from './presets.ts'
 * import { makeShow } from './show.ts'
 *
 * const rules = PRESETS['six-card-121']
 * const hand = makeShow({ of: 'hand', cards: ['7H', '7D', '8S', '6C'], starter: '5H' }, rules)
 * const lines = countShow(hand.value, rules.show)
 * lines[0] // => { kind: 'fifteen', cards: ['7H', '8S'], points: 2 }
 * lines.map((line) => line.kind) // => ['fifteen', 'fifteen', 'pair', 'run', 'run']
 * totalOf(lines) // => 14
 * makeShow({ of: 'hand', cards: ['7H', '7D'], starter: '5H' }, rules).error // => { type: 'wrong-number', have: 2, need: 4 }
 * ```
 */
export function countShow(show: Show, rules: ShowRules): readonly Line[] {
  return [...linesByRank([...show.cards, show.starter]), ...flushLine(show, rules), ...nobsLine(show)]
}

/** Fifteens, pairs and runs, in which suits play no part. */
export function linesByRank(cards: readonly Card[]): readonly Line[] {
  return rankLines(cards).map(({ kind, places, points }) => {
    return { kind, cards: cards.filter((_, place) => places.includes(place)), points }
  })
}

/** What a count is worth: the sum of its lines, 0 to 29. */
export function totalOf(lines: readonly { readonly points: number }[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0)
}

/** The starter may lengthen a flush but never replaces a card of the hand; a crib usually needs it. */
function flushLine({ of, cards, starter }: Show, rules: ShowRules): readonly Line[] {
  const [first] = cards
  if (first === undefined || !cards.every((card) => suitOf(card) === suitOf(first))) return []
  const suited = suitOf(starter) === suitOf(first) ? [...cards, starter] : cards
  const need = of === 'crib' ? rules.flushInCrib : rules.flushInHand
  return suited.length >= need ? [{ kind: 'flush', cards: suited, points: suited.length }] : []
}

/** One for the jack of the starter's suit in the hand or crib; a jack turned as the starter is heels, not nobs. */
function nobsLine({ cards, starter }: Show): readonly Line[] {
  const jack = cards.find((card) => rankOf(card) === 'J' && suitOf(card) === suitOf(starter))
  return jack === undefined ? [] : [{ kind: 'nobs', cards: [jack, starter], points: 1 }]
}

/** Points that a hand of some size can have: 0 to `most`, except the gaps. */
export interface CountRange {
  readonly most: number
  readonly gaps: readonly number[]
}

/**
 * By the number of cards held, the starter not counted; a crib of four has the range of a hand of four,
 * whatever its flush needs. Every value is proved by counting all hands with all starters.
 */
const RANGES: Readonly<Record<number, CountRange>> = {
  3: { most: 20, gaps: [16, 17, 18, 19] },
  4: { most: 29, gaps: [19, 25, 26, 27] },
}

/** The range of a hand or crib under these rules; none for a number of cards no rule set deals. */
export function countRange(of: Holder | 'hand', rules: Rules): CountRange | undefined {
  return RANGES[cardsOf(rules, of)]
}

/** Whether any cards make this count: "nineteen" means nothing because no hand is worth nineteen. */
export function isPossibleCount(points: number, of: Holder | 'hand', rules: Rules): boolean {
  const range = countRange(of, rules)
  if (!Number.isInteger(points) || points < 0 || range === undefined) return false
  return points <= range.most && !range.gaps.includes(points)
}
