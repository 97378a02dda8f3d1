import { type Card, orderOf, rankOf, suitOf } from './card.ts'
import type { Line } from './count-show.ts'
import {
  cardsShown,
  lineKey,
  linesOf,
  type Mistake,
  type MistakenLine,
  type Slip,
  without,
} from './mistake.ts'
import { choicesOf } from './rank-lines.ts'

/** Queen, king, ace: with the ace above the king, or even with a deuce above the ace. */
export const roundTheCorner = {
  name: 'round-the-corner',
  ruling: 8,
  slipsIn: (truth) => {
    const runs = linesOf(truth, 'run')
    const slips = [aceHigh, roundAndRound].flatMap((isRun): readonly Slip[] => {
      const counted = longestRuns(cardsShown(truth), isRun)
      // What was a run before is now the longer run's part.
      const gone = runs.filter((run) =>
        counted.some((line) => run.cards.every((card) => line.cards.includes(card))),
      )
      return counted.length > 0 ? [{ gone, counted }] : []
    })
    return slips.filter((slip, i) => i === 0 || keysOf(slip) !== keysOf(slips[0]))
  },
} as const satisfies Mistake

/** A run of four told as two runs of three, or as a run of four and two of three. */
export const runInParts = {
  name: 'run-in-parts',
  ruling: 14,
  slipsIn: (truth) => {
    const runs = linesOf(truth, 'run')
    const length = runs[0]?.points ?? 0
    const lengths = [3, 4].filter((part) => part < length)
    return lengths.flatMap((part) => {
      const counted = partsOf(runs, part)
      return [
        { gone: runs, counted },
        { gone: [], counted },
      ]
    })
  },
} as const satisfies Mistake

/** The card at one end of a long run overlooked. */
export const runEndMissed = {
  name: 'run-end-missed',
  slipsIn: (truth) => {
    const runs = linesOf(truth, 'run')
    if ((runs[0]?.points ?? 0) < 4) return []
    return [0, 1].map((from) => ({
      gone: runs,
      counted: unlike(runs.map((run) => runOf(inOrder(run.cards).slice(from, run.points - 1 + from)))),
    }))
  },
} as const satisfies Mistake

/** A double run told as a single one, or a triple one as double. */
export const doubleRunOnce = {
  name: 'double-run-once',
  ruling: 15,
  slipsIn: (truth) => {
    const runs = linesOf(truth, 'run')
    return runs.slice(1).flatMap((_, i) => without(runs.slice(i + 1)))
  },
} as const satisfies Mistake

/** Six for a double run of three: the runs without the pair that doubles them. */
export const pairOfRunForgotten = {
  name: 'pair-of-run-forgotten',
  ruling: 15,
  slipsIn: (truth) => {
    const pairs = linesOf(truth, 'pair')
    return linesOf(truth, 'run').length > 1 ? without(pairs) : []
  },
} as const satisfies Mistake

/** Eight for a double run, and its pair once more. */
export const pairOfRunTwice = {
  name: 'pair-of-run-twice',
  ruling: 15,
  slipsIn: (truth) => {
    const counted = linesOf(truth, 'pair')
    return linesOf(truth, 'run').length > 1 ? [{ gone: [], counted }] : []
  },
} as const satisfies Mistake

/** A run refused because its cards are not of one suit, as in other games. */
export const runOfOneSuit = {
  name: 'run-of-one-suit',
  ruling: 13,
  slipsIn: (truth) =>
    without(linesOf(truth, 'run').filter(({ cards }) => new Set(cards.map(suitOf)).size > 1)),
} as const satisfies Mistake

const ACE = 1
const DEUCE = 2
const KING = 13

/** Rising by one with the ace above the king; only what an ace makes of it. */
function aceHigh(orders: readonly number[]): boolean {
  if (!orders.includes(ACE) || orders.includes(DEUCE)) return false
  const rising = orders.map((order) => (order === ACE ? KING + 1 : order)).sort((a, b) => a - b)
  return rising.every((order, i) => order === (rising[0] ?? 0) + i)
}

/** One rank after another on a ring, over the join of king and ace. */
function roundAndRound(orders: readonly number[]): boolean {
  const ranks = new Set(orders)
  if (ranks.size < orders.length || !ranks.has(ACE) || !ranks.has(KING)) return false
  return orders.filter((order) => !ranks.has((order % KING) + 1)).length === 1
}

function longestRuns(
  cards: readonly Card[],
  isRun: (orders: readonly number[]) => boolean,
): readonly MistakenLine[] {
  const runs = choicesOf(cards.length)
    .map((places) => cards.filter((_, place) => places.includes(place)))
    .filter((chosen) => chosen.length >= 3 && isRun(chosen.map(cardOrder)))
  const longest = Math.max(0, ...runs.map((run) => run.length))
  return runs.filter((run) => run.length === longest).map((run) => runOf(roundFrom(inOrder(run))))
}

/** In the order of the ring: it begins behind its gap. */
function roundFrom(cards: readonly Card[]): readonly Card[] {
  const orders = new Set(cards.map(cardOrder))
  const first = cards.findIndex((card) => cardOrder(card) > ACE && !orders.has(cardOrder(card) - 1))
  return [...cards.slice(first), ...cards.slice(0, first)]
}

/** Every stretch of so many cards in a run, each stretch once. */
function partsOf(runs: readonly Line[], length: number): readonly MistakenLine[] {
  return unlike(
    runs.flatMap((run) =>
      Array.from({ length: run.points - length + 1 }, (_, from) =>
        runOf(inOrder(run.cards).slice(from, from + length)),
      ),
    ),
  )
}

function unlike(lines: readonly MistakenLine[]): readonly MistakenLine[] {
  return [...new Map(lines.map((line) => [lineKey(line), line])).values()]
}

function runOf(cards: readonly Card[]): MistakenLine {
  return { kind: 'run', cards, points: cards.length }
}

function inOrder(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => cardOrder(a) - cardOrder(b))
}

function cardOrder(card: Card): number {
  return orderOf(rankOf(card))
}

function keysOf(slip: Slip | undefined): string {
  return slip?.counted.map(lineKey).join() ?? ''
}
