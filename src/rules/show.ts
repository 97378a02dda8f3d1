import { err, ok, type Result } from '../base/result.ts'
import { type Card, orderOf, rankOf, suitOf } from './card.ts'
import { cardsOf, type Holder, type Rules, type ShowRules } from './rules.ts'

/** A show before it is checked: it may be short, long or hold a card twice. `of`: a seat’s hand, any hand, or the crib. */
export interface ShowDraft {
  readonly of: Holder | 'hand'
  readonly cards: readonly Card[]
  readonly starter: Card | undefined
  readonly suits?: Show['suits']
}

/** Cards that can be counted: the right number, no card twice. Only `makeShow` makes one. */
export interface Show {
  readonly of: 'hand' | 'crib'
  readonly cards: readonly Card[]
  readonly starter: Card
  /** Only the ranks are known: a flush and a nob are left out. */
  readonly suits?: 'unknown' | undefined
}

/** A show whose starter is not turned up yet: it has the lines that it will have whatever comes. */
export type HeldShow = Omit<Show, 'starter'> & { readonly starter?: Card | undefined }

/** Why cards are no show; `need` without the starter. */
export type ShowError =
  | { readonly type: 'no-starter' }
  | { readonly type: 'wrong-number'; readonly have: number; readonly need: number }
  | { readonly type: 'card-twice'; readonly card: Card }

/** The right number of cards for these rules and no card twice, or what is wrong first. Never throws. */
export function makeShow(draft: ShowDraft, rules: Rules): Result<Show, ShowError> {
  const need = cardsOf(rules, draft.of)
  if (draft.cards.length !== need) return err({ type: 'wrong-number', have: draft.cards.length, need })
  const all = draft.starter === undefined ? draft.cards : [...draft.cards, draft.starter]
  const twice = all.find((card, i) => all.indexOf(card) !== i)
  if (twice !== undefined) return err({ type: 'card-twice', card: twice })
  if (draft.starter === undefined) return err({ type: 'no-starter' })
  const { cards, starter, suits } = draft
  return ok({ of: draft.of === 'crib' ? 'crib' : 'hand', cards, starter, ...(suits && { suits }) })
}

export const LINE_KINDS = ['fifteen', 'pair', 'run', 'flush', 'nobs'] as const
/** In the order in which a show is counted. */
export type LineKind = (typeof LINE_KINDS)[number]

/** One thing that scores, and the cards that make it. */
export interface Line {
  readonly kind: LineKind
  readonly cards: readonly Card[]
  readonly points: number
}

/**
 * Every line of a show in the order fifteens, pairs, runs, flush, nobs; cards of a line in the order held,
 * the starter last. Throws a RangeError on more than six cards held, which `makeShow` never returns.
 *
 * ```ts
 * import { PRESETS } from './presets.ts'
 * import { countShow, makeShow, totalOf } from './show.ts'
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
export function countShow(show: HeldShow, rules: ShowRules): readonly Line[] {
  const byRank = linesByRank(show.starter === undefined ? show.cards : [...show.cards, show.starter])
  return show.suits === undefined ? [...byRank, ...flushLine(show, rules), ...nobsLine(show)] : byRank
}

/** Fifteens, then pairs, then runs, in which suits play no part. */
export function linesByRank(cards: readonly Card[]): readonly Line[] {
  return rankLines(cards).map(({ kind, places, points }) => {
    return { kind, cards: cards.filter((_, place) => places.includes(place)), points }
  })
}

/** The sum of the points of some lines. */
export function totalOf(lines: readonly { readonly points: number }[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0)
}

/** The starter may lengthen a flush but never replaces a card of the hand; a crib usually needs it. */
function flushLine({ of, cards, starter }: HeldShow, rules: ShowRules): readonly Line[] {
  const [first] = cards
  if (first === undefined || !cards.every((card) => suitOf(card) === suitOf(first))) return []
  const suited = starter && suitOf(starter) === suitOf(first) ? [...cards, starter] : cards
  const need = of === 'crib' ? rules.flushInCrib + Math.max(0, cards.length - 4) : rules.flushInHand
  return suited.length >= need ? [{ kind: 'flush', cards: suited, points: suited.length }] : []
}

/** One for the jack of the starter's suit in the hand or crib; a jack turned as the starter is heels, not nobs. */
function nobsLine({ cards, starter }: HeldShow): readonly Line[] {
  if (starter === undefined) return []
  const jack = cards.find((card) => rankOf(card) === 'J' && suitOf(card) === suitOf(starter))
  return jack === undefined ? [] : [{ kind: 'nobs', cards: [jack, starter], points: 1 }]
}

/** Possible counts: 0 to `most`, except the gaps. */
export interface CountRange {
  readonly most: number
  readonly gaps: readonly number[]
}

