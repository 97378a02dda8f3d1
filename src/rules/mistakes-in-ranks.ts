import { type Card, orderOf, pipsOf, rankOf, suitOf } from './card.ts'
import type { Line } from './count-show.ts'
import {
  cardsShown,
  countEachOrAll,
  leaveOut,
  lineKey,
  linesOf,
  type Miscount,
  type MistakenLine,
  type Mistakes,
  type Truth,
} from './mistake.ts'
import { choicesAmong, isStretch } from './rank-lines.ts'

export const IN_PAIRS_AND_RUNS = {
  /** Two for a king and a queen, or a jack and a ten: equal in worth, not in rank. */
  'pair-across-tens': (truth) => {
    const tens = cardsShown(truth).filter((card) => pipsOf(rankOf(card)) === 10)
    const unlike = choicesAmong(tens).filter(([a, b, ...more]) => {
      return a && b && more.length === 0 && rankOf(a) !== rankOf(b)
    })
    return countEachOrAll(unlike.map((cards) => ({ kind: 'pair', cards, points: 2 })))
  },
  /** Three of a kind are three pairs; counted as two, as one, or as one point a card. */
  'three-of-a-kind-short': (truth) => ofAKindAs(truth, 3, [4, 2, 3]),
  /** Four of a kind are six pairs; counted as four, as two, or as three of a kind. */
  'four-of-a-kind-short': (truth) => ofAKindAs(truth, 6, [8, 4, 6]),
  'two-pairs-as-one': (truth) => {
    const groups = byRank(truth)
    const two = groups.length === 2 && groups.every((pairs) => pairs.length === 1)
    return two ? groups.toReversed().flatMap((gone) => leaveOut(gone)) : []
  },
  /** Queen, king, ace: with the ace above the king, or even with a deuce above the ace. */
  'round-the-corner': (truth) => {
    const runs = linesOf(truth, 'run')
    const miscounts = [aceHigh, roundAndRound].flatMap((isRun): readonly Miscount[] => {
      const counted = longestRuns(cardsShown(truth), isRun)
      // What was a run before is now the longer run's part.
      const gone = runs.filter((run) =>
        counted.some((line) => run.cards.every((card) => line.cards.includes(card))),
      )
      return counted.length > 0 ? [{ gone, counted }] : []
    })
    return miscounts.filter((miscount, i) => i === 0 || keysOf(miscount) !== keysOf(miscounts[0]))
  },
  /** A run of four counted as two runs of three, or as a run of four and two of three. */
  'run-in-parts': (truth) => {
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
  'run-end-missed': (truth) => {
    const runs = linesOf(truth, 'run')
    if ((runs[0]?.points ?? 0) < 4) return []
    return [0, 1].map((from) => ({
      gone: runs,
      counted: unlike(runs.map((run) => runOf(inOrder(run.cards).slice(from, run.points - 1 + from)))),
    }))
  },
  /** A double run counted as a single one, or a triple one as double. */
  'double-run-once': (truth) => {
    const runs = linesOf(truth, 'run')
    return runs.slice(1).flatMap((_, i) => leaveOut(runs.slice(i + 1)))
  },
  /** Six for a double run of three: the runs without the pair that doubles them. */
  'pair-of-run-forgotten': (truth) =>
    linesOf(truth, 'run').length > 1 ? leaveOut(linesOf(truth, 'pair')) : [],
  /** Eight for a double run, and its pair once more. */
  'pair-of-run-twice': (truth) =>
    linesOf(truth, 'run').length > 1 ? [{ gone: [], counted: linesOf(truth, 'pair') }] : [],
  /** A run refused because its cards are not of one suit, as in other games. */
  'run-of-one-suit': (truth) =>
    leaveOut(linesOf(truth, 'run').filter(({ cards }) => new Set(cards.map(suitOf)).size > 1)),
} satisfies Mistakes

/** The pairs of one rank, when there are so many of them, counted as other points. */
function ofAKindAs(truth: Truth, pairs: number, counts: readonly number[]): readonly Miscount[] {
  const ofAKind = byRank(truth).filter((gone) => gone.length === pairs)
  return ofAKind.flatMap((gone) => {
    const cards = [...new Set(gone.flatMap((pair) => pair.cards))]
    return counts.flatMap((points) => leaveOut(gone, [{ kind: 'pair', cards, points }]))
  })
}

function byRank(truth: Truth): readonly (readonly Line[])[] {
  const pairs = linesOf(truth, 'pair')
  const rankOfPair = ({ cards: [card] }: Line) => card && rankOf(card)
  return [...new Set(pairs.map(rankOfPair))].map((rank) => pairs.filter((pair) => rankOfPair(pair) === rank))
}

const ACE = 1
const DEUCE = 2
const KING = 13

/** Rising by one with the ace above the king; only what an ace makes of it. */
function aceHigh(orders: readonly number[]): boolean {
  if (!orders.includes(ACE) || orders.includes(DEUCE)) return false
  return isStretch(orders.map((order) => (order === ACE ? KING + 1 : order)))
}

/** One rank after another on a ring, over the join of king and ace. */
function roundAndRound(orders: readonly number[]): boolean {
  const ranks = new Set(orders)
  if (ranks.size < orders.length || !ranks.has(ACE) || !ranks.has(KING)) return false
  return orders.filter((order) => !ranks.has((order % KING) + 1)).length === 1
}

function longestRuns(cards: readonly Card[], isRun: (orders: readonly number[]) => boolean) {
  const runs = choicesAmong(cards).filter((chosen) => chosen.length >= 3 && isRun(chosen.map(cardOrder)))
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
  const parts = runs.flatMap(({ cards }) => {
    const from = inOrder(cards).slice(length - 1)
    return from.map((_, i) => runOf(inOrder(cards).slice(i, i + length)))
  })
  return unlike(parts)
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

function keysOf(miscount: Miscount | undefined): string {
  return miscount?.counted.map(lineKey).join() ?? ''
}
