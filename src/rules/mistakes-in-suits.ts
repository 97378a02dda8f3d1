import { type Card, rankOf, suitOf } from './card.ts'
import { linesOf, type MistakenLine, type Mistakes, oneOfThem, oneOrAll, without } from './mistake.ts'

export const IN_SUITS = {
  /** The crib counted like a hand: a flush of the discards, though the starter is of another suit. */
  'four-flush-in-crib': {
    ruling: 1,
    slipsIn: (truth) => {
      const { of, cards } = truth.show
      const oneSuit = new Set(cards.map(suitOf)).size === 1
      return of === 'crib' && oneSuit && linesOf(truth, 'flush').length === 0 ? oneOfThem([flush(cards)]) : []
    },
  },
  /** The starter put in for the one card of the hand that spoils the flush. */
  'flush-borrowed': {
    ruling: 2,
    slipsIn: ({ show: { cards, starter } }) => {
      const alike = cards.filter((card) => suitOf(card) === suitOf(starter))
      return alike.length === cards.length - 1 ? oneOfThem([flush([...alike, starter])]) : []
    },
  },
  'flush-forgotten': {
    slipsIn: (truth) => without(linesOf(truth, 'flush')),
  },
  /** The starter agrees with the flush, and is not added. */
  'five-flush-as-four': {
    ruling: 4,
    slipsIn: (truth) => {
      const { cards } = truth.show
      const long = linesOf(truth, 'flush').filter((line) => line.points > cards.length)
      return without(long, [flush(cards)])
    },
  },
  'nob-for-starter-jack': {
    ruling: 22,
    slipsIn: ({ show: { starter } }) => oneOfThem(rankOf(starter) === 'J' ? [nob(starter)] : []),
  },
  /** Two for his heels counted with the hand: they were pegged when the starter was turned. */
  'heels-in-hand': {
    ruling: 22,
    slipsIn: ({ show: { starter }, rules: { heels } }) => {
      const pegged = rankOf(starter) === 'J' && heels > 0
      return oneOfThem(pegged ? [{ kind: 'heels', cards: [starter], points: heels }] : [])
    },
  },
  'nob-for-any-jack': {
    ruling: 27,
    slipsIn: ({ show: { cards, starter } }) => {
      const jacks = cards.filter((card) => rankOf(card) === 'J' && suitOf(card) !== suitOf(starter))
      return oneOrAll(jacks.map(nob))
    },
  },
  'nob-forgotten': {
    ruling: 26,
    slipsIn: (truth) => without(linesOf(truth, 'nobs')),
  },
} satisfies Mistakes

function flush(cards: readonly Card[]): MistakenLine {
  return { kind: 'flush', cards, points: cards.length }
}

function nob(jack: Card): MistakenLine {
  return { kind: 'nobs', cards: [jack], points: 1 }
}
