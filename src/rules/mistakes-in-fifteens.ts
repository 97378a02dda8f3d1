import { type Card, orderOf, rankOf } from './card.ts'
import { type Line, linesByRank } from './count-show.ts'
import {
  cardsShown,
  lineKey,
  linesOf,
  type MistakenLine,
  type Mistakes,
  oneOfThem,
  oneOrAll,
  type Truth,
  without,
} from './mistake.ts'
import { countOf } from './play.ts'
import { choicesAmong } from './rank-lines.ts'

export const IN_FIFTEENS = {
  /** Fifteens of three cards and more overlooked, those of most cards first. */
  'long-fifteens-missed': {
    ruling: 18,
    slipsIn: (truth) => {
      const long = longFifteens(truth).toSorted((a, b) => b.cards.length - a.cards.length)
      return long.flatMap((_, i) => without(long.slice(0, i + 1)))
    },
  },
  /** Three points for a fifteen of three cards, as if it were a run. */
  'fifteen-by-the-card': {
    ruling: 19,
    slipsIn: (truth) => {
      const long = longFifteens(truth)
      const choices = long.length > 1 ? [...long.map((line) => [line]), long] : [long]
      const byTheCard = (line: Line) => ({ ...line, points: line.cards.length })
      return choices.flatMap((gone) => without(gone, gone.map(byTheCard)))
    },
  },
  /** One fifteen counted twice, most easily one with a court card among several of them. */
  'fifteen-twice': {
    slipsIn: (truth) => {
      const court = (line: MistakenLine) => (line.cards.some((card) => orderOf(rankOf(card)) > 10) ? 1 : 0)
      return oneOfThem(linesOf(truth, 'fifteen').toSorted((a, b) => court(b) - court(a)))
    },
  },
  'fifteens-without-starter': {
    ruling: 20,
    slipsIn: (truth) =>
      without(linesOf(truth, 'fifteen').filter((line) => line.cards.includes(truth.show.starter))),
  },
  /** The whole hand counted as though no card were turned. */
  'starter-left-out': {
    ruling: 20,
    slipsIn: (truth) => {
      const { cards, starter } = truth.show
      const gone = truth.lines.filter((line) => line.cards.includes(starter))
      const kept = new Set(truth.lines.map(lineKey))
      const flush = gone
        .filter((line) => line.kind === 'flush')
        .map((line) => ({ ...line, cards, points: cards.length }))
      const alone = [...linesByRank(cards), ...flush]
      const counted = alone.filter((line) => !kept.has(lineKey(line)))
      return without(gone, counted)
    },
  },
  /** An ace taken for eleven, as in other games. */
  'ace-as-eleven': {
    ruling: 10,
    slipsIn: (truth) => {
      const hasAce = (cards: readonly Card[]) => cards.some((card) => rankOf(card) === 'A')
      return oneOrAll(fifteensIf(truth, (cards) => hasAce(cards) && countOf(cards) + 10 === 15))
    },
  },
  'cards-used-once': {
    ruling: 17,
    slipsIn: (truth) => {
      const used = new Set<Card>()
      return without(
        linesOf(truth, 'fifteen').filter(({ cards }) => {
          if (cards.some((card) => used.has(card))) return true
          for (const card of cards) used.add(card)
          return false
        }),
      )
    },
  },
  /** Two cards that make fourteen or sixteen, added up wrong. */
  'fifteen-misadded': {
    slipsIn: (truth) => {
      const nearly = (cards: readonly Card[]) => cards.length === 2 && Math.abs(countOf(cards) - 15) === 1
      return oneOfThem(fifteensIf(truth, nearly))
    },
  },
} satisfies Mistakes

function longFifteens(truth: Truth) {
  return linesOf(truth, 'fifteen').filter((line) => line.cards.length > 2)
}

function fifteensIf(truth: Truth, fits: (cards: readonly Card[]) => boolean): readonly MistakenLine[] {
  const chosen = choicesAmong(cardsShown(truth)).filter(fits)
  return chosen.map((cards) => ({ kind: 'fifteen', cards, points: 2 }))
}
