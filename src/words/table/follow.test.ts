import { expect, test } from 'vitest'
import { openLog } from '../../game/record/log.fixture.ts'
import { sayAsOf, sayNextCode, sayNotUsed } from './follow.ts'

const { game } = openLog({ dealer: 0 })

test.each([
  [0, 'just now'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [1_439, '23 hours ago'],
  [2_880, '2 days ago'],
])('after %i minutes it is %s', (minutes, ago) => {
  expect(sayAsOf(game, minutes)).toEqual(['In deal 1', ago])
})

test('the next code is on the phone that scores, when its deal is over', () => {
  const over = { ...game, step: { type: 'deal', dealer: 1 } } as const
  expect(sayAsOf(over, 2)[0]).toBe('As of deal 1')
  expect(sayNextCode(game, undefined)).toBe('on the other phone, after deal 1')
  expect(sayNextCode(over, 'Ann')).toBe('on Ann’s phone, after deal 2')
  expect(sayNotUsed('Ann')).toBe('Ann’s phone is not used any more?')
})
