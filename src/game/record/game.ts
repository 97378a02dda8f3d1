import type { Card } from '../../rules/card.ts'
import { cardsPlayedBy, type Play } from '../../rules/play.ts'
import { type Holder, type Rules, type SkunkLine, seatCount, sideCount, sideOf } from '../../rules/rules.ts'
import type { Cut, EventOf, GameEvent, Mark, MatchPlace } from './entry.ts'

/** A side's two pegs: the front one is the score, the back one the score before the last peg. */
export interface Pegs {
  readonly front: number
  readonly back: number
}

export interface Counted extends Pick<EventOf<'hand-counted'>, 'of' | 'cards' | 'claimed' | 'points'> {
  readonly counted: number | undefined
  readonly seq: number
}

export interface Deal {
  readonly number: number
  readonly dealer: number
  readonly starter?: Card
  /** How this deal's play is scored; a change of the rules to `cards` waits for the next deal. */
  readonly playBy: Rules['playBy']
  /** Empty while the play is scored by points. */
  readonly play: Play
  readonly playEnded: boolean
  readonly counts: readonly Counted[]
  /** A claim that the opponents may still answer. */
  readonly claim?: Counted | undefined
  readonly skipped: readonly (Holder | 'starter')[]
  readonly scoresBefore: readonly number[]
}

export type Step =
  /** Seats that must cut: at first all, after a tie only those tied. */
  | { readonly type: 'cut'; readonly seats: readonly number[]; readonly again: boolean }
  | { readonly type: 'deal'; readonly dealer: number }
  | { readonly type: 'starter' }
  | { readonly type: 'play'; readonly leader: number }
  | { readonly type: 'play-card'; readonly seat: number }
  | { readonly type: 'show'; readonly of: Holder }
  /** What a claim missed can be taken, called or passed. `hidden`: the true count is shown only after that. */
  | { readonly type: 'muggins'; readonly of: Holder; readonly hidden: boolean }
  | { readonly type: 'over' }

export interface Outcome {
  /** Sides that won: one, or several that share a lowball game. */
  readonly winners: readonly number[]
  /** The side that reached the target: in lowball the loser. */
  readonly home: number
  readonly scores: readonly number[]
  readonly by: Source
  readonly skunk?: SkunkLine | undefined
  /** Games it is worth: 1, or what the skunk line says. */
  readonly games: number
  readonly seq: number
}

export type IgnoredReason =
  | { readonly type: 'after-the-end' }
  | { readonly type: 'card-twice'; readonly card: Card; readonly holder: Holder | 'starter' }
  | { readonly type: 'no-such-seat' }
  | { readonly type: 'out-of-step' }
  | { readonly type: 'out-of-turn'; readonly seat: number }
  | { readonly type: 'past-thirty-one'; readonly card: Card }
  | { readonly type: 'already-counted'; readonly of: Holder }

/** In the order of a deal. */
export const SOURCES = [
  'three-for-last',
  'heels',
  'play',
  'hand',
  'crib',
  'muggins',
  'penalty',
  'correction',
  'other',
] as const
export type Source = (typeof SOURCES)[number]

export interface PegMove {
  readonly side: number
  readonly points: number
  readonly source: Source
  readonly moved: number
}

export interface LogLine {
  readonly seq: number
  readonly tapId: string
  readonly at: number
  readonly entry: GameEvent
  readonly deal: number
  /** What it pegged, in order: first the point for a go before it, if any, then the entry's own points. */
  readonly moves: readonly PegMove[]
  readonly pegs: readonly Pegs[]
  readonly scores: readonly number[]
  readonly ignored?: IgnoredReason | undefined
  /** What the cards count today, where that differs from what was pegged. Only a check: it changes no score. */
  readonly recount?: number | undefined
  readonly amended: boolean
}

export interface Tap {
  readonly tapId: string
  readonly entries: readonly GameEvent[]
  /** For a correction, its line and what became of it; what depends on the line is left out. */
  readonly correction?: { readonly line: number; readonly now: 'changed' | 'inserted' | 'removed' }
}

/** What one tap did, or what Undo or Redo did with one. A correction has no lines. */
export type News =
  | { readonly type: 'lines'; readonly lines: readonly LogLine[] }
  | { readonly type: 'undone' | 'redone'; readonly tap: Tap }

/** A game as a screen shows it: perhaps in the words of this device, as it was at an older line, or with short names. */
export interface ShownGame {
  readonly rules: Rules
  readonly players: readonly string[]
  readonly marks: readonly Mark[]
  readonly match: MatchPlace
  readonly pegs: readonly Pegs[]
  readonly deals: readonly Deal[]
  readonly cuts: readonly Cut[]
  readonly step: Step
  readonly outcome?: Outcome | undefined
  readonly abandoned: boolean
  readonly lines: readonly LogLine[]
  readonly undo?: Tap | undefined
  readonly redo?: Tap | undefined
  /** Of the last row read, 0 for an empty log. */
  readonly headSeq: number
}

declare class Replayed {
  protected readonly rows: true
}

/**
 * A game as its log gives it: made only by `replay`, and all that `decide` takes. A changed copy, `{ ...game, rules }`,
 * is a `ShownGame`: a spread leaves the protected field out.
 */
export interface Game extends ShownGame, Replayed {}

/** The game while it is folded: all but what is known only at the end. */
export type Fold = Omit<ShownGame, 'lines' | 'undo' | 'redo' | 'headSeq' | 'step'>

export function currentDeal(game: Pick<Game, 'deals'>): Deal | undefined {
  return game.deals.at(-1)
}

/** By the record: a card is in one place only. */
export function holderOf(deal: Deal | undefined, card: Card): Holder | 'starter' | undefined {
  if (deal?.starter === card) return 'starter'
  const played = deal?.play.series.flat().find((one) => one.card === card)
  if (played) return played.seat
  return deal?.counts.find((count) => count.cards?.includes(card))?.of
}

/** The first of these cards that is somewhere in the deal, and not in this hand. */
export function cardElsewhere(deal: Deal | undefined, cards: readonly Card[], own?: Holder) {
  for (const card of cards) {
    const holder = holderOf(deal, card)
    if (holder !== undefined && holder !== own) return { card, holder }
  }
  return undefined
}

export function cardsPlayedFrom(deal: Deal | undefined, of: Holder): readonly Card[] {
  return deal && of !== 'crib' ? cardsPlayedBy(deal.play, of) : []
}

export function sideOfHolder(game: Pick<ShownGame, 'rules' | 'deals'>, of: Holder): number {
  return sideOf(game.rules, of === 'crib' ? (currentDeal(game)?.dealer ?? 0) : of)
}

export function isSide(rules: Rules, side: number): boolean {
  return Number.isInteger(side) && side >= 0 && side < sideCount(rules)
}

export function isSeat(rules: Rules, seat: number): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seatCount(rules)
}

export function scoresOf(game: Pick<Game, 'pegs'>): readonly number[] {
  return game.pegs.map((pegs) => pegs.front)
}
