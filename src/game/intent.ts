import type { Result } from '../base/result.ts'
import type { Card } from '../rules/card.ts'
import type { RulesProblem } from '../rules/check-rules.ts'
import type { Holder, Rules } from '../rules/rules.ts'
import type { ShowError } from '../rules/show.ts'
import type { Cut, Entry, EventOf, GameEvent, PegReason } from './record/entry.ts'
import type { IgnoredReason } from './record/game.ts'

/** What a tap asks for; `decide` answers with entries or a refusal. */
export type Intent =
  /** `asksStarter`: whether the first deal of a game by points does; the others go on as the one before. */
  | { readonly type: 'cut'; readonly cuts: readonly Cut[]; readonly asksStarter?: boolean }
  | { readonly type: 'deal'; readonly dealer: number; readonly asksStarter?: boolean }
  | { readonly type: 'turn-starter'; readonly card: Card }
  | ({ readonly type: 'peg' } & Pick<EventOf<'pegged'>, 'side' | 'points' | 'reason' | 'note'>)
  /** A fault may pay several sides; this pegs for all of them at once. */
  | { readonly type: 'penalise'; readonly penalty: PenaltyFor; readonly note?: string }
  /** A claim of the game that was `over` points too high, also after the app has ended the game by it. */
  | { readonly type: 'false-game'; readonly side: number; readonly over: number }
  /** A peg that went too far: it goes back, and the other sides peg the same. */
  | { readonly type: 'over-peg'; readonly side: number; readonly over: number }
  /** What the other side says of a card that was held back: played at its place, or without a card dead. */
  | { readonly type: 'settle-renege'; readonly card?: Card }
  | { readonly type: 'end-play' }
  /** The seat whose turn it is plays a card, or says go (or stops, where it may). */
  | { readonly type: 'play-card'; readonly card: Card }
  | { readonly type: 'go' }
  /** The last card was played by this seat; the players before it had said go. */
  | { readonly type: 'other-played'; readonly seat: number }
  | { readonly type: 'count'; readonly of: Holder; readonly cards: readonly Card[] }
  /** A hand with the number its player claims before the true count is shown; 19 stands for none. */
  | { readonly type: 'claim'; readonly of: Holder; readonly cards: readonly Card[]; readonly claimed: number }
  /** A side takes what was missed; names how much was missed; or nobody takes anything. */
  | { readonly type: 'take-muggins'; readonly side: number }
  | { readonly type: 'call-muggins'; readonly side: number; readonly named: number }
  | { readonly type: 'pass-muggins' }
  | { readonly type: 'count-typed'; readonly of: Holder; readonly points: number }
  | { readonly type: 'skip' }
  /** A misdeal: what was pegged in the dead deal stays, or is taken back. */
  | { readonly type: 'redeal'; readonly takesBack?: boolean }
  | { readonly type: 'move-crib' }
  | { readonly type: 'give-up' }
  /** Changes an old entry and what depends on it. `play`: the freed card, played by the seat whose turn it is. */
  | { readonly type: 'amend'; readonly target: number; readonly with: GameEvent; readonly play?: Card }
  | { readonly type: 'remove'; readonly target: number }
  /** What the table forgot, before the line where it belongs; past the newest line, at the end. */
  | { readonly type: 'insert'; readonly before: number; readonly entry: GameEvent }
  /** Removes a count and what depends on it, so that the hand must be counted again. */
  | { readonly type: 'uncount'; readonly of: Holder }
  | { readonly type: 'change-rules'; readonly patch: Partial<Rules> }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }

export interface PenaltyFor {
  readonly sides: readonly number[]
  readonly points: number
}

export type Refusal =
  | { readonly type: 'game-over' }
  | { readonly type: 'not-now' }
  | { readonly type: 'bounced'; readonly points: number; readonly reason: PegReason }
  | { readonly type: 'card-used'; readonly card: Card; readonly holder: Holder | 'starter' }
  | { readonly type: 'past-thirty-one'; readonly card: Card; readonly count: number }
  | { readonly type: 'go-before-card' }
  | { readonly type: 'played-card-missing'; readonly card: Card; readonly of: Holder }
  | { readonly type: 'no-such-line' }
  | { readonly type: 'cannot-change' }
  | { readonly type: 'others-depend' }
  | { readonly type: 'no-place'; readonly reason: IgnoredReason }
  | { readonly type: 'own-claim'; readonly side: number }
  /** In lowball what was missed goes to the side that missed it. */
  | { readonly type: 'others-claim'; readonly side: number }
  | { readonly type: 'more-than-missed'; readonly missed: number }
  | { readonly type: 'nothing-changes' }
  | { readonly type: 'cuts-incomplete'; readonly seats: readonly number[] }
  | { readonly type: 'same-cut-card'; readonly card: Card }
  | { readonly type: 'impossible-count'; readonly points: number; readonly of: Holder }
  | { readonly type: 'bad-show'; readonly of: Holder; readonly error: ShowError }
  | { readonly type: 'earlier-hand'; readonly first: Holder }
  | { readonly type: 'bad-points'; readonly points: number }
  | { readonly type: 'no-such-seat' }
  | { readonly type: 'rules-unchanged' }
  | { readonly type: 'seats-stay' }
  | { readonly type: 'bad-rules'; readonly problem: RulesProblem }
  | { readonly type: 'cards-are-out' }
  /** A shorter board would end the game by a change of rules. */
  | { readonly type: 'target-passed'; readonly side: number; readonly target: number }
  | { readonly type: 'nothing-to-undo' }
  | { readonly type: 'nothing-to-redo' }

export type Decision = Result<readonly Entry[], Refusal>

export function refusePoints(points: number, least: number, most: number): Refusal | undefined {
  const good = Number.isInteger(points) && points >= least && points <= most
  return good ? undefined : { type: 'bad-points', points }
}
