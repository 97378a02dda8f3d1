import * as v from 'valibot'
import { fieldOf } from '../../base/is-object.ts'
import {
  card,
  cards,
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

/** Pegs: a oxblood circle, b blue square, c green triangle, d brass diamond, e purple cross, f silver hourglass. */
export const MARKS = ['a', 'b', 'c', 'd', 'e', 'f'] as const

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

export const cutSchema = v.strictObject({ seat, card })
export const markSchema = v.picklist(MARKS)

export function entryOf<const T extends string, const Fields extends v.ObjectEntries>(
  type: T,
  fields: Fields,
) {
  return v.strictObject({ type: v.literal(type), ...fields })
}

const startedShape = entryOf('game-started', {
  rules: rulesSchema,
  players: perSeat(playerName),
  marks: perSeat(markSchema),
  scores: v.exactOptional(perSeat(holes)),
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
/** The point for a go that nobody tapped and this entry proves, pegged by the last player of a card. */
const afterGo = { go: v.exactOptional(points) }
/** Who called muggins and how much was named, whatever came of it: a corrected card may make it true. */
const called = { by: v.exactOptional(side), named: v.exactOptional(points) }

/**
 * What happened, in the past tense; docs/record.md says what each field means. Points are facts: what the
 * table pegged, never a score. A name is never used again with a new meaning.
 */
const gameEvents = [
  started,
  entryOf('dealer-cut', { cuts: perSeat(cutSchema) }),
  entryOf('dealt', { dealer: seat, points }),
  entryOf('starter-turned', { card, points }),
  entryOf('card-played', { seat, card, points, ...afterGo }),
  /** `dead`: cards that fitted, out of the play by the choice of the other side. */
  entryOf('go-said', { seat, points, dead: v.exactOptional(cards) }),
  entryOf('play-stopped', { seat, points }),
  /** By a seat whose hand was short: it has no card to lead. */
  entryOf('lead-passed', { seat }),
  entryOf('play-ended', {}),
  entryOf('hand-counted', {
    of: holder,
    cards: v.exactOptional(cards),
    claimed: v.exactOptional(holes),
    points,
    ...penalised,
    ...afterGo,
  }),
  entryOf('muggins-taken', { side, of: holder, points, ...called }),
  entryOf('muggins-passed', { of: holder, ...called, ...penalised }),
  entryOf('pegged', {
    side,
    points,
    reason: v.picklist(PEG_REASONS),
    note: v.exactOptional(text),
    joins: v.exactOptional(v.literal(true)),
  }),
  entryOf('step-skipped', { step: v.union([holder, v.literal('starter')]), ...afterGo }),
  entryOf('redealt', {}),
  /** It lay on the wrong side until both had played: it is this seat’s, and the other deals next (ACC 5.1). */
  entryOf('crib-moved', { seat }),
  entryOf('rules-changed', { patch: rulesPatchSchema }),
  entryOf('abandoned', {}),
]

export const gameEventSchema = byType(gameEvents)

/** With the corrections of the record itself. Targets: a sequence number, or for undo and redo a tap. */
export const entrySchema = byType([
  ...gameEvents,
  entryOf('amended', { target: seq, with: gameEventSchema }),
  entryOf('inserted', { before: seq, entry: gameEventSchema }),
  entryOf('removed', { target: seq }),
  entryOf('undone', { target: id }),
  entryOf('redone', { target: id }),
])

/** Looked up by type: a `variant` tries each shape, which made four hundred lines wait on a slow phone. */
export function byType<
  S extends v.GenericSchema & { readonly entries: { readonly type: { readonly literal: string } } },
>(shapes: readonly S[]) {
  const known = new Map<unknown, S>(shapes.map((shape) => [shape.entries.type.literal, shape]))
  const unheardOf = v.strictObject({ type: v.picklist(shapes.map((shape) => shape.entries.type.literal)) })
  // The one shape that is not in the list takes no entry: its type is never one of them.
  return v.lazy((input: unknown) => known.get(fieldOf(input, 'type')) ?? (unheardOf as unknown as S))
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

/** Only applied on the very log it was made on, else offered. */
export const storedDraftSchema = v.strictObject({
  gameId: id,
  headSeq: whole(0, 1_000_000),
  draft: v.strictObject({
    cuts: perSeat(cutSchema),
    hands: perSeat(v.strictObject({ of: holder, cards })),
  }),
})

export type GameEvent = Readonly<v.InferOutput<typeof gameEventSchema>>
export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>
export type Entry = Readonly<v.InferOutput<typeof entrySchema>>
/** One stored line of a game's log, under the key `[gameId+seq]`. */
export type Row = Readonly<v.InferOutput<typeof rowSchema>>

export type GameStarted = EventOf<'game-started'>
export type Mark = GameStarted['marks'][number]
export type PegReason = EventOf<'pegged'>['reason']
export type Answer = EventOf<'muggins-taken' | 'muggins-passed'>
/** Every game belongs to a match, a single game to a match of one. */
export type MatchPlace = Readonly<GameStarted['match']>
export type Cut = EventOf<'dealer-cut'>['cuts'][number]
export type Called = Pick<EventOf<'muggins-passed'>, 'by' | 'named'>

export function rowsOf(
  gameId: string,
  headSeq: number,
  tapId: string,
  at: number,
  entries: readonly Entry[],
): readonly Row[] {
  return entries.map((entry, part) => ({ gameId, seq: headSeq + 1 + part, tapId, part, at, v: 1, entry }))
}

const DAY = 86_400_000

/** A clock set before 1970 counts from the start of its day: at 0 all pegs would seem to come at once. */
export function wholeTime(clock: number): number {
  const time = Math.floor(clock)
  return time < 0 ? (time % DAY) + DAY : time
}
