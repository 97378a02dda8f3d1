import type { Ask, NotDone, Place, ToGuest } from './messages.ts'
import { readToHost } from './messages.ts'
import { BEAT, GIVEN_UP, LOST, MOST_IN_BEAT, VERSION } from './timing.ts'

/** The line to one guest, on the phone that scores. */
export interface HostLine {
  /** `silent`: not heard for too long, and perhaps heard again. `lost`: given up, or closed by the browser. */
  readonly phase: 'waiting' | 'open' | 'silent' | 'lost' | 'ended'
  readonly place: Place | undefined
  /** The last row that the guest has; undefined until he has said so. */
  readonly sent: number | undefined
  /** His taps over this line that are in the game, and those that wait for an answer. */
  readonly own: readonly string[]
  readonly asked: readonly string[]
  readonly heardAt: number
  readonly beatAt: number
  /** Messages since the last beat. */
  readonly heard: number
}

type Row = { readonly seq: number; readonly tapId: string }

export type HostEvent =
  /** Also when the next game begins. */
  | { readonly type: 'opened'; readonly hello: Omit<Extract<ToGuest, { type: 'hello' }>, 'type' | 'version'> }
  /** `rows`: all that is saved. `taken`: sides of other phones. */
  | {
      readonly type: 'heard'
      readonly message: string
      readonly rows: readonly Row[]
      readonly taken: readonly number[]
    }
  | { readonly type: 'saved'; readonly rows: readonly Row[] }
  | {
      readonly type: 'answered'
      readonly tapId: string
      readonly not?: NotDone
      readonly rows: readonly Row[]
    }
  /** By the player of this phone. */
  | { readonly type: 'placed'; readonly place: Place; readonly taken: readonly number[] }
  | { readonly type: 'ended'; readonly why: 'ended' | 'moved' }
  | { readonly type: 'ticked' | 'closed' }

export type HostEffect =
  | { readonly type: 'send'; readonly message: ToGuest }
  /** The rows after this one, in as many messages as they need. */
  | { readonly type: 'rows'; readonly after: number }
  /** To be decided, saved and answered. */
  | { readonly type: 'ask'; readonly ask: Ask }
  | { readonly type: 'close' }

type Stepped = readonly [HostLine, readonly HostEffect[]]

export const newHostLine = (now: number): HostLine => ({
  phase: 'waiting',
  place: undefined,
  sent: undefined,
  own: [],
  asked: [],
  heardAt: now,
  beatAt: now,
  heard: 0,
})

export function stepHost(line: HostLine, event: HostEvent, now: number): Stepped {
  // A lost line is put away.
  if (line.phase === 'lost' && event.type === 'ended') return end(line, event.why)
  if (line.phase === 'lost' || line.phase === 'ended') return [line, []]
  switch (event.type) {
    case 'opened':
      return [
        { ...line, phase: 'open', sent: undefined, heardAt: now, beatAt: now },
        [send({ type: 'hello', version: VERSION, ...event.hello })],
      ]
    case 'heard':
      return hear(
        {
          ...line,
          phase: line.phase === 'silent' ? 'open' : line.phase,
          heardAt: now,
          heard: line.heard + 1,
        },
        event,
      )
    case 'saved':
      return bring(line, event.rows)
    case 'answered':
      return answer(line, event)
    case 'placed':
      return seat(line, event.place, event.taken)
    case 'ended':
      return end(line, event.why)
    case 'closed':
      return [{ ...line, phase: 'lost' }, [{ type: 'close' }]]
    case 'ticked':
      return tick(line, now)
  }
}

const send = (message: ToGuest): HostEffect => ({ type: 'send', message })

function tick(line: HostLine, now: number): Stepped {
  if (line.phase === 'waiting') return [line, []]
  const silence = now - line.heardAt
  if (silence > GIVEN_UP) return [{ ...line, phase: 'lost' }, [{ type: 'close' }]]
  const phase = silence > LOST ? 'silent' : line.phase
  const next = phase === line.phase ? line : { ...line, phase }
  return now - line.beatAt < BEAT
    ? [next, []]
    : [{ ...next, beatAt: now, heard: 0 }, [send({ type: 'beat' })]]
}

function hear(line: HostLine, { message, rows, taken }: Extract<HostEvent, { type: 'heard' }>): Stepped {
  if (line.heard > MOST_IN_BEAT) return end(line, 'flood')
  const read = readToHost(message)
  if (!read.ok) return end(line, 'not-understood')
  const { value } = read
  switch (value.type) {
    case 'beat':
      return [line, []]
    case 'bye':
      return [{ ...line, phase: 'ended' }, [{ type: 'close' }]]
    case 'have': {
      // Who has other rows than ours gets all of ours, and keeps both.
      const isOurs = rows.some(({ seq, tapId }) => seq === value.seq && tapId === value.tapId)
      return bring({ ...line, sent: isOurs ? value.seq : 0 }, rows, 'whole')
    }
    case 'place':
      return seat(line, value.place, taken)
    case 'ask':
      return ask(line, value, rows)
  }
}

/** A side that has a phone of its own is nobody else’s: who asks for it watches until he says otherwise. */
function seat(line: HostLine, place: Place, taken: readonly number[]): Stepped {
  const before = line.place === place ? 'watch' : line.place
  const now = place !== 'watch' && taken.includes(place) ? before : place
  return [{ ...line, place: now }, [send({ type: 'place', place: now ?? 'watch', taken: [...taken] })]]
}

/** The same tap once more is answered, and not done again. An id of somebody else’s tap is refused. */
function ask(line: HostLine, asked: Ask, rows: readonly Row[]): Stepped {
  const { tapId } = asked
  if (line.asked.includes(tapId)) return [line, []]
  if (line.own.includes(tapId)) return [line, [send({ type: 'done', tapId })]]
  if (rows.some((row) => row.tapId === tapId)) return [line, [send({ type: 'not', tapId, why: 'refused' })]]
  return [{ ...line, asked: [...line.asked, tapId] }, [{ type: 'ask', ask: asked }]]
}

/** The rows go before the answer. */
function answer(line: HostLine, { tapId, not, rows }: Extract<HostEvent, { type: 'answered' }>): Stepped {
  const own = not || line.own.includes(tapId) ? line.own : [...line.own, tapId]
  const [next, brought] = bring({ ...line, own, asked: line.asked.filter((one) => one !== tapId) }, rows)
  return [next, [...brought, send(not ? { type: 'not', tapId, why: not } : { type: 'done', tapId })]]
}

function bring(line: HostLine, rows: readonly Row[], whole?: 'whole'): Stepped {
  const { sent } = line
  const head = rows.at(-1)?.seq ?? 0
  if (sent === undefined || (head <= sent && !whole)) return [line, []]
  return [{ ...line, sent: head }, [{ type: 'rows', after: sent }]]
}

function end(line: HostLine, why: Extract<ToGuest, { type: 'bye' }>['why']): Stepped {
  return [{ ...line, phase: 'ended' }, [send({ type: 'bye', why }), { type: 'close' }]]
}
