import { type Card, orderOf, rankOf } from './card.ts'

/** Some cards of a show by their places in the order held, the starter last: `[0, 2, 4]`. */
export type Choice = readonly number[]

/** A hand or crib of four and the starter: a set of choices then fits the bits of one number. */
const MOST_SHOWN = 5

const BY_COUNT: readonly (readonly Choice[])[] = Array.from({ length: MOST_SHOWN + 1 }, (_, cards) =>
  Array.from({ length: Math.max(cards - 1, 0) }, (_, i) => choose(i + 2, 0, cards)).flat(),
)

/**
 * Every choice of two or more among so many cards: twos before threes, and within a size in the order
 * held. This is the order in which people point at their cards, so lines need no sorting.
 */
export function choicesOf(cards: number): readonly Choice[] {
  const choices = BY_COUNT[cards]
  if (choices === undefined) throw new RangeError(`a show has at most ${MOST_SHOWN} cards, not ${cards}`)
  return choices
}

/** The same as cards. */
export function choicesAmong(cards: readonly Card[]): readonly (readonly Card[])[] {
  return choicesOf(cards.length).map((places) => cards.filter((_, place) => places.includes(place)))
}

function choose(size: number, from: number, cards: number): readonly Choice[] {
  if (size === 0) return [[]]
  return Array.from({ length: Math.max(cards - from, 0) }, (_, i) => from + i).flatMap((first) =>
    choose(size - 1, first + 1, cards).map((rest) => [first, ...rest]),
  )
}

/** A line that suits have no part in, by the places of its cards. */
export interface RankLine {
  readonly kind: 'fifteen' | 'pair' | 'run'
  readonly places: Choice
  readonly points: number
}

const RANK_COUNT = 13
const UNKNOWN = 0

/** 8,151 lists of lines serve all 371,293 patterns of five ranks; number 0 is kept for "unknown". */
const shapes: (readonly RankLine[])[] = [[]]
const shapeNumbers = new Map<string, number>()
/** For each number of cards, the shape of every pattern of ranks met so far. */
const shapeOf = Array.from({ length: MOST_SHOWN + 1 }, (): Uint16Array | undefined => undefined)

/**
 * What the ranks of these cards score in the order held: fifteens, then pairs, then runs. A pattern of ranks
 * is worked out when it first comes and only looked up afterwards, so that counting in bulk is fast while
 * the rules below stay plain.
 */
export function rankLines(cards: readonly Card[]): readonly RankLine[] {
  let pattern = 0
  for (const card of cards) pattern = pattern * RANK_COUNT + orderOf(rankOf(card)) - 1
  shapeOf[cards.length] ??= new Uint16Array(RANK_COUNT ** Math.min(cards.length, MOST_SHOWN))
  const known = shapeOf[cards.length]?.[pattern] ?? UNKNOWN
  return shapes[known === UNKNOWN ? learn(cards, pattern) : known] ?? []
}

function learn(cards: readonly Card[], pattern: number): number {
  const lines = workOut(cards.map((card) => orderOf(rankOf(card))))
  const text = JSON.stringify(lines)
  const number = shapeNumbers.get(text) ?? shapes.push(lines) - 1
  shapeNumbers.set(text, number)
  const table = shapeOf[cards.length]
  if (table !== undefined) table[pattern] = number
  return number
}

function workOut(orders: readonly number[]): readonly RankLine[] {
  const choices = choicesOf(orders.length).map((places) => ({
    places,
    orders: places.map((place) => orders[place] ?? 0),
  }))
  const runs = choices.filter((choice) => isRun(choice.orders))
  // A run of four is not two runs of three as well: only the longest count.
  const longest = Math.max(0, ...runs.map(({ places }) => places.length))
  return [
    ...choices.filter((choice) => isFifteen(choice.orders)).map(({ places }) => lineOf('fifteen', places, 2)),
    ...choices.filter((choice) => isPair(choice.orders)).map(({ places }) => lineOf('pair', places, 2)),
    ...runs
      .filter(({ places }) => places.length === longest)
      .map(({ places }) => lineOf('run', places, longest)),
  ]
}

function lineOf(kind: RankLine['kind'], places: Choice, points: number): RankLine {
  return { kind, places, points }
}

/** Any number of cards worth fifteen together: face cards are worth ten and the ace always one. */
function isFifteen(orders: readonly number[]): boolean {
  return orders.reduce((sum, order) => sum + Math.min(order, 10), 0) === 15
}

/** Two of a rank; three alike are three pairs, four alike six. A jack and a queen are no pair. */
function isPair(orders: readonly number[]): boolean {
  return orders.length === 2 && orders[0] === orders[1]
}

/** Three or more ranks in a row, in whatever order held; the ace is low and nothing goes round the corner. */
function isRun(orders: readonly number[]): boolean {
  const rising = orders.toSorted((a, b) => a - b)
  return rising.length >= 3 && rising.every((order, i) => order === (rising[0] ?? 0) + i)
}