/** By the number of cards held, in a hand or crib. Proved by counting all hands with all starters, from five by all ranks. */
const RANGES = {
  3: { most: 20, gaps: [16, 17, 18, 19] },
  4: { most: 29, gaps: [19, 25, 26, 27] },
  5: { most: 46, gaps: [35, 41, 42, 43, 44, 45] },
  6: { most: 72, gaps: [53, 55, 61, 64, 65, 67, 68, 69, 71] },
} as const

/** Undefined for a number of cards that no rule set deals. */
export function countRange(of: Holder | 'hand', rules: Rules): CountRange | undefined {
  const ranges: Readonly<Record<number, CountRange>> = RANGES
  return ranges[cardsOf(rules, of)]
}

/** "Nineteen", said or typed, is what the table says for nothing, where no hand counts nineteen. */
export function countMeant(said: number, of: Holder | 'hand', rules: Rules): number {
  return said === 19 && countRange(of, rules)?.gaps.includes(said) ? 0 : said
}

/** As far as numbers are offered for a count: as far as any can go, or further. */
export const mostOffered = (rules: Rules) => Math.max(RANGES[4].most, countRange('hand', rules)?.most ?? 0)

/** Whether any hand or crib of so many cards counts so much: none of four counts 19, 25, 26 or 27. */
export function isPossibleCount(points: number, of: Holder | 'hand', rules: Rules): boolean {
  const range = countRange(of, rules)
  if (!Number.isInteger(points) || points < 0 || range === undefined) return false
  return points <= range.most && !range.gaps.includes(points)
}

/** Every choice of two or more, in the order in which people point at them: twos before threes, then as held. */
export function choicesAmong<T>(shown: readonly T[]): readonly (readonly T[])[] {
  if (shown.length > 7) throw new RangeError(`a show has at most 7 cards, not ${shown.length}`)
  return shown.slice(1).flatMap((_, i) => choose(i + 2, shown))
}

function choose<T>(size: number, from: readonly T[]): readonly (readonly T[])[] {
  if (size === 0) return [[]]
  return from.flatMap((first, i) => choose(size - 1, from.slice(i + 1)).map((rest) => [first, ...rest]))
}

/** A line by the places of its cards in the order held, the starter last. */
type RankLine = Omit<Line, 'cards'> & { readonly places: readonly number[] }

const known = new Map<string, readonly RankLine[]>()

/** A pattern of ranks is worked out once, so that counting in bulk is fast while the rules below stay plain. */
function rankLines(cards: readonly Card[]): readonly RankLine[] {
  let ranks = ''
  for (const card of cards) ranks += rankOf(card)
  const before = known.get(ranks)
  if (before) return before
  const lines = findLines(cards.map((card) => orderOf(rankOf(card))))
  known.set(ranks, lines)
  return lines
}

function findLines(orders: readonly number[]): readonly RankLine[] {
  const choices = choicesAmong(orders.map((order, place) => ({ place, order })))
  const linesIn = (kind: LineKind, pointsFor: (orders: readonly number[]) => number) =>
    choices.flatMap((choice): readonly RankLine[] => {
      const points = pointsFor(choice.map(({ order }) => order))
      return points > 0 ? [{ kind, places: choice.map(({ place }) => place), points }] : []
    })
  // Face cards are worth ten and the ace always one.
  const worth = (some: readonly number[]) => some.reduce((sum, order) => sum + Math.min(order, 10), 0)
  const fifteens = linesIn('fifteen', (some) => (worth(some) === 15 ? 2 : 0))
  // Three of a kind are three pairs, four of a kind six. A jack and a queen are no pair.
  const pairs = linesIn('pair', (some) => (some.length === 2 && some[0] === some[1] ? 2 : 0))
  // The ace is low and nothing goes round the corner.
  const runs = linesIn('run', (some) => (some.length >= 3 && isStretch(some) ? some.length : 0))
  // A run of four is not two runs of three as well: only the longest count.
  const longest = Math.max(...runs.map((run) => run.points))
  return [...fifteens, ...pairs, ...runs.filter((run) => run.points === longest)]
}

/** Whether each is one above the one before. */
export function isClimb(orders: readonly number[]): boolean {
  return orders.every((order, i) => order === (orders[0] ?? 0) + i)
}

/** The same in any order. */
export function isStretch(orders: readonly number[]): boolean {
  return isClimb(orders.toSorted((a, b) => a - b))
}

/** Whether three or more would go round the corner: one rank after another from a king to an ace, perhaps on. */
export function goesRound(orders: readonly number[]): boolean {
  const ranks = new Set(orders)
  if (orders.length < 3 || ranks.size < orders.length || !ranks.has(1) || !ranks.has(13)) return false
  return orders.filter((order) => !ranks.has((order % 13) + 1)).length === 1
}
