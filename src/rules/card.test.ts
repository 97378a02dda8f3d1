import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../base/any-text.fixture.ts'
import { isCard, makeCard, orderOf, PACK, parseCard, pipsOf, RANKS, rankOf, suitOf } from './card.ts'

test('a pack is fifty-two different cards, rank by rank, spades to clubs', () => {
  expect(new Set(PACK).size).toBe(52)
  expect(PACK.slice(0, 5)).toEqual(['AS', 'AH', 'AD', 'AC', '2S'])
  expect(PACK.at(-1)).toBe('KC')
})

test('a card is made of its rank and its suit', () => {
  for (const card of PACK) expect(makeCard(rankOf(card), suitOf(card))).toBe(card)
})

test('the ace is low, and face cards are worth ten but keep their order', () => {
  expect(RANKS.map(orderOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(RANKS.map(pipsOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10])
})

describe('a card can be typed in many ways', () => {
  test.each([
    ['5h', '5H'],
    ['10s', 'TS'],
    ['TS', 'TS'],
    ['10♠', 'TS'],
    ['5♥\uFE0F', '5H'],
    ['j♧', 'JC'],
    ['knC', 'JC'],
    ['1d', 'AD'],
    ['aD', 'AD'],
    [' 9♦ ', '9D'],
  ])('%s', (text, card) => expect(parseCard(text)).toEqual({ ok: true, value: card }))

  test.each([
    '',
    '5',
    'h',
    '0h',
    '11h',
    '1',
    '5x',
    'h5',
    '5hh',
    '5 h',
    'KNN',
    '5ſ',
    '\u212Ah',
    '🂡',
    'constructor',
  ])('but not as “%s”', (text) =>
    expect(parseCard(text)).toEqual({ ok: false, error: { type: 'not-a-card', text } }),
  )

  test('every card reads back as itself, and no text makes it throw', () => {
    for (const card of PACK) expect(parseCard(card)).toEqual({ ok: true, value: card })
    fc.assert(
      fc.property(anyText(), (text) => {
        const read = parseCard(text)
        if (read.ok) expect(isCard(read.value)).toBe(true)
      }),
      { seed: 52, numRuns: 2000 },
    )
  })
})

test.each([undefined, null, 5, {}, [], '5h', '10H', ''])('%j is no card', (value) => {
  expect(isCard(value)).toBe(false)
})
