import { groupBy } from '../base/group-by.ts'
import { type Card, orderOf, pipsOf, rankOf, suitOf } from './card.ts'
import { lineKey, type Miscount, type MistakenLine, type Truth } from './miscount.ts'
import { countOf } from './play.ts'
import { choicesAmong, goesRound, isStretch, type Line, type LineKind, linesByRank } from './show.ts'

/**
 * Of a hundred times that the cards invite a mistake, about so often it is what happened. No survey: the order fits
 * the counted hands of check-claim.likely.test.ts. `miscountsIn`: how it may be made with these cards, the most likely
 * first; none where they do not invite it.
 */
const often = (weight: number, miscountsIn: (truth: Truth) => readonly Miscount[]) => ({
  weight,
  miscountsIn,
})

const KNOWN = {
  /** Nothing else makes none. */
  'everything-missed': often(100, ({ lines }) => leaveOut(lines)),
  /** The crib counted like a hand: a flush of the discards, though the starter is of another suit. */
  'four-flush-in-crib': often(90, ({ show: { of, cards }, flushes }) => {
    const oneSuit = new Set(cards.map(suitOf)).size === 1
    const looksLikeOne = of === 'crib' && oneSuit && flushes.length === 0
    return countEach(looksLikeOne ? [perCard('flush', cards)] : [])
  }),
  /** The starter counted instead of the one card of the hand that spoils the flush. */
  'flush-borrowed': often(70, ({ show: { cards, starter } }) => {
    const suited = cards.filter((card) => suitOf(card) === suitOf(starter))
    return suited.length === cards.length - 1 ? countEach([perCard('flush', [...suited, starter])]) : []
  }),
  /** It is of its own suit. */
  'nob-for-starter-jack': often(70, ({ show: { starter } }) =>
    countEach(rankOf(starter) === 'J' ? [perCard('nobs', [starter])] : []),
  ),
  /** The suit is forgotten. */
  'nob-for-any-jack': often(60, ({ show: { cards, starter } }) => {
    const jacks = cards.filter((card) => rankOf(card) === 'J' && suitOf(card) !== suitOf(starter))
    return countEachOrAll(jacks.map((jack) => perCard('nobs', [jack])))
  }),
  /** Two for his heels counted with the hand: they were pegged when the starter was turned. */
  'heels-in-hand': often(75, ({ show: { starter }, rules: { heels } }) => {
    const pegged = rankOf(starter) === 'J' && heels > 0
    return countEach(pegged ? [{ kind: 'heels', cards: [starter], points: heels }] : [])
  }),
  /** Queen, king, ace: with the ace above the king, or even with a deuce above the ace. */
  'round-the-corner': often(65, ({ shown, runs: before }) => {
    const round = choicesAmong(shown).filter((cards) => goesRound(cards.map(cardOrder)))
    const aceHigh = round.filter((cards) => cards.every((card) => rankOf(card) !== '2'))
    const ways = aceHigh.length < round.length ? [aceHigh, round] : [aceHigh]
    return ways.flatMap((runs) => {
      const counted = longestOf(runs)
      // What was a run before is now the longer run's part.
      const gone = before.filter((run) =>
        counted.some((line) => run.cards.every((card) => line.cards.includes(card))),
      )
      return counted.length > 0 ? [{ gone, counted }] : []
    })
  }),
  /** A run of four counted as two runs of three, or as a run of four and two of three. */
  'run-in-parts': often(65, ({ runs }) => {
    const lengths = [3, 4].filter((part) => part < (runs[0]?.points ?? 0))
    return lengths.flatMap((part) => {
      const counted = partsOf(runs, part)
      return [runs, []].map((gone) => ({ gone, counted }))
    })
  }),
  /** Two for a king and a queen: equal in worth, not in rank. In a run everybody sees that they are unlike. */
  'pair-across-tens': often(60, ({ runs, shown }) => {
    const tens = shown.filter((card) => pipsOf(rankOf(card)) === 10)
    const unlike = choicesAmong(tens).filter(([a, b, ...more]) => {
      const isInRun = runs.some(({ cards }) => [a, b].every((card) => cards.some((one) => one === card)))
      return a && b && more.length === 0 && rankOf(a) !== rankOf(b) && !isInRun
    })
    return countEachOrAll(unlike.map((cards) => ({ kind: 'pair', cards, points: 2 })))
  }),
  /** One point, counted last. */
  'nob-forgotten': often(90, ({ nobs }) => leaveOut(nobs)),
  /** The starter lies apart. */
  'five-flush-as-four': often(80, ({ show: { cards }, flushes }) => {
    const long = flushes.filter((line) => line.points > cards.length)
    return leaveOut(long, [perCard('flush', cards)])
  }),
  /** Ranks are looked at, not suits. */
  'flush-forgotten': often(78, ({ flushes }) => leaveOut(flushes)),
  /** The longest first, but the 4-5-6 of a run is known to be one. All of them are missed beside a run or a pair that is one figure. */
  'fifteens-missed': often(85, (truth) => {
    const withStarter = ({ cards }: Line) => (cards.includes(truth.show.starter) ? 1 : 0)
    const fifteens = truth.fifteens.toSorted((a, b) => {
      const [ofA, ofB] = [a, b].map(({ cards }) => isWithin(cards, truth.runs))
      return Number(ofA) - Number(ofB) || b.cards.length - a.cards.length || withStarter(b) - withStarter(a)
    })
    const others = truth.lines.length - fifteens.length
    return fifteens.flatMap((_, i) => {
      const gone = fifteens.slice(0, i + 1)
      const long = gone.filter((line) => line.cards.length > 2).length / gone.length
      return likely(i + 1 === fifteens.length && others > 0 ? 1 : 0.55 + 0.17 * long, leaveOut(gone))
    })
  }),
  /** A double run counted as a single one, a triple or double double one as double; perhaps without the pair. */
  'double-run-once': often(55, ({ runs, pairs }) => {
    const fewer = runs.slice(1).flatMap((_, i) => leaveOut(runs.slice(i + 1)))
    const equal = runs.length > 1 ? byRank(pairs).map((group) => group.at(-1)?.cards[1]) : []
    const without = equal.flatMap((card) =>
      leaveOut([...runs, ...pairs].filter(({ cards }) => cards.some((one) => one === card))),
    )
    return [...fewer, ...likely(runs.length > 2 ? 1 : 0.6, without)]
  }),
  /** Runs are counted one by one. */
  'pair-of-run-forgotten': often(75, (truth) => pairsOfRun(truth).flatMap((gone) => leaveOut(gone))),
  /** Three of a kind are hard to miss, and beside a pair nobody does. */
  'pair-missed': often(55, (truth) => {
    const isAlone = truth.runs.length < 2 && twoPairs(truth).length === 0
    const ranks = isAlone ? byRank(truth.pairs) : []
    const missed = ranks.filter(({ length }) => length === 1 || ranks.length === 1)
    return missed.flatMap((gone) => likely(gone.length > 1 ? 0.3 : 1, leaveOut(gone)))
  }),
  /** Three of a kind are three pairs; counted as two, as one, or as one point a card. */
  'three-of-a-kind-short': often(50, (truth) => ofAKindAs(truth, 3, [2, 4, 3])),
  /** Four of a kind are six pairs; counted as four, as two, or as three of a kind. */
  'four-of-a-kind-short': often(55, (truth) => ofAKindAs(truth, 6, [8, 4, 6])),
  /** A pair is two. */
  'two-pairs-as-one': often(55, (truth) => twoPairs(truth).flatMap((pair) => leaveOut([pair]))),
  /** One card apart from the others. */
  'run-end-missed': often(45, ({ runs }) => {
    if ((runs[0]?.points ?? 0) < 4) return []
    return [0, 1].map((from) => ({
      gone: runs,
      counted: unlike(
        runs.map(({ cards }) => perCard('run', inOrder(cards).slice(from, cards.length - 1 + from))),
      ),
    }))
  }),
  /** A double run is one figure, with its pair. */
  'pair-of-run-twice': often(80, (truth) => {
    const one = truth.runs.length === 3 ? [truth.pairs.slice(0, 1)] : []
    return [...pairsOfRun(truth), ...one].map((counted) => ({ gone: [], counted }))
  }),
  /** A triple run has three runs and three pairs: fifteen. */
  'triple-run-as-doubles': often(75, ({ runs: [first, second, third], pairs }) => {
    if (!first || !second || !third || pairs.length !== 3) return []
    const double = (a: Line, b: Line): MistakenLine => {
      return { kind: 'run', cards: [...new Set([...a.cards, ...b.cards])], points: a.points * 2 + 2 }
    }
    const gone = [first, second, third, ...pairs]
    const doubles = [double(first, second), double(second, third)]
    return [doubles, [...doubles, ...pairs.slice(0, 1)]].map((counted) => ({ gone, counted }))
  }),
  /** Its cards added up in another order: the more there are, the easier; with equal ranks once for each of these. */
  'fifteen-twice': often(75, ({ fifteens }) =>
    fifteens.flatMap((line) => {
      const ranks = line.cards.map(rankOf)
      const equal = Math.max(...ranks.map((rank) => ranks.filter((one) => one === rank).length))
      const share = equal > 1 ? 0.95 : ranks.length > 3 ? 0.9 : ranks.length > 2 ? 0.8 : 0.35
      const more = { ...line, points: line.points * (equal - 1) }
      return likely(share, countEach(equal > 2 ? [line, more] : [line]))
    }),
  ),
  /** Cards beside each other, by beginners. */
  'run-of-two': often(45, ({ runs, shown }) => {
    const inRuns = runs.flatMap(({ cards }) => cards)
    const others = shown.filter((card) => !inRuns.includes(card))
    const twos = choicesAmong(others).filter((cards) => cards.length === 2 && isStretch(cards.map(cardOrder)))
    const unlikeRanks = new Map(twos.map((cards) => [inOrder(cards).map(rankOf).join(''), cards]))
    return countEach([...unlikeRanks.values()].map((cards) => perCard('run', cards)))
  }),
  /** Three points for a fifteen of three cards, as if it were a run. */
  'fifteen-by-the-card': often(35, (truth) => {
    const long = truth.fifteens.filter((line) => line.cards.length > 2)
    const choices = long.length > 1 ? [...long.map((line) => [line]), long] : [long]
    const byTheCard = ({ cards }: Line) => perCard('fifteen', cards)
    return choices.flatMap((gone) => leaveOut(gone, gone.map(byTheCard)))
  }),
  /** The same, but then it is missed in all. */
  'starter-left-out': often(40, ({ show: { cards, starter }, lines }) => {
    const gone = lines.filter((line) => line.cards.includes(starter))
    const kept = new Set(lines.map(lineKey))
    const flushes = gone.some((line) => line.kind === 'flush') ? [perCard('flush', cards)] : []
    const counted = [...linesByRank(cards), ...flushes].filter((line) => !kept.has(lineKey(line)))
    return leaveOut(gone, counted)
  }),
  /** Other games have it. */
  'ace-as-eleven': often(50, (truth) => {
    const hasAce = (cards: readonly Card[]) => cards.some((card) => rankOf(card) === 'A')
    return countEachOrAll(fifteensIf(truth, (cards) => hasAce(cards) && countOf(cards) + 10 === 15))
  }),
  /**
   * Not seen, or refused because its cards are not of one suit; its pair is seen all the same, or not. A triple or
   * double double run nobody misses.
   */
  'run-missed': often(30, ({ runs, pairs }) => {
    if (runs.length > 2) return []
    return [...leaveOut(runs), ...(runs.length === 2 ? leaveOut([...runs, ...pairs]) : [])]
  }),
  /** One for the nob, two for heels. */
  'nob-as-two': often(55, ({ nobs }) => nobs.flatMap((nob) => leaveOut([nob], [{ ...nob, points: 2 }]))),
  /** Two cards that make fourteen or sixteen, added up wrong. */
  'fifteen-misadded': often(50, (truth) => {
    const nearly = (cards: readonly Card[]) => cards.length === 2 && Math.abs(countOf(cards) - 15) === 1
    return countEach(fifteensIf(truth, nearly))
  }),
  /** “Twelve for the runs”, and no more: the rest of a double run of two kinds goes with them. */
  'runs-alone': often(80, ({ runs, pairs, fifteens, lines }) =>
    runs.length > 1 && pairs.length > 0 && fifteens.length > 0
      ? leaveOut(lines.filter(({ kind }) => kind !== 'run'))
      : [],
  ),
}

