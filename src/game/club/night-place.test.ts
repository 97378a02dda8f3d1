import { expect, test } from 'vitest'
import { matchIdAt, nightPlaceOf, valuesOf } from './night-place.ts'

const PLACE = { night: 'ab12', round: 3, table: 12 }

test('the match of a game says which one of a night it is; a rematch and other games are of none', () => {
  const id = matchIdAt(PLACE)
  expect(nightPlaceOf({ match: { id, index: 0 } })).toEqual(PLACE)
  expect(nightPlaceOf({ match: { id, index: 1 } })).toBeUndefined()
  for (const other of ['match-1', 'night.ab12.3', 'night.ab12.3.x', `x${id}`])
    expect(nightPlaceOf({ match: { id: other, index: 0 } })).toBeUndefined()
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
