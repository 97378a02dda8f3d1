import { expect, it } from 'vitest'
import { raceMeans } from './race-figures.ts'

it('the race of many games is told as far as half of them went', () => {
  const race = [
    { points: 40, times: 4, expected: 526 },
    { points: 100, times: 4, expected: 1052 },
    { points: 70, times: 2, expected: 789 },
    { points: 30, times: 1, expected: 526 },
  ]
  expect(raceMeans(race)).toEqual([
    { deal: 1, score: 10, expected: 13.15 },
    { deal: 2, score: 25, expected: 26.3 },
    { deal: 3, score: 35, expected: 39.45 },
  ])
  expect(raceMeans([])).toEqual([])
})
