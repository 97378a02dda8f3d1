import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PACK } from '../../../rules/card.ts'
import type { CardOrGo } from '../../../rules/play-check.ts'
import { PRESET_NAMES } from '../../../rules/rules.ts'
import { readPlayAddress, tapped, tidy, writePlayAddress } from './count-address.ts'

describe('the address of a play', () => {
  it.each([
    ['cards=4H5S6D-7C&rules=three-hand', ['4H', '5S', '6D', 'end', '7C'], 'three-hand'],
    ['cards=THKSQDG5SgG6C', ['TH', 'KS', 'QD', 'go', '5S', 'go', 'go', '6C'], 'six-card-121'],
    ['cards=4h+5s,10d', ['4H', '5S', 'TD'], 'six-card-121'],
    ['cards=4♥5♠', ['4H', '5S'], 'six-card-121'],
    ['cards=-G-4H--5S', ['4H', 'end', '5S'], 'six-card-121'],
    ['cards=4H&runs=upwards', ['4H'], 'league-singles'],
    ['rules=whist', [], 'six-card-121'],
    ['', [], 'six-card-121'],
  ])('%s is read', (search, played, rules) => {
    expect(readPlayAddress(search)).toEqual({ play: { played, rules }, problem: undefined })
  })

  it('keeps what it can read and reports the first thing that it cannot', () => {
    expect(readPlayAddress('cards=4HZZ5S')).toMatchObject({
      play: { played: ['4H', '5S'] },
      problem: { type: 'not-a-card', text: 'ZZ' },
    })
    expect(readPlayAddress('cards=4H5S4H')).toMatchObject({
      play: { played: ['4H', '5S'] },
      problem: { type: 'card-twice', card: '4H' },
    })
  })

  it('does not read a book', () => {
    expect(readPlayAddress(`cards=${'4H'.repeat(100_000)}`).play.played).toEqual(['4H'])
  })

  it('comes back as it was written', () => {
    const some = fc.shuffledSubarray([...PACK], { maxLength: 12 }).chain((cards) =>
      fc
        .array(fc.constantFrom([], ['go'], ['go', 'go'], ['end']), { minLength: cards.length })
        .map((goes) => {
          return tidy(cards.flatMap((card, i) => [card, ...((goes[i] ?? []) as readonly CardOrGo[])]))
        }),
    )
    fc.assert(
      fc.property(some, fc.constantFrom(...PRESET_NAMES), (played, rules) => {
        expect(readPlayAddress(writePlayAddress({ played, rules }))).toEqual({
          play: { played, rules },
          problem: undefined,
        })
      }),
      { seed: 431, numRuns: 300 },
    )
  })
})

describe('a tap on a card', () => {
  it('plays it, or removes it with a go that nothing is left for', () => {
    expect(tapped(['4H'], '5S')).toEqual(['4H', '5S'])
    expect(tapped(['4H', 'go', '5S'], '4H')).toEqual(['5S'])
    expect(tapped(['4H', 'end', '5S', 'end', '6D'], '5S')).toEqual(['4H', 'end', '6D'])
  })
})
