import * as v from 'valibot'
import {
  card,
  cards,
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

/** A side's peg: a oxblood circle, b blue square, c green triangle, d brass diamond. */
export const MARKS = ['a', 'b', 'c', 'd'] as const

export const PEG_REASONS = [
  'go',
  'last-card',
  'fifteen',
  'pair',
  'thirty-one',
  'run',
  'pair-royal',
  'double-pair-royal',
  'muggins',
  'heels',
  'hand',
  'crib',
  'penalty',
  'correction',
  'other',
] as const

const cutSchema = v.strictObject({ seat, card })

export const markSchema = v.picklist(MARKS)

/** An entry of this type: it holds what is named here, and nothing else. */
function entryOf<const T extends string, const Fields extends v.ObjectEntries>(type: T, fields: Fields) {
  return v.strictObject({ type: v.literal(type), ...fields })
}

const startedShape = entryOf('game-started', {
  rules: rulesSchema,
  /** A name for each seat. */
  players: perSeat(playerName),
  /** A peg for each side. */
  marks: perSeat(markSchema),
  /** Where a game begun on a wooden board is joined, by side. */
  scores: v.exactOptional(perSeat(holes)),
  /** `index`: 0 for the first game. */
  match: v.strictObject({ id, index: matchIndex }),
})

const started = v.pipe(startedShape, v.check(isSeated, 'names, pegs and scores do not fit the seats'))

function isSeated({ rules, players, marks, scores }: v.InferOutput<typeof startedShape>): boolean {
  const sides = new Set(rules.sideOfSeat).size
  const scored = scores === undefined || scores.length === sides
  return scored && players.length === rules.sideOfSeat.length && marks.length === sides
}

/** What a claim or a call costs by the rules of the table: part of the entry that caused it. */
const penalised = { penalty: v.exactOptional(perSeat(v.strictObject({ side, points }))) }
/** The point for a go that nobody tapped and this entry proves, pegged by whoever played last. */
const afterGo = { go: v.exactOptional(points) }
/** Muggins that a side called, and how much it named, whatever came of it: cards put right may make it true. */
const called = { by: v.exactOptional(side), named: v.exactOptional(points) }

/**
 * What happened, in the past tense. Points are facts: what the table pegged, by the entry that caused
 * them, never a score. A name is never used again with a new meaning.
 */
const happened = [
  started,
  entryOf('dealer-cut', { cuts: perSeat(cutSchema) }),
  /** `points`: three for last, pegged by pone. */
  entryOf('dealt', { dealer: seat, points }),
  /** `points`: two for his heels, pegged by the dealer. */
  entryOf('starter-turned', { card, points }),
  /** `points`: all that the card made, with thirty-one and the last card. */
  entryOf('card-played', { seat, card, points, ...afterGo }),
  /** `points`: the go, when this go ends the series, pegged by whoever laid last. */
  entryOf('go-said', { seat, points }),
  entryOf('play-stopped', { seat, points }),
  /** The table went on to the show (in the play by points only the table knows when). */
  entryOf('play-ended', {}),
  /** `points`: what was claimed, never more than the cards count. */
  entryOf('hand-counted', {
    of: holder,
    cards: v.exactOptional(cards),
    claimed: v.exactOptional(holes),
    points,
    ...penalised,
    ...afterGo,
  }),
  entryOf('muggins-taken', { side, of: holder, points, ...called }),
  /** Not called, or called falsely. */
  entryOf('muggins-passed', { of: holder, ...called, ...penalised }),
  /** Pegged by hand. Negative points go back. `joins`: one leap with the peg before it. */
  entryOf('pegged', {
    side,
    points,
    reason: v.picklist(PEG_REASONS),
    note: v.exactOptional(text),
    joins: v.exactOptional(v.literal(true)),
  }),
  entryOf('step-skipped', { step: v.union([holder, v.literal('starter')]), ...afterGo }),
  entryOf('redealt', {}),
  entryOf('rules-changed', { patch: rulesPatchSchema }),
  entryOf('abandoned', {}),
]

export const happenedSchema = byType(happened)

/** With what was done to the record itself. Targets: a sequence number, or for undo and redo a tap. */
export const entrySchema = byType([
  ...happened,
  entryOf('amended', { target: seq, with: happenedSchema }),
  entryOf('inserted', { before: seq, entry: happenedSchema }),
  entryOf('removed', { target: seq }),
  entryOf('undone', { target: id }),
  entryOf('redone', { target: id }),
])

/** Looked up by type: a `variant` tries each shape, which made four hundred lines wait on a slow phone. */
function byType<
  S extends v.GenericSchema & { readonly entries: { readonly type: { readonly literal: string } } },
>(shapes: readonly S[]) {
  const known = new Map<unknown, S>(shapes.map((shape) => [shape.entries.type.literal, shape]))
  const unheardOf = v.strictObject({ type: v.picklist(shapes.map((shape) => shape.entries.type.literal)) })
  return v.lazy((input: unknown) => {
    const type = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined
    // The one shape that is not in the list takes no entry: its type is never one of them.
    return known.get(type) ?? (unheardOf as unknown as S)
  })
}

export function decodeEntry(input: unknown) {
  return decodeAs(entrySchema, input)
}

export const rowSchema = v.strictObject({
  gameId: id,
  /** 1, 2, 3 … without a gap. */
  seq,
  /** Entries of one tap share it: one undo takes them all, a retry writes it again. */
  tapId: id,
  /** Place within the tap, from 0: with `tapId` it tells a repeated row from a second entry. */
  part: whole(0, 999),
  /** Milliseconds since 1970, passed in. */
  at: time,
  v: v.literal(1),
  entry: entrySchema,
})

export function decodeRow(input: unknown) {
  return decodeAs(rowSchema, input)
}

/** A draft as kept: it is only applied on the very log it was made on, else offered. */
export const keptDraftSchema = v.strictObject({
  gameId: id,
  headSeq: whole(0, 1_000_000),
  draft: v.strictObject({
    cuts: perSeat(cutSchema),
    hands: perSeat(v.strictObject({ of: holder, cards })),
  }),
})

export function decodeKeptDraft(input: unknown) {
  return decodeAs(keptDraftSchema, input)
}
