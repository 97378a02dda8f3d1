import type { BoardGeometry, Inlay, Numeral, Path, Point, Tracks } from './geometry.ts'
import { HOLE_RADIUS, offsetOf, type Proportions } from './proportions.ts'

/** What both boards are laid out in: the first street runs from `left` to `right` on the line `top`. */
export interface Frame {
  readonly tracks: Tracks
  readonly look: Proportions
  readonly pitch: number
  readonly band: number
  /** Between the centre lines of neighbouring streets. */
  readonly streetGap: number
  readonly left: number
  readonly right: number
  readonly top: number
}

/** What a board has of its own. */
export interface Layout {
  readonly width: number
  /** The centre line of the last street. */
  readonly bottom: number
  readonly ribbon: Path
  readonly lineAt: (offset: number) => Path
  readonly numerals: readonly Numeral[]
  readonly gameHole: number
  readonly holeAt: (track: number, n: number) => Point
  /** The way of a peg where the street has no holes. */
  readonly wayAfter?: (track: number, n: number) => readonly Point[]
  /** An inlay that does not lie between two holes side by side. */
  readonly inlayBefore?: (n: number) => Inlay | undefined
}

export function geometryOf(frame: Frame, layout: Layout, target: number): BoardGeometry {
  const { tracks, look, pitch, band } = frame
  const { holeAt, gameHole } = layout
  const every = Array.from({ length: tracks }, (_, track) => track)
  return {
    tracks,
    target,
    width: layout.width,
    height: frame.top + layout.bottom + look.thickness,
    zoom: look.zoom,
    pitch,
    trackGap: look.trackGap,
    band,
    holeRadius: HOLE_RADIUS * pitch,
    finishRadius: (target === gameHole ? 1.75 : 1) * HOLE_RADIUS * pitch,
    pegRadius: look.pegRadius,
    numeralSize: look.numeralSize,
    thickness: look.thickness,
    ribbon: layout.ribbon,
    lines: every.map((track) => layout.lineAt(offsetOf(track, tracks, look.trackGap))),
    numerals: layout.numerals,
    finish: target === gameHole ? [holeAt(0, gameHole)] : every.map((track) => holeAt(track, target)),
    ownHoles: gameHole - 1,
    holeAt,
    wayAfter: (track, n) => layout.wayAfter?.(track, n) ?? [],
    lineBefore: (n) =>
      n > 1 && n <= target ? (layout.inlayBefore?.(n) ?? lineBefore(n, holeAt, { tracks, band })) : undefined,
  }
}

/** Numerals on one line of lettering, each over its hole. */
export function numeralRow(
  holes: readonly number[],
  holeAt: (track: number, n: number) => Point,
  y: number,
): readonly Numeral[] {
  return holes.map((n) => ({ hole: n, at: { x: holeAt(0, n).x, y } }))
}

/** The inlay between holes `n - 1` and `n`, from rim to rim of the street, in streets and bends alike. */
function lineBefore(
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
