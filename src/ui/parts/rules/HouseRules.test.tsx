import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formOf, type SetupForm } from '../../../game/setup/setup-form.ts'
import { PRESETS } from '../../../rules/presets.ts'
import { OwnRules } from './HouseRules.tsx'

const NOTHING = () => {}
const OURS: SetupForm = { ...formOf(), rules: { ...PRESETS['six-card-121'], name: 'Ours' } }

function canKeep(form: SetupForm): boolean {
  const own = { sets: [], save: NOTHING, remove: NOTHING }
  const markup = renderToStaticMarkup(<OwnRules form={form} onForm={NOTHING} own={own} />)
  const [button = ''] = /<button[^>]*>(?:(?!<\/button>).)*Save these/.exec(markup) ?? []
  return !/^<button[^>]*disabled/.test(button)
}

it('only rules that can be played are kept under a name: others could not be read again', () => {
  const skunks = [{ name: 'skunk', below: 999_999, games: 2 }]
  expect(canKeep(OURS)).toBe(true)
  expect(canKeep({ ...OURS, rules: { ...OURS.rules, skunks } })).toBe(false)
  expect(canKeep({ ...OURS, rules: { ...OURS.rules, target: 0 } })).toBe(false)
})
