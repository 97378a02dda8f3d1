import { pegKeys } from '../../game/moves/decide-play.ts'
import { penaltyPeg } from '../../game/moves/penalties.ts'
import type { PegReason } from '../../game/record/entry.ts'
import type { Game } from '../../game/record/game.ts'
import { capitalise } from '../../words/grammar.ts'
import { reasonName, sayOffence } from '../../words/table/pegs.ts'

/** A reason for points beside those of the keys. */
export interface OtherReason {
  readonly key: string
  readonly label: string
  readonly reason: PegReason
  /** The points it usually is. */
  readonly points: number
  /** What the score sheet says beside the reason. */
  readonly note?: string
  /** Whose doing it was. */
  readonly why?: string
}

/** The rule set’s own penalties stand first among what is no play: they are what the table argues about. */
export function otherReasons(game: Game, side: number): readonly OtherReason[] {
  const { rules } = game
  const plain = (reason: PegReason, points: number): OtherReason => {
    return { key: reason, label: capitalise(reasonName(reason, rules)), reason, points }
  }
  const penalties = rules.penalties.map((penalty): OtherReason => {
    const peg = penaltyPeg(rules, penalty)
    return {
      key: `penalty ${penalty.reason}`,
      label: capitalise(penalty.reason),
      reason: 'penalty',
      points: peg.points,
      note: penalty.reason,
      why: sayOffence(game, side, penalty, peg),
    }
  })
  const onKeys = pegKeys(rules).map((key) => key.reason)
  return [
    plain('other', 1),
    ...penalties,
    plain('correction', -1),
    plain('muggins', 2),
    ...(rules.heels > 0 ? [plain('heels', rules.heels)] : []),
    plain('run', 6),
    plain('double-pair-royal', 12),
    ...(onKeys.includes('last-card') || rules.play.lastCard === 0
      ? []
      : [plain('last-card', rules.play.lastCard)]),
  ]
}
