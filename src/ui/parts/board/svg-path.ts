import type { BoardGeometry, Path, Point } from '../../../board/geometry.ts'

export function svgPath({ from, segments }: Path): string {
  const drawn = segments.map((segment) =>
    segment.type === 'line'
      ? `L${at(segment.to)}`
      : `A${round(segment.radius)} ${round(segment.radius)} 0 0 1 ${at(segment.to)}`,
  )
  return `M${at(from)}${drawn.join('')}`
}

/** Many holes as one path: each is a line of no length, and its round cap is the hole. */
export function svgDots(points: readonly Point[]): string {
  return points.map((point) => `M${at(point)}h0`).join('')
}

/** Every hole that tracks have of their own, from this one on. */
export function holesFrom(first: number, { tracks, ownHoles, holeAt }: BoardGeometry): readonly Point[] {
  return Array.from({ length: tracks }, (_, track) =>
    Array.from({ length: ownHoles + 1 - first }, (_, i) => holeAt(track, first + i)),
  ).flat()
}

export function svgPoints(points: readonly Point[]): string {
  return points.map(at).join(' ')
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(n: number): number {
  return Math.round(n * 100) / 100
}
