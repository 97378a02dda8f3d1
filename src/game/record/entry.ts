import type * as v from 'valibot'
import type { entrySchema, gameEventSchema, rowSchema } from './decode-row.ts'

export type GameEvent = Readonly<v.InferOutput<typeof gameEventSchema>>
export type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>
/** What happened, or what was done to the record itself. */
export type Entry = Readonly<v.InferOutput<typeof entrySchema>>
/** One stored line of a game's log, under the key `[gameId+seq]`. */
export type Row = Readonly<v.InferOutput<typeof rowSchema>>

export type GameStarted = EventOf<'game-started'>
export type Mark = GameStarted['marks'][number]
export type PegReason = EventOf<'pegged'>['reason']
/** What an opponent does about a claim. */
export type Answer = EventOf<'muggins-taken' | 'muggins-passed'>
/** Which game of a match this is; every game belongs to one, a single game to a match of one. */
export type MatchPlace = Readonly<GameStarted['match']>
export type Cut = EventOf<'dealer-cut'>['cuts'][number]
/** Points pegged because of an entry, besides its own. */
export type Penalised = Pick<EventOf<'hand-counted'>, 'penalty'>
export type Called = Pick<EventOf<'muggins-passed'>, 'by' | 'named'>

/** The lines that one tap writes, numbered on from `headSeq`. */
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

/**
 * The device's time as a row may hold it: whole milliseconds, none before 1970. A clock set before 1970
 * counts from the start of its day, for at 0 every peg would seem to follow the one before it at once.
 */
export function wholeTime(clock: number): number {
  const time = Math.floor(clock)
  return time < 0 ? (time % DAY) + DAY : time
}
