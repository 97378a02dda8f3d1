import { expect, test } from 'vitest'
import { dealsWords } from './deals-words.ts'

test('a couple on one seat deal together, on the button for the next deal too', () => {
  const players = ['Ann', 'Tom & Sue']
  expect(dealsWords({ players }, 0)).toBe('Ann deals')
  expect(dealsWords({ players }, 1)).toBe('Tom & Sue deal')
})
