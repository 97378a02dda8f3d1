import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ShownGame } from '../record/game.ts'
import { openLog, pegBy, taps } from '../record/log.fixture.ts'
import { playRecorded } from '../record/recorded.fixture.ts'
import { chanceCurve, chancesIn, FIRST_CHANCE, NO_CHANGE, readChances, turningPoint } from './chance.ts'

/* A table small enough to reckon by hand: what a deal gives is a point or two, and the chance half the lead. */

const valueAt = (dealer: number, pone: number) => FIRST_CHANCE + Math.floor((dealer - pone) / 2)
const letters = Array.from({ length: 121 * 121 }, (_, i) => {
  const [dealer, pone] = [Math.floor(i / 121), i % 121]
  const before = pone > 0 ? valueAt(dealer, pone - 1) : dealer > 0 ? valueAt(dealer - 1, 0) : FIRST_CHANCE
  return String.fromCharCode(NO_CHANGE + valueAt(dealer, pone) - before)
})
// The dealer pegs 0 or 1 in the play, pone 0 or 3; pone's hand counts 0 or 2, the dealer's 1, and the crib 2 or 4.
const table = readChances([letters.join(''), '1 1', '3 0 0 1', '1 0 1', '0 1', '0 0 3 0 1'].join('\n'))

const atDeal = (dealer: number, pone: number) => valueAt(dealer, pone) / 255
const mean = (some: readonly (readonly [times: number, chance: number])[]) =>
  some.reduce((sum, [times, chance]) => sum + times * chance, 0) /
  some.reduce((sum, [times]) => sum + times, 0)

/** The dealer's chance with so many of the three counted. */
function atShow(counted: number, dealer: number, pone: number): number {
  if (dealer >= 121) return 1
  if (pone >= 121) return 0
  if (counted === 0) return mean([0, 2].map((more) => [1, atShow(1, dealer, pone + more)]))
  if (counted === 1) return atShow(2, dealer + 1, pone)
  if (counted === 2)
    return mean([
      [3, atShow(3, dealer + 2, pone)],
      [1, atShow(3, dealer + 4, pone)],
    ])
  return 1 - atDeal(pone, dealer)
}

/** What is pegged so far, and what the rest of the play may bring: no less than that. */
function inPlay(
  [dealer, pone]: readonly [number, number],
  [mine, theirs]: readonly [number, number],
): number {
  const left = (times: readonly (readonly [points: number, times: number])[], least: number) => {
    const some = times
      .filter(([points]) => points >= least)
      .map(([points, n]) => [points - least, n] as const)
    return some.length > 0 ? some : ([[0, 1]] as const)
  }
  const ends = left(
    [
      [0, 1],
      [1, 1],
    ],
    mine,
  ).flatMap(([more, n]) =>
    left(
      [
        [0, 3],
        [3, 1],
      ],
      theirs,
    ).map(([others, m]) => {
      const [first, second] = [dealer + more, pone + others]
      return [n * m, first >= 121 && second >= 121 ? 0.5 : atShow(0, first, second)] as const
    }),
  )
  return mean(ends)
}

const curveOf = (game: ShownGame) => (chanceCurve(table, game) ?? []).map(({ chance }) => chance)
const fifteen = (side: number, points: number) => pegBy(side, points, 'fifteen')
const wins = (side: number) => Array.from({ length: 7 }, () => pegBy(side, 20))

