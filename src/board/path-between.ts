import type { BoardGeometry, Point } from './geometry.ts'

/** Every hole a peg touches walking from one score to another, both ends included, in order of walking. */
export function pathBetween(board: BoardGeometry, track: number, from: number, to: number): readonly Point[] {
  const step = from <= to ? 1 : -1
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => board.holeAt(track, from + i * step))
}
