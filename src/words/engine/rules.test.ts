import { describe, expect, test } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { countShow } from '../../rules/show.ts'
import { sayTrial } from '../pages/rulings.ts'
import { RULINGS } from '../rulings/catalogue.ts'
import { capitalise } from './grammar.ts'
import { sayDealRules, sayRules, saySampleWords, type WordChoice, withWords } from './rules.ts'
import { sayCount } from './spoken-count.ts'

test.each([
  ['six-card-121', 'Six cards each, two to Ann’s crib.'],
  ['five-card-61', 'Five cards each, two to Ann’s crib.'],
  ['four-partners', 'Five cards each, one to Ann’s crib.'],
  ['three-hand', 'Five cards each and one from the pack to Ann’s crib; then each discards one to it.'],
  ['league-singles', 'Five cards each and two from the pack to Ann’s box; then each discards one to it.'],
  ['seven-card', 'Seven cards each and one from the pack to Ann’s crib; then each discards two to it.'],
  [
    'three-sit-out',
    'Six cards each, but none to the player on Ann’s right. Ann and the player on Ann’s left discard two to Ann’s crib.',
  ],
  ['five-alone', 'Five cards each, but four to Ann. The others discard one to Ann’s crib.'],
  [
    'six-teams',
    'Five cards each. Ann and the player opposite discard one out of play, the others discard one to Ann’s crib.',
  ],
  [
    'league-triples',
    'Five cards each. Ann and the player opposite discard one out of play, the others discard one to Ann’s box.',
  ],
] as const)('the deal of %s', (preset, words) => {
  expect(sayDealRules(PRESETS[preset], 'Ann')).toBe(words)
})

test('a deal of one’s own is described player by player', () => {
  const rules = PRESETS['three-hand']
  const deal = {
    ...rules.deal,
    crib: [1, 1, 2],
    aside: [0, 0, 0],
    pack: { cards: 0, when: 'after' as const },
  }
  expect(sayDealRules({ ...rules, deal })).toBe(
    'Four cards each, but five to the player on the dealer’s right. The dealer and the player on the dealer’s left discard one to the crib, the player on the dealer’s right discards two to the crib.',
  )
})

test.each([
  ['six-card-121', 'Six cards each, two to the crib. Skunk under 91, double skunk under 61.'],
  ['league-doubles', 'Five cards each, one to the box.'],
] as const)('the rules of %s in a line', (preset, words) => {
  expect(sayRules(PRESETS[preset])).toBe(words)
})

test('lowball says who loses', () => {
  expect(sayRules(asLowball(PRESETS['six-card-121']))).toBe(
    'Six cards each, two to the crib. Lowball: first to 121 loses.',
  )
})

const SIX: Rules = PRESETS['six-card-121']

describe('the words of this device', () => {
  const LEAGUE: Rules = PRESETS['league-singles']
  const THREE_SIXES = countShow({ of: 'hand', cards: ['6S', '6H', '6D', 'KC'], starter: '2S' }, SIX.show)

  test.each<[WordChoice, Rules, string, string]>([
    ['rules', SIX, 'The crib, the starter, a jack, a pair royal, his nob.', 'A pair royal is six.'],
    ['rules', LEAGUE, 'The box, the turn-up, a jack, a pair royal, his nob.', 'A pair royal is six.'],
    [
      'american',
      LEAGUE,
      'The crib, the starter, a jack, three of a kind, his nobs.',
      'Three of a kind is six.',
    ],
    ['british', SIX, 'The box, the turn-up, a jack, a prial, his nob.', 'A prial is six.'],
  ])('%s', (choice, printed, sample, count) => {
    const rules = withWords(printed, choice)
    expect(saySampleWords(rules)).toBe(sample)
    expect(sayCount(THREE_SIXES, { style: 'compound', words: rules.words })).toBe(count)
  })

  test.each<[WordChoice, string, string]>([
    ['rules', 'one for his nob', 'his nob 1'],
    ['american', 'one for his nobs', 'his nobs 1'],
    ['british', 'one for his nob', 'his nob 1'],
  ])('%s: the jack of the starter’s suit', (choice, said, trial) => {
    const { words } = withWords(SIX, choice)
    const alone = countShow({ of: 'hand', cards: ['2H', '9C', 'JS', 'KD'], starter: '7S' }, SIX.show)
    expect(sayCount(alone, { style: 'compound', words })).toBe(`${capitalise(said)}.`)
    const last = countShow({ of: 'hand', cards: ['3S', '4H', '5C', 'JD'], starter: '6D' }, SIX.show)
    expect(sayCount(last, { style: 'compound', words })).toContain(`, and ${said} is nine.`)
    const { trials } = RULINGS.find(({ number }) => number === 26)!
    expect(trials?.(SIX).map((one) => sayTrial(one, { words }))).toEqual([trial])
  })

  test('change nothing but the words', () => {
    const { words: _, ...printed } = LEAGUE
    expect(withWords(LEAGUE, 'british')).toMatchObject(printed)
    expect(withWords(LEAGUE, 'rules', 'en-GB')).toBe(LEAGUE)
    expect(withWords(LEAGUE, 'rules', 'en-US').words).toEqual({ ...LEAGUE.words, nob: 'nobs' })
  })
})
