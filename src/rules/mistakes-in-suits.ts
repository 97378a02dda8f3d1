import { rankOf, suitOf } from './card.ts'
import { linesOf, type Mistake, oneOrAll, without } from './mistake.ts'

/** The crib counted like a hand: a flush of the cards laid away, though the starter is of another suit. */
export const fourFlushInCrib = {
  name: 'four-flush-in-crib',
  ruling: 1,
  slipsIn: (truth) => {
    const { of, cards } = truth.show
    const oneSuit = new Set(cards.map(suitOf)).size === 1
    if (of !== 'crib' || !oneSuit || linesOf(truth, 'flush').length > 0) return []
    return [{ gone: [], counted: [{ kind: 'flush', cards, points: cards.length }] }]
  },
} as const satisfies Mistake

/** The starter put in for the one card of the hand that spoils the flush. */
export const flushBorrowed = {
  name: 'flush-borrowed',
  ruling: 2,
  slipsIn: ({ show: { cards, starter } }) => {
    const alike = cards.filter((card) => suitOf(card) === suitOf(starter))
    if (alike.length !== cards.length - 1) return []
    return [{ gone: [], counted: [{ kind: 'flush', cards: [...alike, starter], points: cards.length }] }]
  },
} as const satisfies Mistake

export const flushForgotten = {
  name: 'flush-forgotten',
  slipsIn: (truth) => without(linesOf(truth, 'flush')),
} as const satisfies Mistake

/** The starter agrees with the flush, and is not added. */
export const fiveFlushAsFour = {
  name: 'five-flush-as-four',
  ruling: 4,
  slipsIn: (truth) => {
    const { cards } = truth.show
    const gone = linesOf(truth, 'flush').filter((line) => line.points > cards.length)
    return gone.length > 0 ? [{ gone, counted: [{ kind: 'flush', cards, points: cards.length }] }] : []
  },
} as const satisfies Mistake

/** One for his nob claimed for the jack that is itself the starter. */
export const nobForStarterJack = {
  name: 'nob-for-starter-jack',
  ruling: 22,
  slipsIn: ({ show: { starter } }) =>
    rankOf(starter) === 'J' ? [{ gone: [], counted: [{ kind: 'nobs', cards: [starter], points: 1 }] }] : [],
} as const satisfies Mistake

/** Two for his heels counted with the hand: they were pegged when the starter was turned. */
export const heelsInHand = {
  name: 'heels-in-hand',
  ruling: 22,
  slipsIn: ({ show: { starter }, rules: { heels } }) =>
    rankOf(starter) === 'J' && heels > 0
      ? [{ gone: [], counted: [{ kind: 'heels', cards: [starter], points: heels }] }]
      : [],
} as const satisfies Mistake

/** One for a jack of any suit. */
export const nobForAnyJack = {
  name: 'nob-for-any-jack',
  ruling: 27,
  slipsIn: ({ show: { cards, starter } }) =>
    oneOrAll(
      cards
        .filter((card) => rankOf(card) === 'J' && suitOf(card) !== suitOf(starter))
        .map((card) => ({ kind: 'nobs', cards: [card], points: 1 })),
    ),
} as const satisfies Mistake

export const nobForgotten = {
  name: 'nob-forgotten',
  ruling: 26,
  slipsIn: (truth) => without(linesOf(truth, 'nobs')),
} as const satisfies Mistake
