import { describe, expect, it } from 'vitest'
import { PRESETS } from './presets.ts'
import { PRESET_NAMES, type Rules } from './rules.ts'
import { asLowball, hasOwnName, isHouseRules, nearestPreset, rulesName } from './rules-name.ts'

const SIX = PRESETS['six-card-121']

describe('rules without a name of the table’s own', () => {
  it.each<[string, Partial<Rules>]>([
    ['Six-card, to 121', {}],
    ['Six-card, to 100', { target: 100 }],
    ['Six-card, to 121, house rules', { heels: 1 }],
    ['Six-card, to 121, lowball', { firstHome: 'loses', skunks: [] }],
    ['Six-card, to 61, house rules, lowball', { target: 61, heels: 1, firstHome: 'loses', skunks: [] }],
  ])('are called %s', (name, change) => {
    expect(rulesName({ ...SIX, ...change })).toBe(name)
  })

  it.each(PRESET_NAMES)('%s is no house rules, and its names are none of the table’s own', (preset) => {
    const shipped = PRESETS[preset]
    expect(shipped.preset).toBe(preset)
    expect(isHouseRules(shipped)).toBe(false)
    for (const rules of [shipped, asLowball(shipped)]) expect(hasOwnName(rules), rules.name).toBe(false)
    expect(asLowball({ ...shipped, name: 'Aunt Mary’s' }).name).toBe('Aunt Mary’s')
  })
})

describe('rules written without their preset', () => {
  const without = ({ preset, ...rules }: Rules) => rules

  it.each(PRESET_NAMES)('%s is found by what is played, whatever its name', (preset) => {
    const own = { ...PRESETS[preset], name: 'Aunt Mary’s' }
    for (const rules of [own, asLowball(own), { ...own, heels: 1, playBy: 'cards' } as const]) {
      expect(nearestPreset(without(rules))).toBe(preset)
    }
  })

  it('of seats that no preset has are called after the first', () => {
    expect(nearestPreset({ ...without(SIX), sideOfSeat: [0, 0, 1, 1] })).toBe('six-card-121')
  })
})
