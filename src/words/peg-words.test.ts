import { expect, test } from 'vitest'
import { SOURCES } from '../game/statistics.ts'
import { PRESETS } from '../rules/presets.ts'
import { sourceCaption } from './peg-words.ts'
import { inWords, type WordChoice } from './table-words.ts'

test.each([
  ['american', 'Crib'],
  ['british', 'Box'],
] as const)('the sources of points are said in %s words', (choice: WordChoice, crib) => {
  const rules = inWords(PRESETS['six-card-121'], choice)
  expect(SOURCES.map((source) => sourceCaption(source, rules))).toEqual([
    'Three for last',
    'His heels',
    'In the play',
    'Hands',
    crib,
    'Muggins',
    'Penalty',
    'Correction',
    'Other points',
  ])
})
