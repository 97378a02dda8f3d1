import type { Penalty, Rules } from '../rules/rules.ts'

/** Whose offence it is, seen from the side whose peg moves. */
export type Offence = 'own' | 'other'

/** What a penalty moves the peg of a side by, and whose offence it then was. */
export interface PenaltyPeg {
  readonly points: number
  readonly offence: Offence
}

/**
 * A penalty as the peg of one side: it is scored by a side that did not offend, or the offender goes back. In
 * lowball every remedy turns round, so that the offender scores it.
 */
export function penaltyPeg({ firstHome }: Pick<Rules, 'firstHome'>, { points, who }: Penalty): PenaltyPeg {
  if (firstHome === 'loses') return { points, offence: 'own' }
  return who === 'offender' ? { points: -points, offence: 'own' } : { points, offence: 'other' }
}
