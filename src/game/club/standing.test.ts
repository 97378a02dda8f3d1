import { expect, it, test } from 'vitest'
import { FORMATS } from './format.ts'
import { BEGUN, came, nightWith, result } from './night.fixture.ts'
import { lateComer, type NightEntry, replayNight } from './night.ts'
import { cardOf, pointsFor, qualifiers, standingOf, suggestedValues, teamPoints } from './standing.ts'

const { club } = FORMATS

test.each([
  [31, 3],
  [30, 2],
  [1, 2],
  [0, 0],
  [-40, 0],
])('%i holes ahead are %i game points (ACC 12.1)', (value, points) => {
  expect(pointsFor(value, club)).toBe(points)
})

/** Four players, three rounds: 0 meets 3, then 2, then 1. */
const FOUR = (...results: NightEntry[]) =>
  replayNight(nightWith([...came(4), BEGUN, BEGUN, BEGUN, ...results]))

it('ranks by points, games won, net and plus, then by what was won off each other', () => {
  const { rounds } = FOUR()
  const tables = rounds.map(({ tables }) => tables.map(({ number, sides }) => [number, ...sides.flat()]))
  expect(tables).toEqual([
    [
      [1, 1, 2],
      [2, 0, 3],
    ],
    [
      [1, 3, 1],
      [2, 0, 2],
    ],
    [
      [1, 2, 3],
      [2, 0, 1],
    ],
  ])
  const night = FOUR(
    result(0, 1, [10, -10]),
    result(0, 2, [10, -10]),
    result(1, 1, [10, -10]),
    result(1, 2, [-10, 10]),
    result(2, 1, [-10, 10]),
    result(2, 2, [10, -10]),
  )
  // Three and nought have two wins each, and all numbers alike: nought won their game.
  expect(standingOf(night).map(({ player, points, net }) => [player, points, net])).toEqual([
    [0, 4, 10],
    [3, 4, 10],
    [1, 2, -10],
    [2, 2, -10],
  ])
})

test('a card shows the number of its own side, the newest, and what is still to play', () => {
  const night = FOUR(result(0, 2, [16, -16]), result(0, 2, [16, -17], 'agreed'), result(1, 2, [-33, 33]))
  expect(cardOf(night, 0).map(({ others, value, points, by }) => [others, value, points, by])).toEqual([
    [[[3]], 16, 2, 'agreed'],
    [[[2]], -33, 0, 'typed'],
    [[[1]], undefined, 0, undefined],
  ])
  expect(cardOf(night, 3)[0]).toMatchObject({ value: -17, points: 0 })
  expect(night.rounds[0]?.tables[1]?.results).toHaveLength(2)
})

test('who sat out has no opponent in that line', () => {
  const night = replayNight(nightWith([...came(3), BEGUN]))
  const out = night.rounds[0]?.out[0] ?? -1
  expect(cardOf(night, out)).toEqual([
    { round: 0, others: [], partner: [], table: undefined, value: undefined, points: 0, by: undefined },
  ])
})

test('a result for a table that is not there changes nothing', () => {
  const night = FOUR(result(0, 9, [5, -5]), result(7, 1, [5, -5]), result(0, 1, [5, -5, 0]))
  expect(standingOf(night).every(({ played }) => played === 0)).toBe(true)
})

test('one in four qualifies, fractions up (ACC 13.2)', () => {
  const of = (players: number) => qualifiers(replayNight(nightWith(came(players))))
  expect([4, 5, 13, 25].map(of)).toEqual([1, 2, 4, 7])
})

test.each([
  ['a number on one card only counts for both', 16, undefined, [16, -16]],
  ['a number on one card only counts for both', undefined, -9, [9, -9]],
  ['each keeps his own of two numbers', 16, -17, [16, -17]],
  ['both in the plus column: both lose', 16, 12, [-16, -12]],
  ['both in the minus column: both lose', -16, -12, [-16, -12]],
])('two cards that differ: %s (ACC 12.2)', (_, first, second, values) => {
  expect(suggestedValues(first, second)).toEqual(values)
})

