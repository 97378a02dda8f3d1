import type { BoardGeometry, Inlay, Point } from './geometry.ts'

/** The inlay between holes `n - 1` and `n`, from rim to rim of the street, in streets and bends alike. */
export function lineBefore(
  n: number,
  holeAt: BoardGeometry['holeAt'],
  { tracks, band }: Pick<BoardGeometry, 'tracks' | 'band'>,
): Inlay {
  const outer = midpoint(holeAt(0, n - 1), holeAt(0, n))
  const inner = midpoint(holeAt(tracks - 1, n - 1), holeAt(tracks - 1, n))
  const middle = midpoint(outer, inner)
  const length = Math.hypot(outer.x - inner.x, outer.y - inner.y)
  const reach = band / 2 + 1
  const x = ((outer.x - inner.x) / length) * reach
  const y = ((outer.y - inner.y) / length) * reach
  return { from: { x: middle.x + x, y: middle.y + y }, to: { x: middle.x - x, y: middle.y - y } }
}

function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}
