import { type Card, rankOf, suitOf } from './card.ts'
import { countEach, countEachOrAll, leaveOut, linesOf, type MistakenLine, type Mistakes } from './mistake.ts'

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
