import * as v from 'valibot'
import { PENALTY_KINDS, withKind } from '../../rules/penalty.ts'
import { PRESET_NAMES } from '../../rules/rules.ts'
import { nearestPreset } from '../../rules/rules-name.ts'
import { holes, listOf, perSeat, seat, text, whole } from './decode.ts'

const fewCards = whole(0, 52)
const games = whole(1, 99)
const who = v.picklist(['offender', 'opponents'])
const kind = v.exactOptional(v.picklist(PENALTY_KINDS))
const penalty = v.pipe(v.strictObject({ kind, reason: text, points: holes, who }), v.transform(withKind))

const fields = {
  name: text,
  preset: v.picklist(PRESET_NAMES),
  note: v.exactOptional(text),
  sideOfSeat: v.pipe(perSeat(seat), v.minLength(1)),
  deal: v.strictObject({
    dealt: fewCards,
    crib: perSeat(fewCards),
    aside: perSeat(fewCards),
    pack: v.strictObject({ cards: fewCards, when: v.picklist(['before', 'after']) }),
  }),
  target: v.pipe(holes, v.minValue(1)),
  firstHome: v.picklist(['wins', 'loses']),
  play: v.strictObject({
    series: v.picklist(['repeated', 'one']),
    afterGo: v.picklist(['must', 'may']),
    goPoint: holes,
    lastCard: holes,
    thirtyOne: holes,
    runs: v.picklist(['any-order', 'upwards']),
    renege: v.optional(v.picklist(['go', 'card']), 'go'),
    heldBack: v.optional(v.picklist(['kept', 'chosen']), 'kept'),
  }),
  show: v.strictObject({ flushInHand: fewCards, flushInCrib: fewCards }),
  heels: holes,
  noHeelsWithin: v.optional(holes, 0),
  threeForLast: holes,
  skunks: listOf(v.strictObject({ name: text, below: holes, games }), 9),
  skunkBy: v.optional(v.picklist(['second', 'each']), 'second'),
  win: v.optional(games, 1),
  penalties: listOf(penalty, 99),
  nextDealer: v.picklist(['loser', 'winner', 'alternate', 'cut']),
  muggins: v.strictObject({
    mode: v.picklist(['off', 'flag', 'on', 'call']),
    overClaim: v.picklist(['none', 'difference', 'two']),
    falseCall: v.picklist(['none', 'pays']),
    covers: v.optional(v.picklist(['show', 'play']), 'show'),
    falseGame: v.optional(v.picklist(['none', 'pays']), 'none'),
  }),
  words: v.strictObject({
    crib: v.picklist(['crib', 'box']),
    starter: v.picklist(['starter', 'turn-up']),
    jack: v.picklist(['jack', 'knave']),
    three: v.picklist(['pair royal', 'prial', 'three of a kind']),
    four: v.picklist(['double pair royal', 'four of a kind']),
  }),
  match: v.variant('type', [
    v.strictObject({ type: v.literal('single') }),
    v.strictObject({ type: v.picklist(['first-to', 'best-of']), games }),
  ]),
  playBy: v.picklist(['points', 'cards']),
}

const shape = v.strictObject({ ...fields, preset: v.exactOptional(fields.preset) })

/**
 * Each seat has a side and a place in the deal, and no side is empty. `checkRules` says if they can be played. Rules
 * written before they had a `preset` or a field with a default get it here.
 */
export const rulesSchema = v.pipe(
  shape,
  v.check(fitsTogether, 'seats, sides and deal do not fit'),
  v.check(({ skunks, target }) => skunks.every((line) => line.below < target), 'a skunk line past the end'),
  v.transform(({ name, preset, ...rules }) => {
    return { name, preset: preset ?? nearestPreset({ name, ...rules }), ...rules }
  }),
)

function fitsTogether({ sideOfSeat, deal }: v.InferOutput<typeof shape>): boolean {
  const sides = new Set(sideOfSeat)
  const numbered = [...sides].every((side) => side < sides.size)
  return numbered && deal.crib.length === sideOfSeat.length && deal.aside.length === sideOfSeat.length
}

/** A change of some rules; whether the whole then fits together is judged where it is applied. */
export const rulesPatchSchema = v.strictObject(eachOptional(fields))

function eachOptional<const Fields extends v.ObjectEntries>(all: Fields) {
  return Object.fromEntries(
    Object.entries(all).map(([name, field]) => [name, v.exactOptional(field)]),
  ) as unknown as { readonly [F in keyof Fields]: v.ExactOptionalSchema<Fields[F], undefined> }
}
