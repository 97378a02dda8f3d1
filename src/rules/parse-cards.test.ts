import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../base/any-text.fixture.ts'
import { PACK } from './card.ts'
import { cardsIn, makeCards } from './cards.fixture.ts'
import { type CardsProblem, readHand, type TypedCards } from './parse-cards.ts'

function parseCards(text: string, held: number) {
  const { problem, ...value } = readHand(text, held)
  return problem ? ({ ok: false, error: problem } as const) : ({ ok: true, value } as const)
}

const TWENTY_NINE: TypedCards = { cards: cardsIn('5H 5S JD 5D'), starter: '5C' }
const LOOSE: TypedCards = { cards: cardsIn('5H 5S'), starter: undefined }

describe('a hand of four and its starter, typed', () => {
  test.each([
    '5h 5s jd 5d 5c',
    '5h5sjd5d|5c',
    '5h5sjd5d5c',
    '5H,5S,JD,5D + 5C',
    '5♥ 5♠ J♦ 5♦ 5♣',
    '5♥\uFE0F5♠\uFE0FJ♦\uFE0E5♦\uFE0F + 5♣\uFE0F',
    '  5h; 5s · knd . 5d |5c\n',
  ])('%s', (text) => expect(parseCards(text, 4)).toEqual({ ok: true, value: TWENTY_NINE }))

  test('a ten is T or 10', () => {
    const tens = { ok: true, value: { cards: cardsIn('TH TS'), starter: 'TD' } }
    expect(parseCards('10h Ts + 10d', 4)).toEqual(tens)
    expect(parseCards('10h10s10d', 2)).toEqual(tens)
  })
})

describe('fewer cards are a hand in the making', () => {
  test.each(['5h 5s', '5h5s'])('%s has no starter yet', (text) => {
    expect(parseCards(text, 4)).toEqual({ ok: true, value: LOOSE })
  })

  test('nothing typed is no card and no error', () => {
    expect(parseCards(' ', 4)).toEqual({ ok: true, value: { cards: [], starter: undefined } })
  })

  test('a mark says which card is the starter before the hand is complete', () => {
    expect(parseCards('5h 5s + 5c', 4)).toEqual({ ok: true, value: { ...LOOSE, starter: '5C' } })
  })

  test('in the five-card game the fourth card is the starter', () => {
    expect(parseCards('kh jc 5d 5s', 3)).toEqual({
      ok: true,
      value: { cards: cardsIn('KH JC 5D'), starter: '5S' },
    })
  })
})

describe('ranks without suits', () => {
  test.each([
    ['4-4-5-6 cut 6', 'four, four, five, six'],
    ['4 4 5 6 + 6', 'with a mark'],
    ['44566', 'in one word'],
    ['4,4,5,6,6', 'with commas'],
    ['4-4-5-6, cut: 6', 'with a colon'],
    ['4 4 5 6 starter is 6', 'in words'],
  ])('%s (%s)', (text) => {
    const value = { cards: cardsIn('4S 4H 5S 6S'), starter: '6H', suits: 'unknown' }
    expect(parseCards(text, 4)).toEqual({ ok: true, value })
  })

  test('tens, knaves and aces', () => {
    const value = { cards: cardsIn('TS TH JS AS'), starter: 'AH', suits: 'unknown' }
    for (const text of ['10 t kn 1 a', '10TJAA']) expect(parseCards(text, 4)).toEqual({ ok: true, value })
  })

  test('four of them have no starter yet', () => {
    const value = { cards: cardsIn('4S 4H 5S 6S'), starter: undefined, suits: 'unknown' }
    expect(parseCards('4 4 5 6', 4)).toEqual({ ok: true, value })
  })

  test('five of a rank are one too many, and a suit makes all of them cards', () => {
    expect(parseCards('5 5 5 5 5', 4)).toEqual({ ok: false, error: { type: 'five-alike', rank: '5' } })
    expect(parseCards('5h 5', 4)).toEqual({ ok: false, error: { type: 'not-a-card', text: '5' } })
    expect(parseCards('5h 5s jd 5d cut 5c', 4)).toEqual({ ok: true, value: TWENTY_NINE })
  })
})

