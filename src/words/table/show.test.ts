import { expect, test } from 'vitest'
import { openLog } from '../../game/record/log.fixture.ts'
import { asLowball, PRESETS } from '../../rules/presets.ts'
import { SHOW_WORDS, sayMissed, sayMissedMark, sayTakes } from './show.ts'

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
  [undefined, 'Peg for Bob'],
  [0, 'Peg 0 for Bob'],
  [12, 'Peg 12 for Bob'],
])('the button of a typed hand, with %s typed', (points, label) => {
  expect(SHOW_WORDS.pegFor('Bob', points)).toBe(label)
})
