import { expect, test } from 'vitest'
import { openLog } from '../../game/record/log.fixture.ts'
import { asLowball, PRESETS } from '../../rules/presets.ts'
import { sayImpossible, sayMissed, sayMissedMark, sayTakes } from './show.ts'

const PARTNERS = PRESETS['four-partners']

test.each([
  ['a player takes', PRESETS['six-card-121'], 'Bob takes 4'],
  ['partners take', PARTNERS, 'Bob & Dan take 4'],
  ['partners who missed points at lowball get', asLowball(PARTNERS), 'Bob & Dan get 4'],
])('%s them, on the muggins button and in the news', (_, rules, words) => {
  expect(sayTakes(openLog({ rules, dealer: 0 }).game, 1, 4)).toBe(words)
})

test.each([
  [
    'lines that nothing else adds up to',
    { places: [0], certain: true },
    'missed',
    '4 points missed: the marked lines.',
  ],
  ['a guess', { places: [0], certain: false }, 'missed?', '4 points missed. Most likely the marked lines.'],
])('%s: what a claim missed', (_, lines, mark, note) => {
  expect(sayMissedMark(lines)).toBe(mark)
  expect(sayMissed(4, lines)).toBe(note)
})

test('where no lines add up, none are marked', () => {
  expect(sayMissed(4, undefined)).toBe('4 points missed. No set of lines adds up to exactly 4.')
})

test.each([
  [PRESETS['six-card-121'], 'hand', 'No hand can score 19, 25, 26 or 27. “Nineteen” means 0.'],
  [PRESETS['league-doubles'], 'crib', 'No box can score 19, 25, 26 or 27. “Nineteen” means 0.'],
  [
    PRESETS['five-card-61'],
    'hand',
    'No hand of three cards can score 16, 17, 18, 19 or more than 20. “Nineteen” means 0.',
  ],
  [PRESETS['five-card-61'], 'crib', 'No crib can score 19, 25, 26 or 27. “Nineteen” means 0.'],
] as const)('in the rules %#, why some counts of a %s cannot be tapped', (rules, of, words) => {
  expect(sayImpossible(of, rules)).toBe(words)
})
