import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PACK } from '../../../rules/card.ts'
import { PRESETS } from '../../../rules/presets.ts'
import { PRESET_NAMES } from '../../../rules/rules.ts'
import { countShow, totalOf } from '../../../rules/show.ts'
import {
  cardsNeeded,
  counted,
  type HandToCount,
  NO_CARDS,
  readCountAddress,
  readTypedHand,
  showOf,
  writeCountAddress,
} from './count-address.ts'

const NOTHING: HandToCount = { ...NO_CARDS, of: 'hand', rules: 'six-card-121' }
const TWENTY_NINE: HandToCount = { ...NOTHING, cards: ['5H', '5S', 'JD', '5D'], starter: '5C' }

describe('the address of a count', () => {
  it('is short and readable', () => {
    expect(writeCountAddress(TWENTY_NINE)).toBe('hand=5H5SJD5D&cut=5C')
    expect(writeCountAddress({ ...TWENTY_NINE, of: 'crib' })).toBe('hand=5H5SJD5D&cut=5C&crib=1')
    expect(writeCountAddress(NOTHING)).toBe('')
  })

  it('opens the hand it was written for, complete or not', () => {
    const hands = fc
      .record({
        pack: fc.shuffledSubarray([...PACK], { minLength: 5, maxLength: 5 }),
        held: fc.nat(4),
        cut: fc.boolean(),
        of: fc.constantFrom('hand' as const, 'crib' as const),
        rules: fc.constantFrom(...PRESET_NAMES),
      })
      .map(({ pack, held, cut, of, rules }): HandToCount => {
        const cards = pack.slice(0, Math.min(held, cardsNeeded({ of, rules })))
        return { cards, starter: cut ? pack[4] : undefined, of, rules }
      })
    fc.assert(
      fc.property(hands, (hand) => {
        expect(readCountAddress(writeCountAddress(hand))).toEqual({ hand, problem: undefined })
      }),
      { seed: 1121, numRuns: 300 },
    )
  })

  it.each([
    ['a card twice is left out once', 'hand=5H5HJD&cut=5C', ['5H', 'JD'], '5C', 'card-twice'],
    [
      'the starter cannot be in the hand',
      'hand=5H5SJD5D&cut=5H',
      ['5H', '5S', 'JD', '5D'],
      undefined,
      'card-twice',
    ],
    ['what is no card is left out', 'hand=5H1xJD&cut=5C', ['5H', 'JD'], '5C', 'not-a-card'],
    [
      'what is no card may be the starter',
      'hand=5H5SJD5D&cut=Z',
      ['5H', '5S', 'JD', '5D'],
      undefined,
      'not-a-card',
    ],
    ['a fifth card is left out', 'hand=5H5SJD5DKC&cut=5C', ['5H', '5S', 'JD', '5D'], '5C', 'wrong-number'],
    [
      'a fifth card is the starter where none is named',
      'hand=5H5SJD5D5C',
      ['5H', '5S', 'JD', '5D'],
      '5C',
      undefined,
    ],
    [
      'a sixth card leaves the starter open',
      'hand=5H5SJD5DKC5C',
      ['5H', '5S', 'JD', '5D'],
      undefined,
      'wrong-number',
    ],
    ['a second starter is left out', 'hand=5H5S&cut=5C5D', ['5H', '5S'], '5C', 'wrong-number'],
    ['small letters, ten as a number', 'hand=10h,5s&cut=jd', ['TH', '5S'], 'JD', undefined],
    ['an empty address is an empty hand', '', [], undefined, undefined],
    ['unknown rules are the usual ones', 'hand=5H&rules=poker', ['5H'], undefined, undefined],
  ] as const)('%s', (_, address, cards, starter, problem) => {
    const read = readCountAddress(address)
    expect(read.hand).toEqual({ ...NOTHING, cards, starter })
    expect(read.problem?.type).toBe(problem)
  })

  it('never throws and never holds a card twice, whatever it is given', () => {
    const pieces = fc.constantFrom(
      '5H',
      '5h',
      '10',
      'T',
      'JD',
      '%',
      '%E0%',
      '♥',
      '&cut=',
      '&crib=1',
      '=',
      'kn',
      ' ',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 60 }).map((all) => `hand=${all.join('')}`),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { cards, starter } = readCountAddress(text).hand
        const all = starter === undefined ? cards : [...cards, starter]
        expect(new Set(all).size).toBe(all.length)
      }),
      { seed: 31, numRuns: 1000 },
    )
  })
})

