import { expect, test } from 'vitest'
import { seatedAt } from './night.ts'
import { hadIn, matchIdAt, nightPlaceOf, valuesOf } from './night-place.ts'

const PLACE = { night: 'ab12', round: 3, table: 12 }

test('the match of a game says which one of a night it is; a rematch and other games are of none', () => {
  const id = matchIdAt(PLACE)
  expect(nightPlaceOf({ match: { id, index: 0 } })).toEqual(PLACE)
  expect(nightPlaceOf({ match: { id, index: 1 } })).toBeUndefined()
  for (const other of ['match-1', 'night.ab12.3', 'night.ab12.3.x', `x${id}`])
    expect(nightPlaceOf({ match: { id: other, index: 0 } })).toBeUndefined()
})

test.each([
  [
    [[4], [7]],
    [4, 7],
  ],
  [
    [[4], [7], [9]],
    [4, 7, 9],
  ],
  [
    [
      [4, 5],
      [7, 8],
    ],
    [4, 7, 5, 8],
  ],
])('sides %j sit %j', (sides, seats) => {
  expect(seatedAt({ sides })).toEqual(seats)
})

test.each([
  ['a win by 14', [121, 107], [0], [14, -14]],
  [
    'of three the winner is ahead of the next, each other one behind the winner',
    [90, 121, 70],
    [1],
    [-31, 31, -51],
  ],
])('%s', (_, scores, winners, values) => {
  const pegs = scores.map((front) => ({ front, back: 0 }))
  expect(valuesOf({ pegs, outcome: { winners } } as never)).toEqual(values)
})

test('a game knows its hands of 24, 28 and 29 and four of a kind, no crib and nothing that was only claimed', () => {
  const deals = [
    {
      starter: '5C',
      counts: [
        { of: 0, points: 29, counted: 29, cards: ['5H', '5S', 'JC', '5D'] },
        { of: 1, points: 28, counted: 8, cards: ['2H', '3S', '4D', '5D'] },
        { of: 'crib', points: 24, counted: 24 },
      ],
    },
    {
      counts: [
        { of: 1, points: 24 },
        { of: 0, points: 12, counted: 12, cards: ['2H', '2S', '2D', '2C'] },
      ],
    },
  ]
  expect(hadIn({ deals } as never)).toEqual([
    { pot: '29', seat: 0 },
    { pot: 'fours', seat: 0 },
    { pot: '24', seat: 1 },
    { pot: 'fours', seat: 0 },
  ])
})