describe('cards as people say them', () => {
  const ranks = (cards: string, starter?: TypedCards['starter']) =>
    ({ cards: cardsIn(cards), starter, suits: 'unknown' }) as const
  test.each<[string, TypedCards]>([
    ['4 of hearts 5 of spades', { cards: cardsIn('4H 5S'), starter: undefined }],
    ['four of clubs', { cards: ['4C'], starter: undefined }],
    [
      'Jack of Diamonds, ten of spades and the ace of hearts',
      { cards: cardsIn('JD TS AH'), starter: undefined },
    ],
    ['a 4 of hearts, a 5 of spades', { cards: cardsIn('4H 5S'), starter: undefined }],
    [
      '7 hearts 8 spades 8 clubs 9 hearts cut king of spades',
      { cards: cardsIn('7H 8S 8C 9H'), starter: 'KS' },
    ],
    ['5h 5s 5d jack of the starter’s suit, cut 5c', { cards: cardsIn('5H 5S 5D JC'), starter: '5C' }],
    ['ace 2 3 4 and a 5', ranks('AS 2S 3S 4S', '5S')],
    ['four four five six turn up six', ranks('4S 4H 5S 6S', '6H')],
    ['two fives and a jack', ranks('5S 5H JS')],
    ['a pair of eights, seven and nine', ranks('8S 8H 7S 9S')],
    ['kings', ranks('KS')],
    ['a 2 3', ranks('AS 2S 3S')],
    ['A 2 3 J, cut 5', ranks('AS 2S 3S JS', '5S')],
    ['a 5 and two sixes', ranks('5S 6S 6H')],
  ])('%s', (text, typed) => {
    expect(parseCards(text, 4)).toEqual({ ok: true, value: { suits: undefined, ...typed } })
  })

  test.each(['hello', 'back', 'jackdaw', 'cats 5h'])('no letter is read out of a word: %s', (text) => {
    expect(parseCards(text, 4)).toEqual({
      ok: false,
      error: { type: 'not-a-card', text: text.split(' ')[0] },
    })
  })
})

describe('what cannot be read is reported', () => {
  test.each<[string, number, CardsProblem]>([
    ['5h 5x jd', 4, { type: 'not-a-card', text: '5x' }],
    ['5h5xjd', 4, { type: 'not-a-card', text: '5x' }],
    ['hello', 4, { type: 'not-a-card', text: 'hello' }],
    ['5h 14s', 4, { type: 'not-a-card', text: '14s' }],
    ['x'.repeat(999), 4, { type: 'not-a-card', text: 'x'.repeat(999) }],
    ['5h 5s 5h', 4, { type: 'card-twice', card: '5H' }],
    ['5h5s+5s', 4, { type: 'card-twice', card: '5S' }],
    ['5h 5s jd 5d 5c 6c', 4, { type: 'wrong-number', have: 6, need: 5 }],
    ['5h 5s jd 5d 6c + 5c', 4, { type: 'wrong-number', have: 6, need: 5 }],
    ['5h 5s jd 5d + 5c 6c', 4, { type: 'wrong-number', have: 6, need: 5 }],
    ['5h + 5s | 5d', 4, { type: 'wrong-number', have: 2, need: 5 }],
  ])('%s', (text, held, error) => expect(parseCards(text, held)).toEqual({ ok: false, error }))
})

const SEED = { seed: 1729, numRuns: 1500 }

const typedCards = fc
  .tuple(fc.shuffledSubarray([...PACK], { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([[first, ...cards], turned]): TypedCards => ({ cards, starter: turned ? first : undefined }))

describe('laws of reading', () => {
  test('what is made is read back the same', () => {
    fc.assert(
      fc.property(typedCards, (typed) => {
        expect(parseCards(makeCards(typed), 4)).toEqual({ ok: true, value: typed })
      }),
      SEED,
    )
  })

  test('no text makes it throw, and what is accepted can be made again', () => {
    const pieces = fc.constantFrom('5h', '10♠', 'KnC', '+', '|', ' ', ',', '%', '\uFE0F', '?', '5')
    const text = fc.oneof(
      anyText(),
      fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom(3, 4), (typed, held) => {
        const read = parseCards(typed, held)
        if (!read.ok) {
          const types = ['not-a-card', 'card-twice', 'five-alike', 'wrong-number']
          expect(types).toContain(read.error.type)
          return
        }
        // Ranks have been given suits.
        const { cards, starter } = read.value
        expect(parseCards(makeCards(read.value), held)).toEqual({ ok: true, value: { cards, starter } })
      }),
      SEED,
    )
  })
})
