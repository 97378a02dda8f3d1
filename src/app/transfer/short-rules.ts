import { fingerprint } from '../../base/fingerprint.ts'
import { isObject } from '../../base/is-object.ts'
import { valueIn } from '../../base/result.ts'
import { decodeAs } from '../../game/record/decode.ts'
import { rulesSchema } from '../../game/record/decode-rules.ts'
import { PRESETS } from '../../rules/presets.ts'
import { isPreset } from '../../rules/rules.ts'

/**
 * Rules as their differences from their preset, which both phones have: a QR code has no room for all of them. By the
 * mark a release sees that its own preset is different: no game is continued by other rules.
 */
export function shortRules(value: unknown): unknown {
  const rules = valueIn(decodeAs(rulesSchema, value))
  const base = baseOf(rules?.preset)
  if (!rules || !base || Object.keys(base).some((field) => !Object.hasOwn(rules, field))) return value
  const own = new Map(Object.entries(base).map(([field, one]) => [field, JSON.stringify(one)]))
  const but = Object.entries(rules).filter(([field, one]) => own.get(field) !== JSON.stringify(one))
  return [rules.preset, markOf(base), Object.fromEntries(but)]
}

/** The preset is another one here, or none. */
export class OtherRules extends Error {}

/** The same at full length. Throws `OtherRules`. */
export function fullRules(written: unknown): unknown {
  if (!Array.isArray(written)) return written
  const [name, mark, but] = written
  const base = baseOf(name)
  if (!base || mark !== markOf(base) || !isObject(but)) throw new OtherRules()
  return valueIn(decodeAs(rulesSchema, { ...base, ...but }))
}

/** Presets with their fields in the order of decoded rules. */
const BASES = new Map<unknown, object>()

function baseOf(name: unknown): object | undefined {
  const base = BASES.get(name) ?? (isPreset(name) ? valueIn(decodeAs(rulesSchema, PRESETS[name])) : undefined)
  if (base) BASES.set(name, base)
  return base
}

/** The kind of a penalty follows from its text, and links of earlier versions were written without it. */
function markOf(base: object): string {
  const text = JSON.stringify(base, (key, one: unknown) => (key === 'kind' ? undefined : one))
  return fingerprint(text).slice(0, 6)
}
