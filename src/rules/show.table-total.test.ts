import { describe, expect, test } from 'vitest'
import distributions from '../../cases/distributions.json' with { type: 'json' }
import { PACK } from './card.ts'
import { showIn } from './cards.fixture.ts'
import { packPlace, type RankPoints, rankPoints, tableTotal } from './table-total.fixture.ts'

const SHOW = { flushInHand: 4, flushInCrib: 5 } as const

/** Ways to take so many cards of one rank. */
const WAYS = [1, 4, 6, 4, 1]

/** Points of a kind over all hands of so many cards with all starters, rank by rank and never card by card. */
function pointsOverAll(cards: number, kind: keyof RankPoints): number {
  const visit = (rank: number, ranks: readonly number[], ways: number): number => {
    if (ranks.length === cards) return ways * cards * rankPoints(ranks)[kind]
    if (rank === 13) return 0
    return WAYS.slice(0, cards - ranks.length + 1).reduce(
      (sum, each, count) =>
        sum + visit(rank + 1, [...ranks, ...Array<number>(count).fill(rank)], ways * each),
      0,
    )
  }
  return visit(0, [], 1)
}

describe('sums by category, taken over ranks, are those of the tables', () => {
  test.each([
    ['a hand of four', 5, distributions.hand],
    ['a hand of three', 4, distributions.fiveCardHand],
  ] as const)('%s', (_title, cards, { byCategory, points }) => {
    expect(pointsOverAll(cards, 'fifteens')).toBe(byCategory.fifteens)
    expect(pointsOverAll(cards, 'pairs')).toBe(byCategory.pairs)
    expect(pointsOverAll(cards, 'runs')).toBe(byCategory.runs)
    const { fifteens, pairs, runs, flush, nobs } = byCategory
    expect(fifteens + pairs + runs + flush + nobs).toBe(points)
  })
})

test('a card is numbered by its place in the pack', () => {
  expect(PACK.map(packPlace)).toEqual(PACK.map((_, place) => place))
})

test('a hand of a size no game deals is a bug', () => {
  expect(() => tableTotal(showIn('5H 5S + 5D'), SHOW)).toThrow(RangeError)
  expect(() => tableTotal(showIn('AH 2S 3D 4C 5H + 6D'), SHOW)).toThrow(RangeError)
})
