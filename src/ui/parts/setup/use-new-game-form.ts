import { useState } from 'react'
import { useApp, useRenamed, useSettings } from '../../../app/hooks/use-app.ts'
import { useGames } from '../../../app/hooks/use-figures.ts'
import type { App } from '../../../app/open-app.ts'
import { type Renamed, withNamesNow } from '../../../game/record/player-names.ts'
import { lostLast } from '../../../game/setup/deal-again.ts'
import {
  applyDefaults,
  formOf,
  type GameDefaults,
  type LastSetup,
  type SetupForm,
  setupOf,
} from '../../../game/setup/setup-form.ts'

/** A form as it was left, and the settings and last game it was based on. */
interface LeftForm {
  readonly form: SetupForm
  readonly last: LastSetup | undefined
  readonly usual: GameDefaults
}

const leftForms = new WeakMap<App, LeftForm>()

/** The form as it was left, until a game is started: a visit to the rulings loses no names. */
export function useNewGameForm(): readonly [SetupForm, (form: SetupForm) => void] {
  const app = useApp()
  const [usual] = useSettings()
  const renamed = useRenamed()
  const { games } = useGames()
  // Together with the last game of that time: Start makes another game the last one while this page is shown.
  const [first] = useState(() => {
    const last = app.device.getState().lastTable
    const left = leftForms.get(app)
    const form = firstForm(left, last, usual, renamed)
    // Who lost deals, until somebody else is chosen.
    const lost = lostLast(games, setupOf(form).players)
    const isNew = left?.form !== form && form.rules.nextDealer === 'loser'
    return { form: isNew && lost !== undefined ? { ...form, dealer: lost } : form, last, usual }
  })
  const [form, setForm] = useState(first.form)
  const change = (next: SetupForm) => {
    leftForms.set(app, { ...first, form: next })
    setForm(next)
  }
  return [form, change]
}

/** The form as it was left, if no game was started since. Settings that changed in the meantime apply. */
export function firstForm(
  left: LeftForm | undefined,
  last: LastSetup | undefined,
  usual: GameDefaults,
  renamed: Renamed = [],
): SetupForm {
  if (!left || left.last !== last) return applyDefaults(formOf(last && withNamesNow(renamed, last)), usual)
  const isSame = KEYS.every((key) => left.usual[key] === usual[key])
  return isSame ? left.form : applyDefaults(left.form, usual)
}

const KEYS = ['newRules', 'newPlay', 'newMuggins'] as const satisfies readonly (keyof GameDefaults)[]
