import { expect, test } from 'vitest'
import { holeForCount } from './hole-for-count.ts'

test.each([
  [0, 0],
  [1, 1],
  [120, 120],
  [121, 121],
  [122, 1],
  [242, 121],
])('%i is hole %i of a board of 121', (count, hole) => {
  expect(holeForCount(count, 121)).toBe(hole)
})
