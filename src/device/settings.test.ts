import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRESETS } from '../rules/presets.ts'
import { decodeSettings, type Settings, settingsShape } from './settings.ts'

const CHOICES = settingsShape.entries
const DARK: Settings = { ...decodeSettings({}), theme: 'dark', hand: 'left' }

describe('what people chose', () => {
  it('falls back one by one where a choice cannot be read', () => {
    expect(decodeSettings({ ...DARK, theme: 'pink' })).toEqual({ ...DARK, theme: 'system' })
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(CHOICES.suits.options).toContain(decodeSettings(junk).suits)
      }),
      { seed: 152_152 },
    )
  })

  it('has a caller of counts where counts were spoken, before the two were one', () => {
    for (const [stored, caller] of [
      [{ voice: 'on', caller: 'nothing' }, 'counts'],
      [{ voice: 'on' }, 'counts'],
      [{ voice: 'on', caller: 'everything' }, 'everything'],
      [{ voice: 'off', caller: 'nothing' }, 'nothing'],
    ] as const)
      expect(decodeSettings(stored).caller).toBe(caller)
  })

  it('offers every printed rule set for new games', () => {
    expect(CHOICES.newRules.options).toEqual(['last', ...Object.keys(PRESETS)])
  })

  it('keeps every choice that is offered', () => {
    const { voiceName, pointsGame, owner, ...choices } = CHOICES
    for (const [name, { options }] of Object.entries(choices)) {
      for (const chosen of options) expect(decodeSettings({ [name]: chosen })).toHaveProperty(name, chosen)
    }
  })
})
