import * as v from 'valibot'
import type { Result } from '../../base/result.ts'
import {
  card,
  cards,
  type DecodeError,
  decodeAs,
  holder,
  holes,
  id,
  matchIndex,
  perSeat,
  playerName,
  points,
  seat,
  seq,
  side,
  text,
  time,
  whole,
} from './decode.ts'
import { rulesPatchSchema, rulesSchema } from './decode-rules.ts'
import type { KeptDraft } from './draft.ts'
import { type Entry, MARKS, PEG_REASONS, type Row } from './entry.ts'

const cutSchema = v.strictObject({ seat, card })

export const markSchema = v.picklist(MARKS)

const startedShape = v.strictObject({
  type: v.literal('game-started'),
  rules: rulesSchema,
  players: perSeat(playerName),
  marks: perSeat(markSchema),
  scores: v.exactOptional(perSeat(holes)),
  match: v.strictObject({ id, index: matchIndex }),
})

/** A name for each seat, a peg for each side, and where scores are given, one for each side. */
const started = v.pipe(startedShape, v.check(isSeated, 'names, pegs and scores do not fit the seats'))

function isSeated({ rules, players, marks, scores }: v.InferOutput<typeof startedShape>): boolean {
  const sides = new Set(rules.sideOfSeat).size
  const scored = scores === undefined || scores.length === sides
  return scored && players.length === rules.sideOfSeat.length && marks.length === sides
}

const penalised = { penalty: v.exactOptional(perSeat(v.strictObject({ side, points }))) }
const afterGo = { go: v.exactOptional(points) }
const called = { by: v.exactOptional(side), named: v.exactOptional(points) }

const happened = {
  'game-started': started,
  'dealer-cut': v.strictObject({ type: v.literal('dealer-cut'), cuts: perSeat(cutSchema) }),
  dealt: v.strictObject({ type: v.literal('dealt'), dealer: seat, points }),
  'starter-turned': v.strictObject({ type: v.literal('starter-turned'), card, points }),
  'card-played': v.strictObject({ type: v.literal('card-played'), seat, card, points, ...afterGo }),
  'go-said': v.strictObject({ type: v.literal('go-said'), seat, points }),
  'play-stopped': v.strictObject({ type: v.literal('play-stopped'), seat, points }),
  'play-ended': v.strictObject({ type: v.literal('play-ended') }),
  'hand-counted': v.strictObject({
    type: v.literal('hand-counted'),
    of: holder,
    cards: v.exactOptional(cards),
    claimed: v.exactOptional(holes),
    points,
    ...penalised,
    ...afterGo,
  }),
  'muggins-taken': v.strictObject({
    type: v.literal('muggins-taken'),
    side,
    of: holder,
    points,
    ...called,
  }),
  'muggins-passed': v.strictObject({
    type: v.literal('muggins-passed'),
    of: holder,
    ...called,
    ...penalised,
  }),
  pegged: v.strictObject({
    type: v.literal('pegged'),
    side,
    points,
    reason: v.picklist(PEG_REASONS),
    note: v.exactOptional(text),
    joins: v.exactOptional(v.literal(true)),
  }),
  'step-skipped': v.strictObject({
    type: v.literal('step-skipped'),
    step: v.union([holder, v.literal('starter')]),
    ...afterGo,
  }),
  redealt: v.strictObject({ type: v.literal('redealt') }),
  'rules-changed': v.strictObject({ type: v.literal('rules-changed'), patch: rulesPatchSchema }),
  abandoned: v.strictObject({ type: v.literal('abandoned') }),
}

const happenedSchema = byType(happened)

export const entrySchema = byType({
  ...happened,
  amended: v.strictObject({ type: v.literal('amended'), target: seq, with: happenedSchema }),
  inserted: v.strictObject({ type: v.literal('inserted'), before: seq, entry: happenedSchema }),
  removed: v.strictObject({ type: v.literal('removed'), target: seq }),
  undone: v.strictObject({ type: v.literal('undone'), target: id }),
  redone: v.strictObject({ type: v.literal('redone'), target: id }),
})

/**
 * Looks the shape up by the entry's type. A `variant` tries one shape after the other, which made a game of
 * four hundred lines wait on a slow phone.
 */
function byType<S extends v.GenericSchema>(shapes: Readonly<Record<string, S>>) {
  const unheardOf = v.strictObject({ type: v.picklist(Object.keys(shapes)) })
  // The one shape that is not in the list takes no entry: its type is never one of them.
  return v.lazy((input: unknown) => shapeOf(shapes, input) ?? (unheardOf as unknown as S))
}

function shapeOf<S>(shapes: Readonly<Record<string, S>>, input: unknown): S | undefined {
  const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined
  return typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined
}

export function decodeEntry(input: unknown): Result<Entry, DecodeError> {
  return decodeAs(entrySchema, input)
}

export const rowSchema = v.strictObject({
  gameId: id,
  seq,
  tapId: id,
  part: whole(0, 999),
  at: time,
  v: v.literal(1),
  entry: entrySchema,
})

export function decodeRow(input: unknown): Result<Row, DecodeError> {
  return decodeAs(rowSchema, input)
}

export const keptDraftSchema = v.strictObject({
  gameId: id,
  headSeq: whole(0, 1_000_000),
  draft: v.strictObject({
    cuts: perSeat(cutSchema),
    hands: perSeat(v.strictObject({ of: holder, cards })),
  }),
})

export function decodeKeptDraft(input: unknown): Result<KeptDraft, DecodeError> {
  return decodeAs(keptDraftSchema, input)
}
