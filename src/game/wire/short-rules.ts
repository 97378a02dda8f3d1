import { fingerprint } from '../../base/fingerprint.ts'
import { fieldOf, isObject } from '../../base/is-object.ts'
import { valueIn } from '../../base/result.ts'
import { PRESETS } from '../../rules/presets.ts'
import { PRESET_NAMES, type PresetName, type Rules } from '../../rules/rules.ts'
import { decodeAs } from '../record/decode.ts'
import { rulesSchema } from '../record/decode-rules.ts'
import { type Coder, fields, json, oneOf, whole } from './coders.ts'

/** The preset is another one here, or none. */
export class OtherRules extends Error {}

interface Short {
  readonly preset: PresetName
  /** By it a release sees that its own preset is different: no game is continued by other rules. */
  readonly mark: number
  readonly but: unknown
}
const short = fields<Short>({ preset: oneOf(PRESET_NAMES, 6), mark: whole(24), but: json })

/** Rules as their differences from their preset, which both phones have: a QR code has no room for all of them. */
export const rules: Coder<Rules> = (bits, value) => {
  const { preset, mark, but } = short(bits, value && shortened(value)) as Short
  if (preset === undefined || mark !== markOf(preset) || !isObject(but)) throw new OtherRules()
  return Object.fromEntries(Object.entries({ ...PRESETS[preset], ...but }).filter(([, one]) => one !== null))
}

function shortened(value: Rules): Short {
  const { preset } = value
  const [base, own] = [PRESETS[preset], value].map(inOrder)
  const isOwn = (field: string) =>
    JSON.stringify(fieldOf(own, field)) !== JSON.stringify(fieldOf(base, field))
  // Null: the preset has a note, these rules have none.
  const but = Object.keys({ ...base, ...own })
    .filter(isOwn)
    .map((field) => [field, fieldOf(own, field) ?? null])
  return { preset, mark: markOf(preset), but: Object.fromEntries(but) }
}

/** With their fields in the order of decoded rules. */
const inOrder = (some: Rules) => valueIn(decodeAs(rulesSchema, some)) ?? some

const markOf = (preset: PresetName) =>
  Number.parseInt(fingerprint(JSON.stringify(inOrder(PRESETS[preset]))).slice(0, 6), 16)
