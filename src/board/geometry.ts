/** A place in the board's user space: one unit is one CSS pixel at the width the board was made for. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Bends are half circles, clockwise as seen from above. */
type Segment =
  | { readonly type: 'line'; readonly to: Point }
  | { readonly type: 'arc'; readonly radius: number; readonly to: Point }

export interface Path {
  readonly from: Point
  readonly segments: readonly Segment[]
}

export interface Inlay {
  readonly from: Point
  readonly to: Point
}

/** Two to five pegs side by side; a track is a row of holes, track 0 the outermost. */
export type Tracks = 2 | 3 | 4 | 5

export interface Proportions {
  /** How much larger pegs and lettering are than on a phone. */
  readonly zoom: number
  /** Between the rows of neighbouring tracks. */
  readonly trackGap: number
  readonly pegRadius: number
  readonly numeralSize: number
  readonly margin: number
  /** Height of the visible front edge of the wood. */
  readonly thickness: number
}

/** Everything needed to draw the board, as numbers. It knows holes and tracks but no rules. */
export interface BoardGeometry extends Proportions {
  readonly tracks: Tracks
  /** The hole that ends the game; the wood may hold more. */
  readonly target: number
  readonly width: number
  readonly height: number
  /** From one hole to the next within a group of five. */
  readonly pitch: number
  /** Breadth of the street, holes and a rim of wood. */
  readonly band: number
  readonly holeRadius: number
  readonly finishRadius: number
  readonly ribbon: Path
  readonly lines: readonly Path[]
  /** Numbers engraved beside their holes, centred on a baseline. */
  readonly numerals: readonly { readonly hole: number; readonly at: Point }[]
  /** The last hole: one shared hole, or one for each track when the target is before the end of the wood. */
  readonly finish: readonly Point[]
  /** How many holes each track has of its own, the shared last one not counted. */
  readonly ownHoles: number
  /** The place of a score. At 0 and below, pegs wait at the start; a score past the wood is in its last hole. */
  readonly holeAt: (track: number, n: number) => Point
  /** The turn without holes that a peg passes between hole `n` and the next; empty for any other hole. */
  readonly wayAfter: (track: number, n: number) => readonly Point[]
  /** The inlay across the street just before hole `n`; undefined where the street has no such hole. */
  readonly lineBefore: (n: number) => Inlay | undefined
}

/** In pitches: the extra gap after a group of five holes, and the radius of a hole. */
export const GROUP_GAP = 0.62
export const HOLE_RADIUS = 0.3
/** Street beside the holes and their rims, in pitches: `band = (tracks - 1) * trackGap + STREET_RIM * pitch`. */
export const STREET_RIM = 1.45

const TRACK_GAPS: Readonly<Record<Tracks, number>> = { 2: 13.5, 3: 11.4, 4: 10, 5: 9 }

/** Pegs and lettering keep their size on phones and grow more slowly than the board on tablets. */
export function proportionsOf(tracks: Tracks, width: number): Proportions {
  const zoom = Math.max(1, 0.4 + (0.6 * width) / 374)
  const trackGap = TRACK_GAPS[tracks] * zoom
  return {
    zoom,
    trackGap,
    // heads side by side overlap by no more than a rim
    pegRadius: Math.min(6.2 * zoom, 0.46 * trackGap),
    numeralSize: 8 * zoom,
    margin: 7 * zoom,
    thickness: 4 * Math.sqrt(zoom),
  }
}

/** Distance of hole `j` (from 0) along a street or bend with groups of five holes, in units of `pitch`. */
export function along(j: number, pitch: number): number {
  return (GROUP_GAP / 2 + j + 0.5 + Math.floor(j / 5) * GROUP_GAP) * pitch
}

/** Length of so many groups of five holes. */
export function groupsLength(groups: number, pitch: number): number {
  return groups * (5 + GROUP_GAP) * pitch
}

/** A straight of the street or a bend, and the hole it begins with. */
interface Part {
  /** Where its centre line begins, and which way it goes: 1 to the right, -1 to the left. */
  readonly x: number
  readonly y: number
  readonly heading: 1 | -1
  readonly first: number
  /** The half circle that follows it; with so many groups of holes, or bare. */
  readonly bend?: { readonly radius: number; readonly groups: number }
}

