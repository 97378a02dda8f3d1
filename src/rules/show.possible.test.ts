import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import distributions from '../../cases/distributions.json' with { type: 'json' }
import { runs } from '../base/runs.fixture.ts'
import { PACK } from './card.ts'
import { showIn } from './cards.fixture.ts'
import { PRESETS } from './presets.ts'
import type { Rules } from './rules.ts'
import { countMeant, countRange, countShow, isPossibleCount, totalOf } from './show.ts'

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

/** Every hand was counted once by its ranks, with each of them as the starter and each choice of suits that matters. */
describe('hands of five and six', () => {
  test.each([
    [5, 'seven-card', '4H 5D 5H 6H 6C + 4S', 46],
    [6, 'eight-card', '4H 5D 5H 5C 6D 6H + 4S', 72],
  ] as const)('of %s: no hand at random counts what is called impossible', (held, preset, best, most) => {
    const rules: Rules = PRESETS[preset]
    expect(totalOf(countShow(showIn(best), rules.show))).toBe(most)
    expect(countRange('hand', rules)?.most).toBe(most)
    // Low, middle and high cards by themselves: the counts that are in doubt are high.
    const packs = [PACK, PACK.slice(8, 28), PACK.slice(12, 32), PACK.slice(28)]
    const hand = fc
      .constantFrom(...packs)
      .chain((pack) => fc.shuffledSubarray([...pack], { minLength: held + 1, maxLength: held + 1 }))
    fc.assert(
      fc.property(hand, fc.constantFrom('hand', 'crib'), ([starter, ...cards], of) => {
        const points = totalOf(countShow({ of, cards, starter: starter! }, rules.show))
        expect(isPossibleCount(points, 'hand', rules), `${points}`).toBe(true)
      }),
      { seed: 50_21, numRuns: runs(2000) },
    )
  })

  test('of five: nineteen is a count like any other', () => {
    expect(countMeant(19, 'hand', PRESETS['seven-card'])).toBe(19)
    expect(countMeant(19, 'hand', SIX_CARD)).toBe(0)
  })
})
