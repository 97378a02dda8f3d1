import { describe, expect, test } from 'vitest'
import distributions from '../../cases/distributions.json' with { type: 'json' }
import { PRESETS } from './presets.ts'
import type { Rules } from './rules.ts'
import { countRange, isPossibleCount } from './show.ts'

const SIX_CARD: Rules = PRESETS['six-card-121']
const FIVE_CARD: Rules = PRESETS['five-card-61']

const TABLES = [
  ['a hand of four', 'hand', SIX_CARD, distributions.hand.histogram],
  ['a crib', 'crib', SIX_CARD, distributions.crib.histogram],
  ['a hand of three', 'hand', FIVE_CARD, distributions.fiveCardHand.histogram],
  ['the crib of the five-card game', 'crib', FIVE_CARD, distributions.crib.histogram],
] as const

describe('a count is possible when some cards make it', () => {
  test.each(TABLES)('%s', (_title, of, rules, histogram) => {
    for (const [points, cases] of Object.entries(histogram)) {
      expect([points, isPossibleCount(Number(points), of, rules)]).toEqual([points, cases > 0])
    }
    expect(isPossibleCount(30, of, rules)).toBe(false)
  })
})

test.each([-1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no count at all', (points) => {
  expect(isPossibleCount(points, 'hand', SIX_CARD)).toBe(false)
})

test('a hand of four misses nineteen, twenty-five, twenty-six and twenty-seven', () => {
  expect(countRange('hand', SIX_CARD)).toEqual({ most: 29, gaps: [19, 25, 26, 27] })
})