/** A usual mistake, as `nob-forgotten`. */
export type MistakeName = keyof typeof KNOWN

export const MISTAKES = (Object.keys(KNOWN) as MistakeName[]).map((name) => ({ name, ...KNOWN[name] }))

function isWithin(cards: readonly Card[], lines: readonly Line[]): boolean {
  return lines.some((line) => cards.every((card) => line.cards.includes(card)))
}

function likely(share: number, miscounts: readonly Miscount[]): readonly Miscount[] {
  return miscounts.map((miscount) => ({ ...miscount, share }))
}

/** The pairs of a double run, of a triple one, or of a double double one, of which one alone may be overlooked. */
function pairsOfRun({ runs, pairs }: Truth): readonly (readonly Line[])[] {
  const ranks = new Set(runs.flatMap(({ cards }) => cards.map(rankOf)))
  const groups =
    runs.length < 2 ? [] : byRank(pairs.filter(({ cards: [card] }) => card && ranks.has(rankOf(card))))
  return groups.length > 1 ? [groups.flat(), ...groups] : groups
}

function countEach(lines: readonly MistakenLine[]): readonly Miscount[] {
  return lines.map((line) => ({ gone: [], counted: [line] }))
}

/** Of several lines also all of them at once. */
function countEachOrAll(lines: readonly MistakenLine[]): readonly Miscount[] {
  const each = countEach(lines)
  return lines.length > 1 ? [...each, { gone: [], counted: lines }] : each
}

