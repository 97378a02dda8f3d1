import { PACK } from '../../rules/card.ts'
import { MOST_IN_NAME, MOST_LENGTH, MOST_SEATS } from '../record/decode.ts'
import { type Cut, type Entry, type EventOf, MARKS, type MatchPlace, PEG_REASONS } from '../record/entry.ts'
import {
  type Coder,
  type FieldCoders,
  fields,
  id,
  json,
  manyOf,
  maybe,
  oneOf,
  signed,
  text,
  usually,
  whole,
} from './coders.ts'
import { rules } from './short-rules.ts'

const card = oneOf(PACK, 6)
export const cards = manyOf(card, PACK.length)
const seat = whole(2)
const side = seat
export const holder = usually('crib', seat)
const points = signed(3)
/** What most cards, goes and starters peg. */
const noPoints = usually(0, points)
const reason = oneOf(PEG_REASONS, 4)
export const line = whole(7)
export const perSeat = <T>(item: Coder<T>) => manyOf(item, MOST_SEATS)
const players = perSeat(text(MOST_IN_NAME))
const marks = perSeat(oneOf(MARKS, 3))
const match = fields<MatchPlace>({ id, index: whole(3) })
export const cuts = perSeat(fields<Cut>({ seat, card }))
type Penalty = NonNullable<EventOf<'hand-counted'>['penalty']>[number]
const penalty = maybe(perSeat(fields<Penalty>({ side, points })))
const called = { by: maybe(side), named: maybe(points) }
const go = maybe(points)
const event: Coder<Entry> = (bits, one) => entry(bits, one)

type Kinds = {
  readonly [T in Entry['type']]: readonly [number, FieldCoders<Omit<Extract<Entry, { type: T }>, 'type'>>]
}

/**
 * Every kind of entry: its number, and how each of its fields is written, in this order. The lower the number, the fewer
 * bits it takes. This is the format: under one version it can only be added to.
 */
const KINDS: Kinds = {
  'card-played': [0, { seat, card, points: noPoints, go }],
  pegged: [1, { side, points, reason, note: maybe(text(MOST_LENGTH)), joins: maybe(() => true) }],
  'hand-counted': [2, { of: holder, cards: maybe(cards), claimed: maybe(points), points, penalty, go }],
  'go-said': [3, { seat, points: noPoints, dead: maybe(cards) }],
  dealt: [4, { dealer: seat, points: noPoints }],
  'starter-turned': [5, { card, points: noPoints }],
  'play-ended': [6, {}],
  'muggins-taken': [7, { side, of: holder, points, ...called }],
  'muggins-passed': [8, { of: holder, ...called, penalty }],
  'play-stopped': [9, { seat, points: noPoints }],
  'lead-passed': [10, { seat }],
  'step-skipped': [11, { step: usually('starter', holder), go }],
  undone: [12, { target: id }],
  redone: [13, { target: id }],
  amended: [14, { target: line, with: event }],
  inserted: [15, { before: line, entry: event }],
  removed: [16, { target: line }],
  'game-started': [17, { rules, players, marks, scores: maybe(perSeat(points)), match }],
  'dealer-cut': [18, { cuts }],
  redealt: [19, {}],
  'rules-changed': [20, { patch: json }],
  abandoned: [21, {}],
  'crib-moved': [22, { seat }],
}

const kind = whole(2)

/** The number of its kind, then its fields. */
export const entry: Coder<Entry> = (bits, one) => {
  const number = kind(bits, one && KINDS[one.type][0])
  const found = Object.entries(KINDS).find(([, [own]]) => own === number)
  if (!found) throw new RangeError('no such kind')
  const [type, [, coders]] = found
  return Object.assign({ type }, fields<object>(coders)(bits, one))
}
