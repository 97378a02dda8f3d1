import type { BoardGeometry, Tracks } from './geometry.ts'
import { longBoard } from './long-board.ts'
import { outAndBack } from './out-and-back.ts'

export interface BoardSpec {
  /** Holes to the end of the game. */
  readonly target: number
  readonly tracks: Tracks
  /** In CSS pixels; pegs and lettering are sized for it. */
  readonly width: number
}

const SHORT = 61
const LONG = 121

/**
 * The board a table would take from the shelf. Up to 61 holes the short one, else the long one; a target
 * between marks its own hole on each track. Past 121 the wood ends before the game does: pegs beyond it
 * wait in the last hole, and only the figures tell the score.
 */
export function boardFor({ target, tracks, width }: BoardSpec): BoardGeometry {
  return target <= SHORT
    ? outAndBack(tracks, width, target)
    : longBoard(tracks, width, Math.min(target, LONG))
}