/** No miscount when there is nothing to leave out. */
function leaveOut(gone: readonly Line[], counted: readonly MistakenLine[] = []): readonly Miscount[] {
  return gone.length > 0 ? [{ gone, counted }] : []
}

function perCard(kind: LineKind, cards: readonly Card[]): MistakenLine {
  return { kind, cards, points: cards.length }
}

/** The pairs of one rank, when there are so many of them, counted as other points. */
function ofAKindAs({ pairs }: Truth, many: number, counts: readonly number[]): readonly Miscount[] {
  const ofAKind = byRank(pairs).filter((gone) => gone.length === many)
  return ofAKind.flatMap((gone) => {
    const cards = [...new Set(gone.flatMap((pair) => pair.cards))]
    return counts.flatMap((points) => leaveOut(gone, [{ kind: 'pair', cards, points }]))
  })
}

const byRank = (all: readonly Line[]) => [...groupBy(all, ({ cards: [one] }) => one && rankOf(one)).values()]

/** Two pairs of different ranks, the last first. */
const twoPairs = ({ pairs }: Truth) => (pairs.length === 2 ? pairs.toReversed() : [])

function longestOf(runs: readonly (readonly Card[])[]): readonly MistakenLine[] {
  const longest = Math.max(...runs.map((run) => run.length))
  return runs.filter((run) => run.length === longest).map((run) => perCard('run', roundFrom(inOrder(run))))
}

