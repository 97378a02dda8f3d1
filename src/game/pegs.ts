import type { Pegs } from './game.ts'

/**
 * Leapfrog: the back peg moves `points` holes beyond the front one, so that the gap is the last peg.
 * A joined peg lengthens the leap before it; points of nought move nothing. Overshoot stops at the target.
 * Backwards, the front peg goes back and the back peg stays behind it.
 */
export function movePegs(pegs: Pegs, points: number, target: number, joins = false): Pegs {
  if (points === 0) return pegs
  if (points > 0)
    return { front: Math.min(pegs.front + points, target), back: joins ? pegs.back : pegs.front }
  const front = Math.max(pegs.front + points, 0)
  return { front, back: Math.max(Math.min(pegs.back, front - 1), 0) }
}