describe('the chance after each entry of a deal, by a table that is reckoned by hand', () => {
  const hand = (of: 0 | 1 | 'crib', points: number) => ({ type: 'count-typed', of, points }) as const

  test('the play, the hands and the crib, and the next deal', () => {
    const { game } = taps(
      openLog({ dealer: 0, scores: [100, 90] }),
      { type: 'turn-starter', card: 'KH' },
      fifteen(1, 2),
      fifteen(0, 2),
      { type: 'end-play' },
      hand(1, 4),
      hand(0, 6),
      hand('crib', 2),
      { type: 'deal', dealer: 1 },
      { type: 'turn-starter', card: 'QH' },
      fifteen(0, 2),
      ...wins(1),
    )
    const [dealt, ...after] = curveOf(game)
    expect(dealt).toBe(atDeal(100, 90))
    expect(after.slice(0, 10)).toEqual([
      atDeal(100, 90),
      inPlay([100, 92], [0, 2]),
      inPlay([102, 92], [2, 2]),
      atShow(0, 102, 92),
      atShow(1, 102, 96),
      atShow(2, 108, 96),
      atShow(3, 110, 96),
      1 - atDeal(96, 110),
      1 - atDeal(96, 110),
      1 - inPlay([96, 112], [0, 2]),
    ])
  })

  test('a hand that was skipped is gone like one that was counted', () => {
    const start = taps(openLog({ dealer: 0, scores: [100, 90] }), { type: 'turn-starter', card: 'KH' })
    const { game } = taps(
      start,
      { type: 'end-play' },
      { type: 'skip' },
      hand(0, 6),
      { type: 'skip' },
      {
        type: 'deal',
        dealer: 1,
      },
      ...wins(1),
    )
    expect(curveOf(game).slice(2, 6)).toEqual([
      atShow(0, 100, 90),
      atShow(1, 100, 90),
      atShow(2, 106, 90),
      atShow(3, 106, 90),
    ])
  })

  test('a starter that was skipped is no hand that is gone', () => {
    const { game } = taps(openLog({ dealer: 0, scores: [100, 90] }), { type: 'skip' }, ...wins(1))
    expect(curveOf(game)[1]).toBe(atDeal(100, 90))
  })

  test('after a redeal nothing of the deal is gone', () => {
    const { game } = taps(
      openLog({ dealer: 0, scores: [100, 90] }),
      { type: 'turn-starter', card: 'KH' },
      fifteen(1, 2),
      { type: 'redeal' },
      ...wins(1),
    )
    expect(game.lines[4]?.entry.type).toBe('redealt')
    expect(curveOf(game)[3]).toBe(atDeal(100, 92))
  })

  test('near home: whoever is there first has won, and two who would both be there in the play are even', () => {
    const { game } = taps(
      openLog({ dealer: 0, scores: [119, 117] }),
      { type: 'turn-starter', card: 'KH' },
      fifteen(0, 1),
      fifteen(1, 3),
      { type: 'end-play' },
      hand(1, 2),
    )
    expect(curveOf(game).slice(2, 5)).toEqual([
      inPlay([120, 117], [1, 0]),
      inPlay([120, 120], [1, 3]),
      atShow(0, 120, 120),
    ])
    // The dealer is home with one more, pone with the three that it usually pegs.
    const both = taps(
      openLog({ dealer: 0, scores: [120, 118] }),
      { type: 'turn-starter', card: 'KH' },
      fifteen(1, 1),
      fifteen(1, 2),
    )
    expect(curveOf(both.game)[2]).toBeCloseTo(inPlay([120, 119], [0, 1]), 12)
  })

  test('by cards: with the eighth card the play is over, and the hands are to come', () => {
    const { game } = playRecorded(readFileSync('cases/recorded/six-card-121.txt', 'utf8')).log
    const curve = chanceCurve(table, game) ?? []
    const ends = game.deals.slice(0, -1).flatMap(({ number, dealer }) => {
      const cards = curve.filter(({ line }) => line.deal === number && line.entry.type === 'card-played')
      const last = cards[7]
      if (!last) return []
      const [a = 0, b = 0] = last.line.scores
      const expected = dealer === 0 ? atShow(0, a, b) : 1 - atShow(0, b, a)
      expect(cards[6]?.chance).not.toBe(expected)
      return [[last.chance, expected] as const]
    })
    expect(ends.length).toBeGreaterThan(5)
    for (const [chance, expected] of ends) expect(chance).toBeCloseTo(expected, 12)
  })
})

describe('what turned a game, by the same table', () => {
  test.each([0, 1])('the last deal that side %i began behind, and of it the hand', (winner) => {
    const loser = 1 - winner
    const { game } = taps(
      openLog({ dealer: winner, scores: winner === 0 ? [60, 100] : [100, 60] }),
      { type: 'turn-starter', card: 'KH' },
      fifteen(winner, 2),
      { type: 'end-play' },
      { type: 'count-typed', of: loser, points: 2 },
      { type: 'count-typed', of: winner, points: 24 },
      { type: 'count-typed', of: 'crib', points: 18 },
      { type: 'deal', dealer: loser },
      { type: 'turn-starter', card: 'QH' },
      fifteen(winner, 2),
      fifteen(winner, 15),
    )
    const turn = turningPoint(game, chanceCurve(table, game) ?? [])
    expect(game.outcome?.winners).toEqual([winner])
    expect(turn).toMatchObject({ deal: 1, wasBehind: true, winner })
    expect(turn?.before).toBeCloseTo(atDeal(60, 100), 12)
    expect(turn?.after).toBeCloseTo(atShow(3, 104, 102), 12)
    expect(turn?.lines.map(({ entry }) => entry)).toMatchObject([{ type: 'hand-counted', of: winner }])
  })

  test('all pegs of the play together, where they gave more than any hand', () => {
    const { game } = taps(
      openLog({ dealer: 1, scores: [70, 90] }),
      { type: 'turn-starter', card: 'KH' },
      fifteen(0, 9),
      fifteen(0, 8),
      fifteen(0, 10),
      { type: 'end-play' },
      { type: 'count-typed', of: 0, points: 8 },
      { type: 'count-typed', of: 1, points: 2 },
      { type: 'count-typed', of: 'crib', points: 0 },
      { type: 'deal', dealer: 0 },
      { type: 'turn-starter', card: 'QH' },
      fifteen(0, 16),
    )
    const chances = chancesIn(table, game)
    expect(chances?.curve).toEqual(chanceCurve(table, game))
    const pegged = chances?.turn?.lines.flatMap(({ entry }) =>
      entry.type === 'pegged' ? [entry.points] : [],
    )
    expect(pegged).toEqual([9, 8, 10])
    expect(chances?.turn?.lines.some(({ entry }) => entry.type === 'hand-counted')).toBe(false)
  })
})
