import { useEffect, useState } from 'react'
import { useApp } from '../../app/hooks/use-app.ts'
import { useSettings } from '../../app/hooks/use-settings.ts'
import type { App } from '../../app/open-app.ts'
import {
  asUsual,
  formOf,
  type LastSetup,
  type SetupForm,
  type UsualGame,
} from '../../game/setup/setup-form.ts'

/** A table that somebody began to lay, and what it was begun with. */
export interface HalfLaid {
  readonly form: SetupForm
  readonly last: LastSetup | undefined
  readonly usual: UsualGame
}

const leftHalfLaid = new WeakMap<App, HalfLaid>()

/** The page as it is filled in. A look at the rulings costs nobody six names: it is as it was until a game is begun. */
export function useHalfLaid(): readonly [SetupForm, (form: SetupForm) => void] {
  const app = useApp()
  const [usual] = useSettings()
  // With the last game as it was then: Start makes another the last one while the page is still here.
  const [first] = useState(() => {
    const last = app.lastTable()
    return { form: firstForm(leftHalfLaid.get(app), last, usual), last, usual }
  })
  const [form, setForm] = useState(first.form)
  useEffect(() => {
    if (form !== first.form) leftHalfLaid.set(app, { ...first, form })
  }, [app, form, first])
  return [form, setForm]
}

/** As it was left, as long as no game was begun since; what was settled in the meantime holds. */
export function firstForm(
  left: HalfLaid | undefined,
  last: LastSetup | undefined,
  usual: UsualGame,
): SetupForm {
  if (!left || left.last !== last) return asUsual(formOf(last), usual)
  return isSame(left.usual, usual) ? left.form : asUsual(left.form, usual)
}

function isSame(one: UsualGame, other: UsualGame): boolean {
  return (
    one.newRules === other.newRules && one.newPlay === other.newPlay && one.newMuggins === other.newMuggins
  )
}
