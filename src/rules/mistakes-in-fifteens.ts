import { type Card, orderOf, pipsOf, rankOf } from './card.ts'
import {
  cardsShown,
  lineKey,
  linesOf,
  type Mistake,
  type MistakenLine,
  oneOrAll,
  type Truth,
  without,
} from './mistake.ts'
import { choicesOf, rankLines } from './rank-lines.ts'

/** Fifteens of three cards and more overlooked, those of most cards first. */
export const longFifteensMissed = {
  name: 'long-fifteens-missed',
  ruling: 18,
  slipsIn: (truth) => {
    const long = longFifteens(truth).toSorted((a, b) => b.cards.length - a.cards.length)
    return long.flatMap((_, i) => without(long.slice(0, i + 1)))
  },
} as const satisfies Mistake

/** Three points for a fifteen of three cards, as if it were a run. */
export const fifteenByTheCard = {
  name: 'fifteen-by-the-card',
  ruling: 19,
  slipsIn: (truth) => {
    const long = longFifteens(truth)
    const choices = long.length > 1 ? [...long.map((line) => [line]), long] : [long]
    return choices
      .filter((gone) => gone.length > 0)
      .map((gone) => ({ gone, counted: gone.map((line) => ({ ...line, points: line.cards.length })) }))
  },
} as const satisfies Mistake

/** One fifteen told twice, most easily one with a court card among several of them. */
export const fifteenTwice = {
  name: 'fifteen-twice',
  slipsIn: (truth) => {
    const court = (line: MistakenLine) => (line.cards.some((card) => orderOf(rankOf(card)) > 10) ? 1 : 0)
    const fifteens = linesOf(truth, 'fifteen').toSorted((a, b) => court(b) - court(a))
    return fifteens.map((line) => ({ gone: [], counted: [line] }))
  },
} as const satisfies Mistake

/** The fifteens of the hand alone. */
export const fifteensWithoutStarter = {
  name: 'fifteens-without-starter',
  ruling: 20,
  slipsIn: (truth) =>
    without(linesOf(truth, 'fifteen').filter((line) => line.cards.includes(truth.show.starter))),
} as const satisfies Mistake

/** The whole hand counted as though no card were turned. */
export const starterLeftOut = {
  name: 'starter-left-out',
  ruling: 20,
  slipsIn: (truth) => {
    const { cards, starter } = truth.show
    const gone = truth.lines.filter((line) => line.cards.includes(starter))
    const kept = new Set(truth.lines.map(lineKey))
    const alone = rankLines(cards).map(({ kind, places, points }): MistakenLine => {
      return { kind, cards: cards.filter((_, place) => places.includes(place)), points }
    })
    const flush = gone
      .filter((line) => line.kind === 'flush')
      .map((line) => ({ ...line, cards, points: cards.length }))
    const counted = [...alone, ...flush].filter((line) => !kept.has(lineKey(line)))
    return gone.length > 0 ? [{ gone, counted }] : []
  },
} as const satisfies Mistake

/** An ace taken for eleven, as in other games. */
export const aceAsEleven = {
  name: 'ace-as-eleven',
  ruling: 10,
  slipsIn: (truth) => {
    const isFifteenSo = (cards: readonly Card[]) =>
      cards.some((card) => rankOf(card) === 'A') && sumOf(cards) + 10 === 15
    return oneOrAll(fifteensIf(truth, isFifteenSo))
  },
} as const satisfies Mistake

/** No card counted in two fifteens. */
export const cardsUsedOnce = {
  name: 'cards-used-once',
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
} as const satisfies Mistake

/** Two cards that make fourteen or sixteen, added up wrong. */
export const fifteenMisadded = {
  name: 'fifteen-misadded',
  slipsIn: (truth) => {
    const nearly = (cards: readonly Card[]) => cards.length === 2 && Math.abs(sumOf(cards) - 15) === 1
    return fifteensIf(truth, nearly).map((line) => ({ gone: [], counted: [line] }))
  },
} as const satisfies Mistake

function longFifteens(truth: Truth) {
  return linesOf(truth, 'fifteen').filter((line) => line.cards.length > 2)
}

function fifteensIf(truth: Truth, fits: (cards: readonly Card[]) => boolean): readonly MistakenLine[] {
  const cards = cardsShown(truth)
  return choicesOf(cards.length)
    .map((places) => cards.filter((_, place) => places.includes(place)))
    .filter(fits)
    .map((chosen) => ({ kind: 'fifteen', cards: chosen, points: 2 }))
}

function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pipsOf(rankOf(card)), 0)
}
