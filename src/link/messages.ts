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
import { byType, cutSchema, entryOf, PEG_REASONS } from '../game/record/entry.ts'

/** Letters of a message: a whole game goes in several. */
export const MOST_LETTERS = 60_000

/** Who somebody is at the table: a side, or somebody who only watches. */
const place = v.union([side, v.literal('watch')])
export type Place = v.InferOutput<typeof place>

/** The number of a row; 0 for none. */
const line = whole(0, 1_000_000)
const beat = entryOf('beat', {})
/** `moved`: the pen is on another phone now. */
const bye = entryOf('bye', { why: v.picklist(['ended', 'moved', 'flood', 'not-understood', 'newer']) })

/** Why an ask was not done. `behind`: the game has gone on, and the rows have come before this. */
const why = v.picklist(['behind', 'not-yours', 'refused', 'not-here'])
export type NotDone = v.InferOutput<typeof why>

const toGuest = byType([
  beat,
  bye,
  /** `version`: of these messages. `at`: the clock of the phone that scores. `taken`: sides with a phone of their own. */
  entryOf('hello', { version: whole(1, 999), game: id, host: text, at: time, taken: perSeat(side) }),
  /** Rows after the one with this number, as in a catch-up code, of a game that goes up to `head`. */
  entryOf('rows', { after: line, head: line, letters: v.pipe(v.string(), v.maxLength(MOST_LETTERS)) }),
  entryOf('done', { tapId: id }),
  /** The guest scores from now on, and has all rows. */
  entryOf('pen', {}),
  entryOf('not', { tapId: id, why }),
  /** Who the guest is now, by his own choice or by the host’s. */
  entryOf('place', { place, taken: perSeat(side) }),
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

const intent = byType(
  Object.entries(intents).map(([type, fields]) => entryOf(type, fields)),
) as unknown as v.GenericSchema<unknown, GuestIntent>

const toHost = byType([
  beat,
  bye,
  /** The last row that the guest has of this game; 0 for none. */
  entryOf('have', { seq: line, tapId: v.exactOptional(id) }),
  entryOf('place', { place }),
  /** `base`: the last row when it was tapped. */
  entryOf('ask', { game: id, tapId: id, base: seq, at: time, intent }),
])

export type ToGuest = v.InferOutput<typeof toGuest>
export type ToHost = v.InferOutput<typeof toHost>
export type Ask = Extract<ToHost, { readonly type: 'ask' }>

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
