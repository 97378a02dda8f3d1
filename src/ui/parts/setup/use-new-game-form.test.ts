import { describe, expect, it } from 'vitest'
import {
  applyDefaults,
  formOf,
  type GameDefaults,
  setupOf,
  withName,
  withSeats,
} from '../../../game/setup/setup-form.ts'
import { firstForm } from './use-new-game-form.ts'

const AS_LAST: GameDefaults = { newRules: 'last', newPlay: 'last', newMuggins: 'last' }
const begun = applyDefaults(formOf(undefined), AS_LAST)
const form = withName(withSeats(begun, 3), 0, 'Ann')
const left = { form, last: undefined, usual: AS_LAST }

describe('a page that was half filled in', () => {
  it('is as it was when somebody comes back to it', () => {
    expect(firstForm(left, undefined, { ...AS_LAST })).toEqual(form)
  })

  it('keeps its names and its players when the settings say how the play goes from now on', () => {
    const now = firstForm(left, undefined, { ...AS_LAST, newPlay: 'cards' })
    expect(now.names[0]).toBe('Ann')
    expect(now.rules.sideOfSeat).toHaveLength(3)
    expect(now.rules.playBy).toBe('cards')
  })

  it('is filled in as the last game once another is started', () => {
    const last = setupOf(withName(begun, 0, 'Cleo'))
    expect(firstForm(left, last, AS_LAST)).toEqual(formOf(last))
  })
})
