import type { BoardGeometry, Point } from './geometry.ts'

/**
 * The way of a peg from one score to another, in order of walking: every hole it touches, both ends
 * included, and the street between them where there are none.
 */
export function pathBetween(board: BoardGeometry, track: number, from: number, to: number): readonly Point[] {
  if (from > to) return [...pathBetween(board, track, to, from)].reverse()
  const onward = Array.from({ length: to - from }, (_, i) => from + i).flatMap((n) => [
    ...board.wayAfter(track, n),
    board.holeAt(track, n + 1),
  ])
  return [board.holeAt(track, from), ...onward]
}
