import { expect, it } from 'vitest'
import { groupBy } from './group-by.ts'

it('keeps items with the same key together, groups and items in their order', () => {
  const groups = groupBy([3, 1, 4, 5, 9, 2, 6], (number) => (number % 2 === 0 ? 'even' : 'odd'))
  expect([...groups]).toEqual([
    ['odd', [3, 1, 5, 9]],
    ['even', [4, 2, 6]],
  ])
})