describe('a hand typed or pasted', () => {
  it.each([
    '5h 5s jd 5d 5c',
    '5h5sjd5d|5c',
    '5H, 5S, JD, 5D + 5C',
    'https://example.org/count?hand=5H5SJD5D&cut=5C',
  ])('reads %s', (text) => {
    expect(readTypedHand(text, NOTHING)).toEqual({ hand: TWENTY_NINE, problem: undefined })
  })

  it('takes three cards and the starter in the five-card game', () => {
    const five = { ...NOTHING, rules: 'five-card-61' } as const
    expect(readTypedHand('5h 5s jd 5c', five).hand).toMatchObject({
      cards: ['5H', '5S', 'JD'],
      starter: '5C',
    })
  })

  it('waits for the starter after its mark', () => {
    expect(readTypedHand('5h 5s |', NOTHING).hand).toMatchObject({ cards: ['5H', '5S'], starter: undefined })
  })

  it.each([
    ['', 'nothing'],
    ['hello', 'not-a-card'],
    ['5h 5h', 'card-twice'],
    ['5h 5s jd 5d 5c kc', 'wrong-number'],
    ['5h | 5s jd', 'wrong-number'],
  ])('leaves the hand alone and says why for “%s”', (text, problem) => {
    expect(readTypedHand(text, TWENTY_NINE)).toMatchObject({ problem: { type: problem } })
    expect(readTypedHand(text, TWENTY_NINE).hand).toBeUndefined()
  })
})

describe('the same cards as something else', () => {
  it('a hand of four loses its last card in the five-card game, and keeps all in the crib', () => {
    expect(counted({ ...TWENTY_NINE, rules: 'five-card-61' }).cards).toEqual(['5H', '5S', 'JD'])
    expect(counted({ ...TWENTY_NINE, of: 'crib' }).cards).toEqual(TWENTY_NINE.cards)
  })

  it('is a show only when every card is there', () => {
    expect(showOf(TWENTY_NINE)).toEqual({ of: 'hand', cards: ['5H', '5S', 'JD', '5D'], starter: '5C' })
    expect(showOf({ ...TWENTY_NINE, starter: undefined })).toBeUndefined()
    expect(showOf({ ...TWENTY_NINE, cards: ['5H'] })).toBeUndefined()
  })
})

describe('ranks without suits', () => {
  const read = (search: string) => readCountAddress(search)
  const count = (search: string) =>
    totalOf(countShow(showOf(read(search).hand)!, PRESETS['six-card-121'].show))

  it('are counted without a flush and a nob, and carried by the address', () => {
    expect(read('hand=4456&cut=6').problem).toBeUndefined()
    expect(count('hand=4456&cut=6')).toBe(24)
    expect(count('hand=JJJJ&cut=5')).toBe(20)
    const typed = readTypedHand('4-4-5-6 cut 6', read('').hand).hand!
    expect(writeCountAddress(typed)).toBe('hand=4456&cut=6')
    expect(read(writeCountAddress(typed)).hand).toEqual(typed)
    expect(writeCountAddress(read('hand=2468&crib=1').hand)).toBe('hand=2468&crib=1')
  })

  it('have their suits again when cards with suits are typed', () => {
    const typed = readTypedHand('5h 5s jd 5d 5c', read('hand=4456&cut=6').hand).hand!
    expect(writeCountAddress(typed)).toBe('hand=5H5SJD5D&cut=5C')
    expect(showOf(typed)?.suits).toBeUndefined()
  })

  it('name what cannot be', () => {
    expect(read('hand=5555&cut=5').problem).toEqual({ type: 'five-alike', rank: '5' })
  })
})
