import { pipsOf, rankOf } from './card.ts'
import type { Line } from './count-show.ts'
import { cardsShown, linesOf, type Mistakes, oneOrAll, type Slip, type Truth, without } from './mistake.ts'
import { choicesAmong } from './rank-lines.ts'

export const IN_PAIRS = {
  /** Two for a king and a queen, or a jack and a ten: alike in worth, not in rank. */
  'pair-across-tens': {
    ruling: 11,
    slipsIn: (truth) => {
      const tens = cardsShown(truth).filter((card) => pipsOf(rankOf(card)) === 10)
      const unlike = choicesAmong(tens).filter(([a, b, ...more]) => {
        return a && b && more.length === 0 && rankOf(a) !== rankOf(b)
      })
      return oneOrAll(unlike.map((cards) => ({ kind: 'pair', cards, points: 2 })))
    },
  },
  /** Three alike are three pairs; told as two, as one, or as one point a card. */
  'three-alike-short': {
    ruling: 48,
    slipsIn: (truth) => alikeAs(truth, 3, [4, 2, 3]),
  },
  /** Four alike are six pairs, told as four, as two, or as three alike. */
  'four-alike-short': {
    ruling: 49,
    slipsIn: (truth) => alikeAs(truth, 6, [8, 4, 6]),
  },
  /** Two for two pairs. */
  'two-pairs-as-one': {
    ruling: 48,
    slipsIn: (truth) => {
      const groups = byRank(truth)
      const two = groups.length === 2 && groups.every((pairs) => pairs.length === 1)
      return two ? groups.toReversed().flatMap((gone) => without(gone)) : []
    },
  },
} satisfies Mistakes

/** The pairs of one rank, when there are so many of them, told as other points. */
function alikeAs(truth: Truth, pairs: number, told: readonly number[]): readonly Slip[] {
  const alike = byRank(truth).filter((gone) => gone.length === pairs)
  return alike.flatMap((gone) => {
    const cards = [...new Set(gone.flatMap((pair) => pair.cards))]
    return told.flatMap((points) => without(gone, [{ kind: 'pair', cards, points }]))
  })
}

function byRank(truth: Truth): readonly (readonly Line[])[] {
  const pairs = linesOf(truth, 'pair')
  const rankOfPair = ({ cards: [card] }: Line) => card && rankOf(card)
  return [...new Set(pairs.map(rankOfPair))].map((rank) => pairs.filter((pair) => rankOfPair(pair) === rank))
}
