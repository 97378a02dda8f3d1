import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../base/any-text.fixture.ts'
import { PRESETS } from '../../../rules/presets.ts'
import { asLowball } from '../../../rules/rules-name.ts'
import { countShow, totalOf } from '../../../rules/show.ts'
import { RULINGS } from '../../../words/rulings/catalogue.ts'
import { readCountAddress, showOf } from './count-address.ts'
import { readRulingsAddress, rulingsHref, trialHref, writeRulingsAddress } from './rulings-address.ts'

describe('the address of the rulings', () => {
  it('leads to a dispute by its number', () => {
    expect(readRulingsAddress(rulingsHref(26).slice('/rulings'.length)).open).toBe(26)
  })

  it('gives back what it was written for', () => {
    const address = { find: 'nibs & box', open: 26, rules: 'five-card-61' }
    expect(readRulingsAddress(writeRulingsAddress(address))).toEqual(address)
    expect(writeRulingsAddress(readRulingsAddress(''))).toBe('')
  })

  it.each(['ruling=x', 'ruling=-1', 'ruling=1.5'])('leaves out what is odd in it: %s', (search) => {
    expect(readRulingsAddress(search)).toEqual({ find: '', open: undefined, rules: undefined })
  })

  it('made of anything at all is read, and gives back what was read', () => {
    const query = fc.oneof(
      anyText(),
      fc
        .string({ minLength: 1 })
        .map((text) => `${new URLSearchParams({ find: `?${text}`, ruling: text, rules: text })}`),
    )
    fc.assert(
      fc.property(query, (search) => {
        const read = readRulingsAddress(search)
        expect(readRulingsAddress(writeRulingsAddress(read))).toEqual(read)
      }),
      { seed: 152_154, numRuns: 500 },
    )
  })
})

describe('“try it”', () => {
  const tables = [...Object.values(PRESETS), asLowball(PRESETS['six-card-121'])]

  it('opens the counting screen on the very cards, and they count as the ruling says', () => {
    for (const rules of tables) {
      for (const trial of RULINGS.flatMap((ruling) => ruling.trials?.(rules) ?? [])) {
        if (trial.type !== 'count') continue
        const { hand, problem } = readCountAddress(trialHref(trial, rules).split('?')[1]!)
        const show = showOf(hand)!
        expect(problem).toBeUndefined()
        expect(show).toEqual({ of: trial.of, cards: trial.cards, starter: trial.starter })
        const lines = countShow(show, PRESETS[hand.rules].show)
        const of = trial.kind ? lines.filter((line) => line.kind === trial.kind) : lines
        expect(totalOf(of)).toBe(trial.points)
      }
    }
  })

  it('plays the cards of a series one after another, runs upwards where they only climb', () => {
    const [six] = RULINGS[39]!.trials!(PRESETS['six-card-121'])
    const [league] = RULINGS[39]!.trials!(PRESETS['league-singles'])
    const [across] = RULINGS[35]!.trials!(PRESETS['six-card-121'])
    expect(trialHref(six!, PRESETS['six-card-121'])).toBe('/count?play&cards=4H2S3D')
    expect(trialHref(league!, PRESETS['league-singles'])).toBe(
      '/count?play&cards=4H2S3D&rules=league-singles',
    )
    expect(trialHref(across!, PRESETS['six-card-121'])).toBe('/count?play&cards=TH9S6D5C-7H')
  })
})
