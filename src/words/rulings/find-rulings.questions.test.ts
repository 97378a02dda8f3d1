import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { findRulings, makeSearch } from './find-rulings.ts'
import {
  IN_A_HURRY,
  IN_SETS,
  KEPT_BACK,
  ONCE_MISSED,
  type Question,
  TUNED_WITH,
  UNSEEN,
} from './questions.fixture.ts'

const search = makeSearch(PRESETS['six-card-121'])
const firstThree = (query: string) =>
  findRulings(search, query)
    .rulings.slice(0, 3)
    .map(({ number }) => number)

const missed = (questions: readonly Question[]) =>
  questions.filter(([asked, ...answers]) => !firstThree(asked).some((number) => answers.includes(number)))

describe('questions as people type them', () => {
  it.each([
    ['once missed', ONCE_MISSED, 23],
    ['tuned with', TUNED_WITH, 182],
    ['kept back', KEPT_BACK, 75],
    ['asked in sets', IN_SETS, 517],
    ['typed in a hurry', IN_A_HURRY, 418],
    ['not seen before', UNSEEN, 314],
  ] as const)('those %s are answered among the first three', (_, questions, least) => {
    const misses = missed(questions)
    expect(
      questions.length - misses.length,
      `missed: ${misses.map(([asked]) => asked).join(' · ')}`,
    ).toBeGreaterThanOrEqual(least)
  })
})
