import { type Card, orderOf, rankOf } from './card.ts'
import { type Line, linesByRank } from './count-show.ts'
import {
  cardsShown,
  countEach,
  countEachOrAll,
  leaveOut,
  lineKey,
  linesOf,
  type MistakenLine,
  type Mistakes,
  type Truth,
} from './mistake.ts'
import { countOf } from './play-lines.ts'
import { choicesAmong } from './rank-lines.ts'

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
