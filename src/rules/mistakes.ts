import { type Card, orderOf, pipsOf, rankOf, suitOf } from './card.ts'
import {
  cardsShown,
  countEach,
  countEachOrAll,
  leaveOut,
  lineKey,
  linesOf,
  type Miscount,
  type Mistake,
  type MistakenLine,
  type Mistakes,
  type Truth,
} from './mistake.ts'
import { countOf } from './play.ts'
import { choicesAmong, isStretch, type Line, linesByRank } from './show.ts'
export const IN_SUITS = {
  /** The crib counted like a hand: a flush of the discards, though the starter is of another suit. */
  'four-flush-in-crib': (truth) => {
    const { of, cards } = truth.show
    const oneSuit = new Set(cards.map(suitOf)).size === 1
    return of === 'crib' && oneSuit && linesOf(truth, 'flush').length === 0 ? countEach([flush(cards)]) : []
  },
  /** The starter counted instead of the one card of the hand that spoils the flush. */
  'flush-borrowed': ({ show: { cards, starter } }) => {
    const suited = cards.filter((card) => suitOf(card) === suitOf(starter))
    return suited.length === cards.length - 1 ? countEach([flush([...suited, starter])]) : []
  },
  'flush-forgotten': (truth) => leaveOut(linesOf(truth, 'flush')),
  /** The starter agrees with the flush, and is not added. */
  'five-flush-as-four': (truth) => {
    const { cards } = truth.show
    const long = linesOf(truth, 'flush').filter((line) => line.points > cards.length)
    return leaveOut(long, [flush(cards)])
  },
  'nob-for-starter-jack': ({ show: { starter } }) => countEach(rankOf(starter) === 'J' ? [nob(starter)] : []),
  /** Two for his heels counted with the hand: they were pegged when the starter was turned. */
  'heels-in-hand': ({ show: { starter }, rules: { heels } }) => {
    const pegged = rankOf(starter) === 'J' && heels > 0
    return countEach(pegged ? [{ kind: 'heels', cards: [starter], points: heels }] : [])
  },
  'nob-for-any-jack': ({ show: { cards, starter } }) => {
    const jacks = cards.filter((card) => rankOf(card) === 'J' && suitOf(card) !== suitOf(starter))
    return countEachOrAll(jacks.map(nob))
  },
  'nob-forgotten': (truth) => leaveOut(linesOf(truth, 'nobs')),
} satisfies Mistakes

function flush(cards: readonly Card[]): MistakenLine {
  return { kind: 'flush', cards, points: cards.length }
}

function nob(jack: Card): MistakenLine {
  return { kind: 'nobs', cards: [jack], points: 1 }
}

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

export const IN_FIFTEENS = {
  /** Fifteens of three cards and more overlooked, those of most cards first. */
  'long-fifteens-missed': (truth) => {
    const long = longFifteens(truth).toSorted((a, b) => b.cards.length - a.cards.length)
    return long.flatMap((_, i) => leaveOut(long.slice(0, i + 1)))
  },
  /** Three points for a fifteen of three cards, as if it were a run. */
  'fifteen-by-the-card': (truth) => {
    const long = longFifteens(truth)
    const choices = long.length > 1 ? [...long.map((line) => [line]), long] : [long]
    const byTheCard = (line: Line) => ({ ...line, points: line.cards.length })
    return choices.flatMap((gone) => leaveOut(gone, gone.map(byTheCard)))
  },
  /** One fifteen counted twice, most easily one with a court card among several of them. */
  'fifteen-twice': (truth) => {
    const court = (line: MistakenLine) => (line.cards.some((card) => orderOf(rankOf(card)) > 10) ? 1 : 0)
    return countEach(linesOf(truth, 'fifteen').toSorted((a, b) => court(b) - court(a)))
  },
  'fifteens-without-starter': (truth) =>
    leaveOut(linesOf(truth, 'fifteen').filter((line) => line.cards.includes(truth.show.starter))),
  /** The whole hand counted as though no card were turned. */
  'starter-left-out': (truth) => {
    const { cards, starter } = truth.show
    const gone = truth.lines.filter((line) => line.cards.includes(starter))
    const kept = new Set(truth.lines.map(lineKey))
    const flush = gone
      .filter((line) => line.kind === 'flush')
      .map((line) => ({ ...line, cards, points: cards.length }))
    const alone = [...linesByRank(cards), ...flush]
    const counted = alone.filter((line) => !kept.has(lineKey(line)))
    return leaveOut(gone, counted)
  },
  /** An ace taken for eleven, as in other games. */
  'ace-as-eleven': (truth) => {
    const hasAce = (cards: readonly Card[]) => cards.some((card) => rankOf(card) === 'A')
    return countEachOrAll(fifteensIf(truth, (cards) => hasAce(cards) && countOf(cards) + 10 === 15))
  },
  'cards-used-once': (truth) => {
    const used = new Set<Card>()
    return leaveOut(
      linesOf(truth, 'fifteen').filter(({ cards }) => {
        if (cards.some((card) => used.has(card))) return true
        for (const card of cards) used.add(card)
        return false
      }),
    )
  },
  /** Two cards that make fourteen or sixteen, added up wrong. */
  'fifteen-misadded': (truth) => {
    const nearly = (cards: readonly Card[]) => cards.length === 2 && Math.abs(countOf(cards) - 15) === 1
    return countEach(fifteensIf(truth, nearly))
  },
} satisfies Mistakes

function longFifteens(truth: Truth) {
  return linesOf(truth, 'fifteen').filter((line) => line.cards.length > 2)
}

function fifteensIf(truth: Truth, fits: (cards: readonly Card[]) => boolean): readonly MistakenLine[] {
  const chosen = choicesAmong(cardsShown(truth)).filter(fits)
  return chosen.map((cards) => ({ kind: 'fifteen', cards, points: 2 }))
}

const ALL = { ...IN_SUITS, ...IN_PAIRS_AND_RUNS, ...IN_FIFTEENS }

export type MistakeName = keyof typeof ALL

/** What the cards invite comes before what is added up wrong, what is overlooked before an odd rule. */
const LIKELY_FIRST: readonly MistakeName[] = [
  'four-flush-in-crib',
  'flush-borrowed',
  'nob-for-starter-jack',
  'nob-for-any-jack',
  'heels-in-hand',
  'round-the-corner',
  'run-in-parts',
  'pair-across-tens',
  'nob-forgotten',
  'five-flush-as-four',
  'flush-forgotten',
  'long-fifteens-missed',
  'double-run-once',
  'pair-of-run-forgotten',
  'three-of-a-kind-short',
  'four-of-a-kind-short',
  'two-pairs-as-one',
  'run-end-missed',
  'fifteens-without-starter',
  'pair-of-run-twice',
  'fifteen-twice',
  'fifteen-by-the-card',
  'starter-left-out',
  'ace-as-eleven',
  'cards-used-once',
  'run-of-one-suit',
  'fifteen-misadded',
]

/** The usual ways to count wrong, the most likely first. */
export const MISTAKES = LIKELY_FIRST.map((name) => ({ name, miscountsIn: ALL[name] as Mistake }))