/** Added up again from what was written alone, in another way than the code. */
test('a whole night of 13 with two cards that differ: the standing is what the cards add up to', () => {
  const begun = Array<NightEntry>(9).fill(BEGUN)
  const { rounds } = replayNight(nightWith([...came(13), ...begun]))
  let state = 7
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const sums = Array.from({ length: 13 }, () => ({ points: 0, won: 0, plus: 0, minus: 0 }))
  const results = rounds.flatMap(({ tables }, round) =>
    tables.map(({ number, sides }) => {
      const holes = 1 + random(60)
      const cards = random(2) === 0 ? [holes, -holes] : [-holes, holes + (random(9) === 0 ? 1 : 0)]
      for (const [i, value] of cards.entries()) {
        const sum = sums[sides[i]?.[0] ?? -1]
        if (!sum) throw new Error('nobody')
        if (value > 0) {
          sum.points += value > 30 ? 3 : 2
          sum.won += 1
          sum.plus += value
        } else sum.minus -= value
      }
      return result(round, number, cards)
    }),
  )
  const standing = standingOf(replayNight(nightWith([...came(13), ...begun, ...results])))
  for (const { player, points, won, plus, minus } of standing)
    expect({ points, won, plus, minus }).toEqual(sums[player])
  const rank = ({ points, won, net, plus }: (typeof standing)[number]) =>
    points * 1e9 + won * 1e7 + (net + 5_000) * 1e3 + plus
  expect(standing.map(rank)).toEqual(standing.map(rank).toSorted((a, b) => b - a))
})

test('two games of two legs and one of three, a point a leg: counted again from the results alone', () => {
  const players = came(6).map((one, i) => (i < 3 ? one : ({ ...one, away: true } as NightEntry)))
  const begun = [...players, ...Array<NightEntry>(7).fill(BEGUN)]
  const drawn = replayNight(nightWith(begun, FORMATS.league))
  const met = players.map((_, player) =>
    drawn.rounds.map(({ tables }) =>
      tables
        .flatMap(({ sides }) => (sides.flat().includes(player) ? sides.flat() : []))
        .filter((one) => one !== player),
    ),
  )
  for (const [player, all] of met.entries()) {
    const [a = -1, , b = -1, , c = -1] = all.flat()
    expect(all.flat()).toEqual([a, a, b, b, c, c, c])
    expect([a, b, c].toSorted()).toEqual(player < 3 ? [3, 4, 5] : [0, 1, 2])
  }
  // Home wins each leg of its first table, away the others; a skunk is one leg like any other.
  const legs = [7 * 1, 7 * 2]
  const results = drawn.rounds.flatMap(({ tables }, round) =>
    tables.map(({ number, sides }) => {
      const homeIsFirst = (sides[0]?.[0] ?? 0) < 3
      const homeWins = number === 1
      return result(round, number, homeIsFirst === homeWins ? [40, -40] : [-5, 5])
    }),
  )
  expect(teamPoints(replayNight(nightWith([...begun, ...results], FORMATS.league)))).toEqual(legs)
})

test('a league night: a point for each leg, added up by team; who comes late fills the smaller one', () => {
  const away = { type: 'came', away: true } as const
  const entries: NightEntry[] = [...came(2), { ...away, name: 'Cy' }, { ...away, name: 'Di' }, BEGUN, BEGUN]
  const results = [result(0, 1, [40, -40]), result(0, 2, [-3, 3]), result(1, 1, [2, -2])]
  const night = replayNight(nightWith([...entries, ...results], FORMATS.teams))
  expect(teamPoints(night)).toEqual([2, 1])
  expect(teamPoints(FOUR())).toBeUndefined()
  expect(lateComer(night, 'Eve', false)).toEqual({ type: 'came', name: 'Eve' })
  const left = replayNight(nightWith([...entries, { type: 'left', player: 3 }], FORMATS.teams))
  expect(lateComer(left, 'Eve', true)).toEqual({ type: 'came', name: 'Eve', guest: true, away: true })
})
