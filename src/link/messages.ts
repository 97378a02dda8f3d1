import * as v from 'valibot'
import { err, ok, type Result } from '../base/result.ts'
import type { Intent } from '../game/intent.ts'
import {
  card,
  cards,
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
  time,
  whole,
} from '../game/record/decode.ts'
import { cutSchema, PEG_REASONS } from '../game/record/entry.ts'

/** Letters of a message: a whole game goes in several. */
export const MOST_LETTERS = 60_000

/** Who somebody is at the table: a side, or somebody who only watches. */
const place = v.union([side, v.literal('watch')])
export type Place = v.InferOutput<typeof place>

function messageOf<const T extends string, const Fields extends v.ObjectEntries>(t: T, fields: Fields) {
  return v.strictObject({ t: v.literal(t), ...fields })
}

/** The number of a row; 0 for none. */
const line = whole(0, 1_000_000)
const beat = messageOf('beat', {})
/** `moved`: the pen is on another phone now. */
const bye = messageOf('bye', { why: v.picklist(['ended', 'moved', 'flood', 'not-understood', 'newer']) })

/** Why an ask was not done. `behind`: the game has gone on, and the rows have come before this. */
const why = v.picklist(['behind', 'not-yours', 'refused', 'not-here'])
export type NotDone = v.InferOutput<typeof why>

const toGuest = v.variant('t', [
  beat,
  bye,
  /** `version`: of these messages. `at`: the clock of the phone that scores. `taken`: sides with a phone of their own. */
  messageOf('hello', { version: whole(1, 999), game: id, host: text, at: time, taken: perSeat(side) }),
  /** Rows after the one with this number, as in a catch-up code, of a game that goes up to `head`. */
  messageOf('rows', { after: line, head: line, letters: v.pipe(v.string(), v.maxLength(MOST_LETTERS)) }),
  messageOf('done', { tapId: id }),
  /** The guest scores from now on, and has all rows. */
  messageOf('pen', {}),
  messageOf('not', { tapId: id, why }),
  /** Who the guest is now, by his own choice or by the host’s. */
  messageOf('place', { place, taken: perSeat(side) }),
])

const intents = {
  cut: { cuts: perSeat(cutSchema), asksStarter: v.exactOptional(v.boolean()) },
  deal: { dealer: seat, asksStarter: v.exactOptional(v.boolean()) },
  'turn-starter': { card },
  peg: { side, points, reason: v.picklist(PEG_REASONS), note: v.exactOptional(text) },
  'end-play': {},
  'play-card': { card },
  go: {},
  'other-played': { seat },
  count: { of: holder, cards },
  claim: { of: holder, cards, claimed: holes },
  'count-typed': { of: holder, points },
  'take-muggins': { side },
  'call-muggins': { side, named: points },
  'pass-muggins': {},
  undo: {},
  remove: { target: seq },
} as const satisfies { readonly [T in Intent['type']]?: v.ObjectEntries }

/** What a guest may ask for at all. */
export type GuestIntent = Extract<Intent, { readonly type: keyof typeof intents }>

const intent = v.variant(
  'type',
  Object.entries(intents).map(([type, fields]) =>
    v.strictObject({ type: v.literal(type), ...fields }),
  ) as never,
) as unknown as v.GenericSchema<unknown, GuestIntent>

const toHost = v.variant('t', [
  beat,
  bye,
  /** The last row that the guest has of this game; 0 for none. */
  messageOf('have', { seq: line, tapId: v.exactOptional(id) }),
  messageOf('place', { place }),
  /** `base`: the last row when it was tapped. */
  messageOf('ask', { game: id, tapId: id, base: seq, at: time, intent }),
])

export type ToGuest = v.InferOutput<typeof toGuest>
export type ToHost = v.InferOutput<typeof toHost>
export type Ask = Extract<ToHost, { readonly t: 'ask' }>

const reading =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (message: string): Result<T, 'not-understood'> => {
    if (message.length > MOST_LETTERS + 1_000) return err('not-understood')
    try {
      const read = decodeAs(schema, JSON.parse(message))
      return read.ok ? ok(read.value) : err('not-understood')
    } catch {
      return err('not-understood')
    }
  }

/** What came over a line. Never throws. */
export const readToGuest = reading<ToGuest>(toGuest as never)
export const readToHost = reading<ToHost>(toHost as never)
