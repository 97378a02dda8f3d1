import { expect, test } from 'vitest'
import { PRESETS } from '../rules/presets.ts'
import type { Rules } from '../rules/rules.ts'
import { sayFromScores, sayRulesChange } from './rules.ts'

const SIX: Rules = PRESETS['six-card-121']

test.each([
  [undefined, ''],
  [[88, 93], ', from 88–93'],
  [[0, 12, 7], ', from 0–12–7'],
] as const)('the scores of a game begun on wood: %j', (scores, words) => {
  expect(sayFromScores(scores)).toBe(words)
})

test.each<[Partial<Rules>, string]>([
  [{ target: 100, name: 'Six-card, to 100' }, 'Rules changed: points to win'],
  [{ muggins: SIX.muggins, words: SIX.words }, 'Rules changed: muggins and the words'],
  [{ playBy: 'cards' }, 'The next play is by cards'],
  [{ playBy: 'points' }, 'The play is by points'],
  [{ name: 'Ours' }, 'Rules changed'],
])('a change of rules in words: %o', (patch, words) => {
  expect(sayRulesChange(patch)).toBe(words)
})
