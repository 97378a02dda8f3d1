import { fingerprint } from '../../base/fingerprint.ts'
import { isObject } from '../../base/is-object.ts'
import { decodeRules } from '../../game/record/decode-rules.ts'
import { PRESETS } from '../../rules/presets.ts'

/**
 * Rules as what differs from a rule set that both phones have, for a square of dots has no room for the whole. The
 * mark tells a release in which that rule set reads differently, so that no game is ever played on by other rules.
 */
type ShortRules = readonly [preset: string, mark: string, but: object]

/** A written game with its rules shortened, where a rule set comes near enough. */
export function shorten(json: string): string {
  return JSON.stringify(JSON.parse(json), (key, value) =>
    key === 'rules' ? (shortRules(value) ?? value) : value,
  )
}

/** The same at its full length; `other-release` where the rule set reads differently here. */
export function lengthen(written: unknown): unknown | 'other-release' {
  let fits = true
  const full = JSON.parse(JSON.stringify(written ?? null), (key, value) => {
    if (key !== 'rules' || !Array.isArray(value)) return value
    const rules = fullRules(value)
    if (!rules) fits = false
    return rules
  })
  return fits ? full : 'other-release'
}

function shortRules(rules: unknown): ShortRules | undefined {
  const decoded = decodeRules(rules)
  if (!decoded.ok) return undefined
  const fits = Object.keys(PRESETS).flatMap((name): readonly ShortRules[] => {
    const base = baseOf(name)
    if (!base || Object.keys(base).some((key) => !Object.hasOwn(decoded.value, key))) return []
    const own = new Map(Object.entries(base).map(([key, value]) => [key, JSON.stringify(value)]))
    const but = Object.entries(decoded.value).filter(([key, value]) => own.get(key) !== JSON.stringify(value))
    return [[name, markOf(base), Object.fromEntries(but)]]
  })
  return fits.toSorted((a, b) => JSON.stringify(a).length - JSON.stringify(b).length)[0]
}

function fullRules([name, mark, but]: readonly unknown[]): object | undefined {
  const base = typeof name === 'string' ? baseOf(name) : undefined
  return base && mark === markOf(base) && isObject(but) ? { ...base, ...but } : undefined
}

function baseOf(name: string): object | undefined {
  const preset = Object.entries(PRESETS).find(([known]) => known === name)
  const rules = preset && decodeRules(preset[1])
  return rules?.ok ? rules.value : undefined
}

function markOf(base: object): string {
  return fingerprint(JSON.stringify(base)).slice(0, 6)
}
