import * as v from 'valibot'
import type { Result } from '../rules/result.ts'
import {
  card,
  cards,
  type DecodeError,
  decodeAs,
  holder,
  holes,
  id,
  perSeat,
  points,
  seat,
  seq,
  side,
  text,
} from './decode.ts'
import { rulesPatchSchema, rulesSchema } from './decode-rules.ts'
import { type Entry, MARKS, PEG_REASONS } from './entry.ts'

export const cutSchema = v.strictObject({ seat, card })

export const markSchema = v.picklist(MARKS)

const startedShape = v.strictObject({
  type: v.literal('game-started'),
  rules: rulesSchema,
  players: perSeat(text),
  marks: perSeat(markSchema),
  scores: v.exactOptional(perSeat(holes)),
  match: v.strictObject({ id, index: holes }),
})

/** A name for each seat, a peg for each side, and where scores are given, one for each side. */
const started = v.pipe(startedShape, v.check(isSeated, 'names, pegs and scores do not fit the seats'))

function isSeated({ rules, players, marks, scores }: v.InferOutput<typeof startedShape>): boolean {
  const sides = new Set(rules.sideOfSeat).size
  const scored = scores === undefined || scores.length === sides
  return scored && players.length === rules.sideOfSeat.length && marks.length === sides
}

const happened = v.variant('type', [
  started,
  v.strictObject({ type: v.literal('dealer-cut'), cuts: perSeat(cutSchema) }),
  v.strictObject({ type: v.literal('dealt'), dealer: seat, points }),
  v.strictObject({ type: v.literal('starter-turned'), card, points }),
  v.strictObject({ type: v.literal('card-played'), seat, card, points }),
  v.strictObject({ type: v.literal('go-said'), seat, points }),
  v.strictObject({ type: v.literal('play-stopped'), seat, points }),
  v.strictObject({ type: v.literal('play-ended') }),
  v.strictObject({
    type: v.literal('hand-counted'),
    of: holder,
    cards: v.exactOptional(cards),
    claimed: v.exactOptional(holes),
    points,
  }),
  v.strictObject({ type: v.literal('muggins-taken'), side, of: holder, points }),
  v.strictObject({ type: v.literal('muggins-passed'), of: holder }),
  v.strictObject({
    type: v.literal('pegged'),
    side,
    points,
    reason: v.picklist(PEG_REASONS),
    note: v.exactOptional(text),
    joins: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ type: v.literal('step-skipped'), step: v.union([holder, v.literal('starter')]) }),
  v.strictObject({ type: v.literal('redealt') }),
  v.strictObject({ type: v.literal('rules-changed'), patch: rulesPatchSchema }),
  v.strictObject({ type: v.literal('abandoned') }),
])

export const entrySchema = v.variant('type', [
  ...happened.options,
  v.strictObject({ type: v.literal('amended'), target: seq, with: happened }),
  v.strictObject({ type: v.literal('inserted'), before: seq, entry: happened }),
  v.strictObject({ type: v.literal('removed'), target: seq }),
  v.strictObject({ type: v.literal('undone'), target: id }),
  v.strictObject({ type: v.literal('redone'), target: id }),
])

export function decodeEntry(input: unknown): Result<Entry, DecodeError> {
  return decodeAs(entrySchema, input)
}
