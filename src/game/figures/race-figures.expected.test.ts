import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { expectedPoints } from './race-figures.ts'

describe('the expected points of a deal', () => {
  it.each(['six-card-121', 'six-card-61'] as const)(
    '%s: 10.1 for pone and 16.2 for the dealer, as they are published',
    (name) => {
      expect(expectedPoints(PRESETS[name])).toEqual({
        pone: { play: 20, shown: 81 },
        dealer: { play: 35, shown: 127 },
      })
    },
  )

  it('stay when a table only changes the target, the skunks or what it calls things', () => {
    const table = { ...PRESETS['six-card-121'], name: 'Ours', target: 91, skunks: [] }
    expect(expectedPoints(table)).toBeDefined()
  })

  it.each([
    ['three-hand'],
    ['four-partners'],
    ['four-alone'],
    ['five-card-61'],
    ['league-singles'],
    ['six-teams'],
  ] as const)('%s: nobody has published any', (name) => {
    expect(expectedPoints(PRESETS[name])).toBeUndefined()
  })

  it('are not those of lowball, where everybody tries to make none', () => {
    expect(expectedPoints(asLowball(PRESETS['six-card-121']))).toBeUndefined()
  })
})
