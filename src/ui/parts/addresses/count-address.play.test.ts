import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PACK } from '../../../rules/card.ts'
import type { CardOrGo } from '../../../rules/play-check.ts'
import { readPlayAddress, tapped, tidy, writePlayAddress } from './count-address.ts'

describe('the address of a play', () => {
  it.each([
    ['cards=4H5S6D-7C&runs=upwards', ['4H', '5S', '6D', 'go', '7C'], 'upwards'],
    ['cards=4h+5s,10d', ['4H', '5S', 'TD'], 'any-order'],
    ['cards=4♥5♠', ['4H', '5S'], 'any-order'],
    ['cards=--4H--5S', ['4H', 'go', '5S'], 'any-order'],
    ['runs=downwards', [], 'any-order'],
    ['', [], 'any-order'],
  ])('%s is read', (search, played, runs) => {
    expect(readPlayAddress(search)).toEqual({ play: { played, runs }, problem: undefined })
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
      fc.array(fc.boolean(), { minLength: cards.length, maxLength: cards.length }).map((goes) => {
        return tidy(cards.flatMap((card, i): readonly CardOrGo[] => (goes[i] ? [card, 'go'] : [card])))
      }),
    )
    fc.assert(
      fc.property(some, fc.constantFrom('any-order' as const, 'upwards' as const), (played, runs) => {
        expect(readPlayAddress(writePlayAddress({ played, runs }))).toEqual({
          play: { played, runs },
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
    expect(tapped(['4H', 'go', '5S', 'go', '6D'], '5S')).toEqual(['4H', 'go', '6D'])
  })
})
