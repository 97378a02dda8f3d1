import { describe, expect, test } from 'vitest'
import { PRESETS } from './presets.ts'
import { cardsOf, discards, handSize, leftOf, type Rules, seatsOf, showOrder, sideOf } from './rules.ts'

const SIX_CARD: Rules = PRESETS['six-card-121']
const PAIRS: Rules = PRESETS['six-pairs']

describe('the show goes round from the dealer’s left, the dealer’s hand last except for the crib', () => {
  test.each<[string, Rules, number, readonly (number | 'crib')[]]>([
    ['two players', SIX_CARD, 0, [1, 0, 'crib']],
    ['two players, the other dealing', SIX_CARD, 1, [0, 1, 'crib']],
    ['three players', PRESETS['three-hand'], 1, [2, 0, 1, 'crib']],
    ['partners', PRESETS['four-partners'], 2, [3, 0, 1, 2, 'crib']],
    ['six players', PAIRS, 5, [0, 1, 2, 3, 4, 5, 'crib']],
  ])('%s', (_title, rules, dealer, order) => expect(showOrder(rules, dealer)).toEqual(order))
})

test('partners sit opposite and score for one side', () => {
  expect([0, 1, 2, 3, 4, 5].map((seat) => sideOf(PAIRS, seat))).toEqual([0, 1, 2, 0, 1, 2])
  expect(seatsOf(PAIRS, 1)).toEqual([1, 4])
  expect(() => sideOf(PAIRS, 6)).toThrow(RangeError)
})

test('the first seat is to the left of the last', () => {
  expect(leftOf(PAIRS, 5)).toBe(0)
})

test.each<[string, Rules, readonly number[]]>([
  [
    'the six-hand dealer and the player opposite are dealt five like everybody else',
    PAIRS,
    [5, 5, 5, 5, 5, 5],
  ],
  ['the five-hand dealer is dealt four, who discards none', PRESETS['five-alone'], [4, 5, 5, 5, 5]],
])('%s, and all keep four', (_title, rules, dealt) => {
  const hand = handSize(rules)
  expect(hand).toBe(4)
  expect(dealt.map((_, place) => hand + discards(rules.deal, place))).toEqual(dealt)
})

test('the five-card game holds three cards but a crib of four', () => {
  expect([cardsOf(PRESETS['five-card-61'], 0), cardsOf(PRESETS['five-card-61'], 'crib')]).toEqual([3, 4])
})
