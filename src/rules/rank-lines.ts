import { type Card, orderOf, rankOf } from './card.ts'

const MOST_SHOWN = 5

/**
 * Every choice of two or more of what is shown: twos before threes, and within a size in the order held. This is
 * the order in which people point at their cards, so lines need no sorting.
 */
export function choicesAmong<T>(shown: readonly T[]): readonly (readonly T[])[] {
  if (shown.length > MOST_SHOWN) {
    throw new RangeError(`a show has at most ${MOST_SHOWN} cards, not ${shown.length}`)
  }
  return shown.slice(1).flatMap((_, i) => choose(i + 2, shown))
}

function choose<T>(size: number, from: readonly T[]): readonly (readonly T[])[] {
  if (size === 0) return [[]]
  return from.flatMap((first, i) => choose(size - 1, from.slice(i + 1)).map((rest) => [first, ...rest]))
}

/** A line by the places of its cards in the order held, the starter last. */
interface RankLine {
  readonly kind: 'fifteen' | 'pair' | 'run'
  readonly places: readonly number[]
  readonly points: number
}

const known = new Map<string, readonly RankLine[]>()

/**
 * What the ranks of these cards score in the order held: fifteens, then pairs, then runs. A pattern of ranks
 * is worked out once, so that counting in bulk is fast while the rules below stay plain.
 */
export function rankLines(cards: readonly Card[]): readonly RankLine[] {
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
  const chosen = (scores: (orders: readonly number[]) => boolean) =>
    choices
      .filter((choice) => scores(choice.map(({ order }) => order)))
      .map((choice) => choice.map(({ place }) => place))
  // Any number of cards worth fifteen together: face cards are worth ten and the ace always one.
  const fifteens = chosen((some) => some.reduce((sum, order) => sum + Math.min(order, 10), 0) === 15)
  // Three of a kind are three pairs, four of a kind six. A jack and a queen are no pair.
  const pairs = chosen((some) => some.length === 2 && some[0] === some[1])
  // Three or more in whatever order held; the ace is low and nothing goes round the corner.
  const runs = chosen((some) => some.length >= 3 && isStretch(some))
  // A run of four is not two runs of three as well: only the longest count.
  const longest = Math.max(0, ...runs.map((places) => places.length))
  return [
    ...fifteens.map((places): RankLine => ({ kind: 'fifteen', places, points: 2 })),
    ...pairs.map((places): RankLine => ({ kind: 'pair', places, points: 2 })),
    ...runs
      .filter((places) => places.length === longest)
      .map((places): RankLine => ({ kind: 'run', places, points: longest })),
  ]
}

/** Whether these rise by one, once sorted. */
export function isStretch(orders: readonly number[]): boolean {
  const rising = orders.toSorted((a, b) => a - b)
  return rising.every((order, i) => order === (rising[0] ?? 0) + i)
}
