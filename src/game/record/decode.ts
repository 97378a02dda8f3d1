import * as v from 'valibot'
import { err, ok, type Result, valueIn } from '../../base/result.ts'
import { type Card, isCard } from '../../rules/card.ts'

/** Where something from outside is wrong, as `entry.cards.2`, and why. */
export interface DecodeError {
  readonly type: 'not-understood'
  readonly path: string
  readonly reason: string
}

/** What comes from disk, a file or a link is unknown until it went through here. Never throws. */
export function decodeAs<T>(schema: v.GenericSchema<unknown, T>, input: unknown): Result<T, DecodeError> {
  const parsed = v.safeParse(schema, input, { abortEarly: true })
  if (parsed.success) return ok(parsed.output)
  const [issue] = parsed.issues
  return notUnderstood(v.getDotPath(issue) ?? '', issue.message.slice(0, 120))
}

export function notUnderstood(path: string, reason: string): Result<never, DecodeError> {
  return err({ type: 'not-understood', path, reason })
}

/** Those of a list that can be read, decoded. */
export function decodeEach<T>(schema: v.GenericSchema<unknown, T>, list: readonly unknown[]) {
  return list.map((one) => valueIn(decodeAs(schema, one))).filter((one) => one !== undefined)
}

/** Generous to people, small enough that no foreign file can fill the memory. */
export const MOST_SEATS = 12
const MOST_HOLES = 9_999
export const MOST_LENGTH = 200
export const MOST_IN_NAME = 20_000
export const MOST_IN_ID = 64

export const text = v.pipe(v.string(), v.maxLength(MOST_LENGTH))
/** A player’s, kept whole however long; a screen shows the beginning of it. */
export const playerName = v.pipe(v.string(), v.maxLength(MOST_IN_NAME))
/** Names a game, a tap, a match: made by us, so never empty and never long. */
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(MOST_IN_ID))

export function whole(least: number, most: number) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))
}

export const seq = whole(1, 1_000_000)
export const seat = whole(0, MOST_SEATS - 1)
export const side = seat
/** What one entry pegs; a correction goes back. */
export const points = whole(-MOST_HOLES, MOST_HOLES)
export const holes = whole(0, MOST_HOLES)
/** Which game of its match; a row of single games has no last one. */
export const matchIndex = whole(0, 1_000_000)
/** Milliseconds since 1970, as far as a `Date` reaches. */
export const time = whole(0, 8.64e15)
export const holder = v.union([seat, v.literal('crib')])
export const card = v.custom<Card>(isCard, 'not a card')

export function upTo<const S extends v.GenericSchema>(item: S, most: number) {
  return v.pipe(v.array(item), v.maxLength(most), v.readonly())
}

/** One value for each seat or side. */
export function perSeat<const S extends v.GenericSchema>(item: S) {
  return upTo(item, MOST_SEATS)
}

export const cards = upTo(card, 52)
