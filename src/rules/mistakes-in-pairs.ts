import { pipsOf, rankOf } from './card.ts'
import type { Line } from './count-show.ts'
import {
  cardsShown,
  linesOf,
  type Mistake,
  type MistakenLine,
  oneOrAll,
  type Slip,
  type Truth,
} from './mistake.ts'
import { choicesOf } from './rank-lines.ts'

/** Two for a king and a queen, or a jack and a ten: alike in worth, not in rank. */
export const pairAcrossTens = {
  name: 'pair-across-tens',
  ruling: 11,
  slipsIn: (truth) => {
    const tens = cardsShown(truth).filter((card) => pipsOf(rankOf(card)) === 10)
    if (tens.length < 2) return []
    const pairs = choicesOf(tens.length)
      .filter((places) => places.length === 2)
      .map((places): MistakenLine => {
        const cards = tens.filter((_, place) => places.includes(place))
        return { kind: 'pair', cards, points: 2 }
      })
    return oneOrAll(pairs.filter(({ cards }) => new Set(cards.map(rankOf)).size === 2))
  },
} as const satisfies Mistake

/** Three alike are three pairs; told as two, as one, or as one point a card. */
export const threeAlikeShort = {
  name: 'three-alike-short',
  ruling: 48,
  slipsIn: (truth) => alikeAs(truth, 3, [4, 2, 3]),
} as const satisfies Mistake

/** Four alike are six pairs, told as four, as two, or as three alike. */
export const fourAlikeShort = {
  name: 'four-alike-short',
  ruling: 49,
  slipsIn: (truth) => alikeAs(truth, 6, [8, 4, 6]),
} as const satisfies Mistake

/** Two for two pairs. */
export const twoPairsAsOne = {
  name: 'two-pairs-as-one',
  ruling: 48,
  slipsIn: (truth) => {
    const groups = byRank(truth)
    if (groups.length !== 2 || groups.some((pairs) => pairs.length !== 1)) return []
    return groups.toReversed().map((gone) => ({ gone, counted: [] }))
  },
} as const satisfies Mistake

/** The pairs of one rank, when there are so many of them, told as other points. */
function alikeAs(truth: Truth, pairs: number, told: readonly number[]): readonly Slip[] {
  return byRank(truth)
    .filter((gone) => gone.length === pairs)
    .flatMap((gone) => {
      const cards = [...new Set(gone.flatMap((pair) => pair.cards))]
      return told.map((points): Slip => ({ gone, counted: [{ kind: 'pair', cards, points }] }))
    })
}

function byRank(truth: Truth): readonly (readonly Line[])[] {
  const pairs = linesOf(truth, 'pair')
  const rankOfPair = ({ cards: [card] }: Line) => card && rankOf(card)
  return [...new Set(pairs.map(rankOfPair))].map((rank) => pairs.filter((pair) => rankOfPair(pair) === rank))
}
