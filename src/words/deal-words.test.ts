import { expect, test } from 'vitest'
import { asLowball, PRESETS } from '../rules/presets.ts'
import { dealWords } from './deal-words.ts'
import { fromWords, rulesWords, startWords } from './rules-words.ts'

test.each([
  ['six-card-121', 'Six cards each, two to Ann’s crib.'],
  ['five-card-61', 'Five cards each, two to Ann’s crib.'],
  ['four-partners', 'Five cards each, one to Ann’s crib.'],
  ['three-hand', 'Five cards each and one from the pack to Ann’s crib; then each lays one to it.'],
  ['league-singles', 'Five cards each, one to Ann’s box; then two from the pack.'],
  [
    'six-teams',
    'Five cards each. Ann and the player opposite lay one aside, the others lay one to Ann’s crib.',
  ],
  [
    'league-triples',
    'Five cards each. Ann and the player opposite lay one aside, the others lay one to Ann’s box.',
  ],
] as const)('the deal of %s', (preset, words) => {
  expect(dealWords(PRESETS[preset], 'Ann')).toBe(words)
})

test('a deal of one’s own is told player by player', () => {
  const rules = PRESETS['three-hand']
  const deal = {
    ...rules.deal,
    crib: [1, 1, 2],
    aside: [0, 0, 0],
    pack: { cards: 0, when: 'after' as const },
  }
  expect(dealWords({ ...rules, deal })).toBe(
    'Five cards each. The dealer and seat 2 from the dealer lay one to the crib, seat 3 from the dealer lays two to the crib.',
  )
})

test.each([
  ['six-card-121', 'Six cards each, two to the crib. Skunk under 91, double skunk under 61.'],
  ['league-doubles', 'Five cards each, one to the box.'],
] as const)('the rules of %s in a line', (preset, words) => {
  expect(rulesWords(PRESETS[preset])).toBe(words)
})

test('lowball says who loses', () => {
  expect(rulesWords(asLowball(PRESETS['six-card-121']))).toBe(
    'Six cards each, two to the crib. Whoever reaches 121 first loses.',
  )
})

test('Start says who plays whom at what', () => {
  const players = ['Ann', 'Bob', 'Cleo', 'Dan']
  const start = (name: keyof typeof PRESETS) => startWords({ rules: PRESETS[name], players })
  expect(start('six-card-121')).toBe('Ann against Bob, six-card, to 121')
  expect(start('four-partners')).toBe('Ann & Cleo against Bob & Dan, partners, to 121')
  expect(start('three-hand')).toBe('Ann, Bob and Cleo, three-hand, to 121')
  const ours = { ...PRESETS['six-card-121'], name: 'Zoe’s rules' }
  expect(startWords({ rules: ours, players })).toBe('Ann against Bob, Zoe’s rules')
})

test.each([
  [undefined, ''],
  [[88, 93], ', from 88–93'],
  [[0, 12, 7], ', from 0–12–7'],
] as const)('and the scores of a game begun on wood: %j', (scores, words) => {
  expect(fromWords(scores)).toBe(words)
})