/** In the order of the ring: it begins behind its gap. */
function roundFrom(cards: readonly Card[]): readonly Card[] {
  const orders = new Set(cards.map(cardOrder))
  const first = cards.findIndex((card) => cardOrder(card) > 1 && !orders.has(cardOrder(card) - 1))
  return [...cards.slice(first), ...cards.slice(0, first)]
}

/** Every stretch of so many cards, each once. */
function partsOf(runs: readonly Line[], length: number): readonly MistakenLine[] {
  const parts = runs.flatMap((run) => {
    const cards = inOrder(run.cards)
    return cards.slice(length - 1).map((_, i) => perCard('run', cards.slice(i, i + length)))
  })
  return unlike(parts)
}

function unlike(lines: readonly MistakenLine[]): readonly MistakenLine[] {
  return [...new Map(lines.map((line) => [lineKey(line), line])).values()]
}

function inOrder(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => cardOrder(a) - cardOrder(b))
}

function cardOrder(card: Card): number {
  return orderOf(rankOf(card))
}

function fifteensIf({ shown }: Truth, fits: (cards: readonly Card[]) => boolean): readonly MistakenLine[] {
  const chosen = choicesAmong(shown).filter(fits)
  return chosen.map((cards) => ({ kind: 'fifteen', cards, points: 2 }))
}
