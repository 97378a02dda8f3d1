import type { Card } from '../../rules/card.ts'
import type { Holder, Rules } from '../../rules/rules.ts'

/** A side's peg: a oxblood circle, b blue square, c green triangle, d brass diamond. */
export const MARKS = ['a', 'b', 'c', 'd'] as const
export type Mark = (typeof MARKS)[number]

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
export type PegReason = (typeof PEG_REASONS)[number]

/** One seat's card in the cut for the deal. */
export interface Cut {
  readonly seat: number
  readonly card: Card
}

/** Which game of a match this is; every game belongs to one, a single game to a match of one. */
export interface MatchPlace {
  readonly id: string
  /** 0 for the first game. */
  readonly index: number
}

export interface GameStarted {
  readonly type: 'game-started'
  readonly rules: Rules
  /** A name for each seat. */
  readonly players: readonly string[]
  /** A peg for each side. */
  readonly marks: readonly Mark[]
  /** Where a game begun on a wooden board is joined, by side. */
  readonly scores?: readonly number[]
  readonly match: MatchPlace
}

/** Points that a side pegs beside those of the entry itself. */
interface SidePoints {
  readonly side: number
  readonly points: number
}

/** What a claim or a call costs by the rules of the table: part of the entry that caused it. */
export interface Penalised {
  readonly penalty?: readonly SidePoints[]
}

/**
 * The point for a go that nobody tapped and this entry proves was said: pegged by whoever played last. The go
 * itself is inferred by replay.
 */
export interface AfterGo {
  readonly go?: number
}

/** Muggins that a side called, and how much it named, whatever came of it: cards put right may make it true. */
export interface Called {
  readonly by?: number
  readonly named?: number
}

/**
 * What happened, in the past tense. Points are facts: what the table pegged, by the entry that caused
 * them, never a score. A name is never used again with a new meaning.
 */
export type Happened =
  | GameStarted
  | { readonly type: 'dealer-cut'; readonly cuts: readonly Cut[] }
  /** `points`: three for last, pegged by pone. */
  | { readonly type: 'dealt'; readonly dealer: number; readonly points: number }
  /** `points`: two for his heels, pegged by the dealer. */
  | { readonly type: 'starter-turned'; readonly card: Card; readonly points: number }
  /** `points`: all that the card made, with thirty-one and the last card. */
  | ({
      readonly type: 'card-played'
      readonly seat: number
      readonly card: Card
      readonly points: number
    } & AfterGo)
  /** `points`: the go, when this go ends the series, pegged by whoever laid last. */
  | { readonly type: 'go-said'; readonly seat: number; readonly points: number }
  | { readonly type: 'play-stopped'; readonly seat: number; readonly points: number }
  /** The table went on to the show (in the play by points only the table knows when). */
  | { readonly type: 'play-ended' }
  /** `points`: what was claimed, never more than the cards count. */
  | ({
      readonly type: 'hand-counted'
      readonly of: Holder
      readonly cards?: readonly Card[]
      readonly claimed?: number
      readonly points: number
    } & Penalised &
      AfterGo)
  | ({
      readonly type: 'muggins-taken'
      readonly side: number
      readonly of: Holder
      readonly points: number
    } & Called)
  /** Not called, or called falsely. */
  | ({ readonly type: 'muggins-passed'; readonly of: Holder } & Called & Penalised)
  /** Pegged by hand. Negative points go back. `joins`: one leap with the peg before it. */
  | {
      readonly type: 'pegged'
      readonly side: number
      readonly points: number
      readonly reason: PegReason
      readonly note?: string
      readonly joins?: true
    }
  | ({ readonly type: 'step-skipped'; readonly step: 'starter' | Holder } & AfterGo)
  | { readonly type: 'redealt' }
  | { readonly type: 'rules-changed'; readonly patch: Partial<Rules> }
  | { readonly type: 'abandoned' }

/** What was done to the record itself. Targets: a sequence number, or for undo and redo a tap. */
type Correction =
  | { readonly type: 'amended'; readonly target: number; readonly with: Happened }
  | { readonly type: 'inserted'; readonly before: number; readonly entry: Happened }
  | { readonly type: 'removed'; readonly target: number }
  | { readonly type: 'undone'; readonly target: string }
  | { readonly type: 'redone'; readonly target: string }

export type Entry = Happened | Correction

/** One stored line of a game's log, under the key `[gameId+seq]`. */
export interface Row {
  readonly gameId: string
  /** 1, 2, 3 … without a gap. */
  readonly seq: number
  /** Entries of one tap share it: one undo takes them all, a retry writes it again. */
  readonly tapId: string
  /** Place within the tap, from 0: with `tapId` it tells a repeated row from a second entry. */
  readonly part: number
  /** Milliseconds since 1970, passed in. */
  readonly at: number
  readonly v: 1
  readonly entry: Entry
}

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
 * The device's time as a row may hold it: whole milliseconds, none before 1970. A clock set before 1970 counts from the
 * start of its day. It is not held at 0, because every peg would then seem to follow the one before it at once.
 */
export function wholeTime(clock: number): number {
  const time = Math.floor(clock)
  return time < 0 ? (time % DAY) + DAY : time
}
