import type { Rules } from '../rules/rules.ts'
import type { PegReason } from './entry.ts'

/** A key of the pad for the play by points. */
export interface PegKey {
  readonly reason: PegReason
  readonly points: number
}

/** The keys in reading order; what a rule set does not score has no key. */
export function pegKeys({ play }: Rules): readonly PegKey[] {
  const keys: readonly PegKey[] = [
    { reason: play.goPoint > 0 ? 'go' : 'last-card', points: Math.max(play.goPoint, play.lastCard) },
    { reason: 'thirty-one', points: play.thirtyOne },
    { reason: 'fifteen', points: 2 },
    { reason: 'pair', points: 2 },
    { reason: 'run', points: 3 },
    { reason: 'run', points: 4 },
    { reason: 'run', points: 5 },
    { reason: 'pair-royal', points: 6 },
  ]
  return keys.filter((key) => key.points > 0)
}
