import * as v from 'valibot'
import { PENALTY_KINDS, withKind } from '../../rules/penalty.ts'
import { isRow, type OwnPath, RULE_FIELDS } from '../../rules/rule-fields.ts'
import { PRESET_NAMES, type Rules } from '../../rules/rules.ts'
import { nearestPreset } from '../../rules/rules-name.ts'
import { holes, perSeat, seat, text, upTo, whole } from './decode.ts'

const fewCards = whole(0, 52)
const games = whole(1, 99)
const who = v.picklist(['offender', 'opponents'])
const kind = v.exactOptional(v.picklist(PENALTY_KINDS))
const penalty = v.pipe(v.strictObject({ kind, reason: text, points: holes, who }), v.transform(withKind))

const OWN: Readonly<Record<OwnPath, v.GenericSchema>> = {
  name: text,
  preset: v.picklist(PRESET_NAMES),
  note: v.exactOptional(text),
  sideOfSeat: v.pipe(perSeat(seat), v.minLength(1)),
  'deal.crib': perSeat(fewCards),
  'deal.aside': perSeat(fewCards),
  'show.flushInHand': fewCards,
  skunks: upTo(v.strictObject({ name: text, below: holes, games }), 9),
  penalties: upTo(penalty, 99),
  match: v.variant('type', [
    v.strictObject({ type: v.literal('single') }),
    v.strictObject({ type: v.picklist(['first-to', 'best-of', 'all-of']), games }),
  ]),
}

function schemasOf(fields: object, under = ''): v.ObjectEntries {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, schemaOf(field, `${under}${key}`)]),
  )
}

/** Wider than the form for numbers: what a table once played can be read, if not chosen again. */
function schemaOf(field: object, path: string): v.GenericSchema {
  if (!isRow(field)) return v.strictObject(schemasOf(field, `${path}.`))
  if (field.type === 'own') return OWN[path as OwnPath]
  const schema = field.type === 'number' ? whole(Math.min(field.least, 1), 999) : v.picklist(field.values)
  return field.before === undefined ? schema : v.optional(schema, field.before)
}

const fields = schemasOf(RULE_FIELDS)
type Written = Omit<Rules, 'preset'> & Partial<Pick<Rules, 'preset'>>
const shape = v.strictObject({ ...fields, preset: v.exactOptional(OWN.preset) })

/**
 * Each seat has a side and a place in the deal, and no side is empty. `checkRules` says if they can be played. Rules
 * written before they had a `preset` get it here.
 */
export const rulesSchema = v.pipe(
  shape as unknown as v.GenericSchema<unknown, Written>,
  v.check(fitsTogether, 'seats, sides and deal do not fit'),
  v.check(({ skunks, target }) => skunks.every((line) => line.below < target), 'a skunk line past the end'),
  v.transform(({ name, preset, ...rules }): Rules => {
    return { name, preset: preset ?? nearestPreset({ name, ...rules }), ...rules }
  }),
)

function fitsTogether({ sideOfSeat, deal }: Written): boolean {
  const sides = new Set(sideOfSeat)
  const numbered = [...sides].every((side) => side < sides.size)
  return numbered && deal.crib.length === sideOfSeat.length && deal.aside.length === sideOfSeat.length
}

const optional = Object.entries(fields).map(([name, field]) => [
  name,
  v.exactOptional(field as v.GenericSchema),
])

/** A change of some rules; whether the whole then fits together is judged where it is applied. */
export const rulesPatchSchema = v.strictObject(Object.fromEntries(optional)) as v.GenericSchema<
  unknown,
  Partial<Rules>
>