/** What each board chooses; everything else is computed from it. */
export interface Layout extends Pick<BoardGeometry, 'tracks' | 'width' | 'pitch' | 'band'> {
  readonly look: Proportions
  readonly parts: readonly [Part, ...Part[]]
  /** Where the first peg waits, as if it were hole 0. */
  readonly start: number
  /** Where the painted lines end, and the ribbon under them. */
  readonly lineEnd: number
  readonly ribbonEnd: number
  readonly gameHole: { readonly n: number; readonly at: Point }
  /** Lines of lettering, each number over its hole. */
  readonly numerals: readonly { readonly holes: readonly number[]; readonly y: number }[]
}

export function geometryOf(layout: Layout, target: number): BoardGeometry {
  const { tracks, width, look, pitch, band, parts, gameHole } = layout
  const every = Array.from({ length: tracks }, (_, track) => track)
  /** How far a track is to the left of the direction of travel. */
  const offsetOf = (track: number) => ((tracks - 1) / 2 - track) * look.trackGap
  const holeAt = (track: number, n: number) => holeOf(layout, offsetOf(track), n)
  const bareBendBefore = (n: number) => parts.find(({ first, bend }) => bend?.groups === 0 && first === n)
  return {
    ...look,
    tracks,
    target,
    width,
    height: parts[0].y + Math.max(...parts.map(({ y }) => y)) + look.thickness,
    pitch,
    band,
    holeRadius: HOLE_RADIUS * pitch,
    finishRadius: (target === gameHole.n ? 1.75 : 1) * HOLE_RADIUS * pitch,
    ribbon: lineOf(layout, 0, layout.ribbonEnd),
    lines: every.map((track) => lineOf(layout, offsetOf(track), layout.lineEnd)),
    numerals: layout.numerals.flatMap(({ holes, y }) =>
      holes.map((hole) => ({ hole, at: { x: holeAt(0, hole).x, y } })),
    ),
    finish: target === gameHole.n ? [gameHole.at] : every.map((track) => holeAt(track, target)),
    ownHoles: gameHole.n - 1,
    holeAt,
    wayAfter: (track, n) => roundBend(bareBendBefore(n + 1), offsetOf(track)),
    lineBefore: (n) => {
      if (n <= 1 || n > target) return undefined
      const bend = bareBendBefore(n)
      if (!bend) return inlayBefore(n, holeAt, layout)
      const rim = band / 2 + 1
      return { from: inBend(bend, -rim, Math.PI / 2), to: inBend(bend, rim, Math.PI / 2) }
    },
  }
}

function holeOf({ parts, start, pitch, gameHole }: Layout, offset: number, n: number): Point {
  if (n < 1) return beside(parts[0], start + n * pitch, offset)
  if (n >= gameHole.n) return gameHole.at
  const part = parts.findLast(({ first }) => first <= n) ?? parts[0]
  const way = along(n - part.first, pitch)
  return part.bend
    ? inBend(part, offset, (Math.PI * way) / groupsLength(part.bend.groups, pitch))
    : beside(part, part.x + part.heading * way, offset)
}

/** A point on a straight, at this distance to the left of travel. */
function beside({ y, heading }: Part, x: number, offset: number): Point {
  return { x, y: y - heading * offset }
}

/** A point in a bend, after a turn of 0 to pi. */
function inBend({ x, y, heading, bend }: Part, offset: number, turn: number): Point {
  const middle = bend?.radius ?? 0
  const radius = middle + offset
  return {
    x: x + heading * radius * Math.sin(turn),
    y: y + heading * (middle - radius * Math.cos(turn)),
  }
}

/** A continuous line along the street, at this distance to the left of travel. */
function lineOf({ parts, start, pitch }: Layout, offset: number, end: number): Path {
  const [first, ...later] = parts
  let part = first
  const segments = later.map((next): Segment => {
    const to = beside(next, next.x, offset)
    const { bend } = part
    part = next
    return bend ? { type: 'arc', radius: bend.radius + offset, to } : { type: 'line', to }
  })
  return {
    from: beside(first, start - 1.6 * pitch, offset),
    segments: [...segments, { type: 'line', to: beside(part, end, offset) }],
  }
}

const TURN_STEPS = 12

/** Round a bend without holes in small steps, so that pegs and trails follow the street. */
function roundBend(bend: Part | undefined, offset: number): readonly Point[] {
  if (!bend) return []
  return Array.from({ length: TURN_STEPS + 1 }, (_, i) => inBend(bend, offset, (Math.PI * i) / TURN_STEPS))
}

/** The inlay between holes `n - 1` and `n`, from rim to rim of the street, in straights and bends. */
function inlayBefore(n: number, holeAt: BoardGeometry['holeAt'], { tracks, band }: Layout): Inlay {
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
