import type { Ask, NotDone, Place, ToGuest, ToHost } from './messages.ts'
import { readToGuest, readToHost } from './messages.ts'
import { BEAT, GIVEN_UP, LOST, VERSION } from './timing.ts'

type Hello = Extract<ToGuest, { type: 'hello' }>
type Rows = Extract<ToGuest, { type: 'rows' }>
type Bye = Extract<ToGuest, { type: 'bye' }>['why']

/** The line to the phone that scores, on the phone of a guest. */
export interface GuestLine {
  /** `silent`: not heard for too long, and perhaps heard again. */
  readonly phase: 'waiting' | 'open' | 'silent' | 'lost' | 'ended'
  readonly hello: Hello | undefined
  readonly place: Place | undefined
  /** The game in which the place was chosen, over a line before: in another one it is not. */
  readonly placedIn: string | undefined
  /** Sides that have a phone of their own. */
  readonly taken: readonly number[]
  /** Whether the guest has all rows that the host had when he came. */
  readonly isWhole: boolean
  readonly asked: readonly string[]
  readonly why: Bye | undefined
  readonly heardAt: number
  readonly beatAt: number
}

export type GuestEvent =
  | { readonly type: 'opened' | 'ticked' | 'closed' | 'left' }
  | { readonly type: 'heard'; readonly message: string }
  /** What this phone has of the game that the host has said. */
  | { readonly type: 'known'; readonly seq: number; readonly tapId?: string }
  | { readonly type: 'whole' }
  | { readonly type: 'chosen'; readonly place: Place }
  | { readonly type: 'asked'; readonly ask: Omit<Ask, 'type'> }
  /** Rows could not be read, or not be kept. */
  | { readonly type: 'broken' }

/** `gone`: nobody knows whether the tap is in the game; its row will tell. */
export type Answered = 'done' | 'gone' | NotDone

export type GuestEffect =
  | { readonly type: 'send'; readonly message: ToHost }
  /** Asks for `known`. */
  | { readonly type: 'look'; readonly gameId: string }
  | ({ readonly type: 'rows' } & Pick<Rows, 'after' | 'head' | 'letters'>)
  | { readonly type: 'answer'; readonly tapId: string; readonly answer: Answered }
  | { readonly type: 'close' }
  /** This phone scores from now on, over the same line. */
  | { readonly type: 'pen' }

type Stepped = readonly [GuestLine, readonly GuestEffect[]]

export const newGuestLine = (now: number, place?: Place, placedIn?: string): GuestLine => ({
  phase: 'waiting',
  hello: undefined,
  place,
  placedIn,
  taken: [],
  isWhole: false,
  asked: [],
  why: undefined,
  heardAt: now,
  beatAt: now,
})

export function stepGuest(line: GuestLine, event: GuestEvent, now: number): Stepped {
  if (line.phase === 'lost' || line.phase === 'ended') {
    return [line, event.type === 'asked' ? [answer(event.ask.tapId, 'gone')] : []]
  }
  switch (event.type) {
    case 'opened':
      return [{ ...line, phase: 'open', heardAt: now, beatAt: now }, [send({ type: 'beat' })]]
    case 'heard':
      return hearAgain(line, event.message, now)
    case 'known': {
      const { type, ...known } = event
      // After a lost line the place of before is asked for again.
      const again = line.place === undefined ? [] : [send({ type: 'place', place: line.place })]
      return [line, [send({ type: 'have', ...known }), ...again]]
    }
    case 'whole':
      return [{ ...line, isWhole: true }, []]
    case 'chosen':
      return [line, [send({ type: 'place', place: event.place })]]
    case 'asked':
      if (line.phase === 'silent') return [line, [answer(event.ask.tapId, 'gone')]]
      return [{ ...line, asked: [...line.asked, event.ask.tapId] }, [send({ type: 'ask', ...event.ask })]]
    case 'broken':
      return end(line, 'ended', 'not-understood', [send({ type: 'bye', why: 'not-understood' })])
    case 'left':
      return end(line, 'ended', 'ended', [send({ type: 'bye', why: 'ended' })])
    case 'closed':
      return end(line, 'lost')
    case 'ticked':
      return tick(line, now)
  }
}

const send = (message: ToHost): GuestEffect => ({ type: 'send', message })
const answer = (tapId: string, given: Answered): GuestEffect => ({ type: 'answer', tapId, answer: given })

function tick(line: GuestLine, now: number): Stepped {
  if (line.phase !== 'open' && line.phase !== 'silent') return [line, []]
  const silence = now - line.heardAt
  if (silence > GIVEN_UP) return end(line, 'lost')
  if (line.phase === 'open' && silence > LOST)
    return [{ ...line, phase: 'silent', asked: [] }, line.asked.map((tapId) => answer(tapId, 'gone'))]
  return now - line.beatAt < BEAT ? [line, []] : [{ ...line, beatAt: now }, [send({ type: 'beat' })]]
}

/** What was sent in a silence comes in its order; what is here is said once more, as after two new codes. */
function hearAgain(line: GuestLine, message: string, now: number): Stepped {
  if (line.phase !== 'silent') return hear({ ...line, heardAt: now }, message)
  const [next, effects] = hear({ ...line, phase: 'open', isWhole: false, heardAt: now }, message)
  const { phase, hello } = next
  return [next, phase === 'open' && hello ? [...effects, { type: 'look', gameId: hello.game }] : effects]
}

function end(
  line: GuestLine,
  phase: 'lost' | 'ended',
  why?: Bye,
  last: readonly GuestEffect[] = [],
): Stepped {
  const unanswered = line.asked.map((tapId) => answer(tapId, 'gone'))
  return [{ ...line, phase, why, asked: [] }, [...last, ...unanswered, { type: 'close' }]]
}

function hear(line: GuestLine, message: string): Stepped {
  const read = readToGuest(message)
  // Sent by a guest that scores now, before it knew.
  if (!read.ok && readToHost(message).ok) return [line, []]
  if (!read.ok) return end(line, 'ended', 'not-understood', [send({ type: 'bye', why: 'not-understood' })])
  const { value } = read
  switch (value.type) {
    case 'beat':
      return [line, []]
    case 'hello': {
      if (value.version > VERSION) return end(line, 'ended', 'newer')
      const { placedIn = value.game } = line
      const place = placedIn === value.game ? line.place : undefined
      // What was asked for in the game before was not done: an answer would have come first.
      const late = line.asked.map((tapId) => answer(tapId, 'not-here'))
      const next: GuestLine = {
        ...line,
        hello: value,
        place,
        placedIn: undefined,
        taken: value.taken,
        isWhole: false,
        asked: [],
      }
      return [next, [...late, { type: 'look', gameId: value.game }]]
    }
    case 'rows':
      return [line, [{ type: 'rows', after: value.after, head: value.head, letters: value.letters }]]
    case 'place':
      return [{ ...line, place: value.place, taken: value.taken }, []]
    case 'pen': {
      const unanswered = line.asked.map((tapId) => answer(tapId, 'gone'))
      return [{ ...line, phase: 'ended', asked: [] }, [...unanswered, { type: 'pen' }]]
    }
    case 'bye':
      return end(line, 'ended', value.why)
    case 'done':
    case 'not': {
      const { tapId } = value
      if (!line.asked.includes(tapId)) return [line, []]
      const asked = line.asked.filter((one) => one !== tapId)
      return [{ ...line, asked }, [answer(tapId, value.type === 'done' ? 'done' : value.why)]]
    }
  }
}
