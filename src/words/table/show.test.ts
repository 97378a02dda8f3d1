import { expect, test } from 'vitest'
import { openLog } from '../../game/record/log.fixture.ts'
import { showIn } from '../../rules/cards.fixture.ts'
import { PRESETS } from '../../rules/presets.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { countShow, type Line, totalOf } from '../../rules/show.ts'
import { withWords } from '../engine/rules.ts'
import { sayImpossible, sayMissed, sayMissedMark, sayTakes } from './show.ts'

const PARTNERS = PRESETS['four-partners']

test.each([
  ['a player takes', PRESETS['six-card-121'], 'Bob takes 4'],
  ['partners take', PARTNERS, 'Bob & Dan take 4'],
  ['partners who missed points at lowball get', asLowball(PARTNERS), 'Bob & Dan get 4'],
])('%s them, on the muggins button and in the news', (_, rules, words) => {
  expect(sayTakes(openLog({ rules, dealer: 0 }).game, 1, 4)).toBe(words)
})

const LINES: readonly Line[] = countShow(showIn('6H 7S 7D 8C + QH'), PRESETS['six-card-121'].show)

test.each([
  [
    'lines that nothing else adds up to',
    { places: [0], certain: true },
    'missed',
    'in the 10',
    'A fifteen was missed: a fifteen and a double run make 10.',
  ],
  [
    'a guess',
    { places: [0, 1], certain: false },
    'missed?',
    'in the 8?',
    'Most likely two fifteens were missed: a double run makes 8.',
  ],
  [
    'all of them',
    { places: [0, 1, 2, 3, 4], certain: true },
    'missed',
    undefined,
    'Two fifteens and a double run were missed.',
  ],
] as const)('%s: what a claim missed, and what it has', (_, marked, mark, kept, note) => {
  const places: readonly number[] = marked.places
  const missed = totalOf(LINES.filter((_, place) => places.includes(place)))
  const claimed = 12 - missed
  expect(sayMissedMark(marked, 0, claimed)).toBe(mark)
  if (kept) expect(sayMissedMark(marked, 4, claimed)).toBe(kept)
  expect(sayMissed(LINES, missed, marked, PARTNERS)).toBe(note)
})

test('where no lines add up, none are marked', () => {
  expect(sayMissed(LINES, 4, undefined, PARTNERS)).toBe('4 points missed.')
})

test.each([
  ['rules', 'His nob was missed: two fifteens make 4.'],
  ['american', 'His nobs was missed: two fifteens make 4.'],
] as const)('a missed jack of the starter’s suit, in the words %s', (choice, note) => {
  const lines = countShow(showIn('JH 5S 5D 2C + 9H'), PRESETS['six-card-121'].show).filter(
    ({ kind }) => kind !== 'pair',
  )
  const rules = withWords(PRESETS['six-card-121'], choice)
  expect(sayMissed(lines, 1, { places: [2], certain: true }, rules)).toBe(note)
})

test.each([
  [PRESETS['six-card-121'], 'hand', 'No hand counts 25, 26 or 27; 19 is 0.'],
  [PRESETS['league-doubles'], 'crib', 'No box counts 25, 26 or 27; 19 is 0.'],
  [PRESETS['five-card-61'], 'hand', 'No hand of three cards counts 16, 17, 18 or more than 20; 19 is 0.'],
  [PRESETS['seven-card'], 'hand', 'No hand of five cards counts 35, 41, 42, 43, 44 or 45.'],
  [PRESETS['five-card-61'], 'crib', 'No crib counts 25, 26 or 27; 19 is 0.'],
] as const)('in the rules %#, why some counts of a %s cannot be tapped', (rules, of, words) => {
  expect(sayImpossible(of, rules)).toBe(words)
})
