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

/** Two to six pegs side by side; a track is a row of holes, track 0 the outermost. */
export type Tracks = 2 | 3 | 4 | 5 | 6

/** In pitches: the extra gap after a group of five holes, and the radius of a hole. */
export const GROUP_GAP = 0.62
export const HOLE_RADIUS = 0.3
/** Street beside the holes and their rims, in pitches: `band = across + STREET_RIM * pitch`. */
export const STREET_RIM = 1.45

const TRACK_GAPS: Readonly<Record<Tracks, number>> = { 2: 13.5, 3: 11.4, 4: 10, 5: 9, 6: 8 }

/** Pegs and lettering keep their size on phones and grow more slowly than the board on tablets. */
export function proportionsOf(tracks: Tracks, width: number) {
  const zoom = Math.max(1, 0.4 + (0.6 * width) / 374)
  const trackGap = TRACK_GAPS[tracks] * zoom
  return {
    tracks,
    width,
    zoom,
    trackGap,
    /** From the outermost row to the innermost. */
    across: (tracks - 1) * trackGap,
    // heads side by side overlap by no more than a rim
    pegRadius: Math.min(6.2 * zoom, 0.46 * trackGap),
    numeralSize: 8 * zoom,
    margin: 7 * zoom,
    /** Height of the visible front edge of the wood. */
    thickness: 4 * Math.sqrt(zoom),
  }
}

/** Distance of hole `j` (from 0) along a street or bend with groups of five holes, in units of `pitch`. */
export function along(j: number, pitch: number): number {
  return (GROUP_GAP / 2 + j + 0.5 + Math.floor(j / 5) * GROUP_GAP) * pitch
}

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
export interface Layout {
  readonly look: ReturnType<typeof proportionsOf>
  /** From one hole to the next within a group of five. */
  readonly pitch: number
  /** Breadth of the street, holes and a rim of wood. */
  readonly band: number
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

export type BoardGeometry = ReturnType<typeof geometryOf>

/** Everything needed to draw the board. `target`: the hole that ends the game; the wood may hold more. */
export function geometryOf(layout: Layout, target: number) {
  const { look, pitch, band, parts, gameHole } = layout
  const every = Array.from({ length: look.tracks }, (_, track) => track)
  /** How far a track is to the left of the direction of travel. */
  const offsetOf = (track: number) => look.across / 2 - track * look.trackGap
  const holeAt = (track: number, n: number) => holeOf(layout, offsetOf(track), n)
  const bareBendBefore = (n: number) => parts.find(({ first, bend }) => bend?.groups === 0 && first === n)
  return {
    ...look,
    target,
    height: parts[0].y + Math.max(...parts.map(({ y }) => y)) + look.thickness,
    pitch,
    band,
    holeRadius: HOLE_RADIUS * pitch,
    finishRadius: (target === gameHole.n ? 1.75 : 1) * HOLE_RADIUS * pitch,
    ribbon: lineOf(layout, 0, layout.ribbonEnd),
    lines: every.map((track) => lineOf(layout, offsetOf(track), layout.lineEnd)),
    /** Numbers engraved beside their holes, centred on a baseline. */
    numerals: layout.numerals.flatMap(({ holes, y }) =>
      holes.map((hole) => ({ hole, at: { x: holeAt(0, hole).x, y } })),
    ),
    /** The last hole: one shared hole, or one for each track when the target is before the end of the wood. */
    finish: target === gameHole.n ? [gameHole.at] : every.map((track) => holeAt(track, target)),
    /** How many holes each track has of its own, the shared last one not counted. */
    ownHoles: gameHole.n - 1,
    /** The place of a score. At 0 and below, pegs wait at the start; a score past the wood is in its last hole. */
    holeAt,
    /** The turn without holes that a peg passes between hole `n` and the next; empty for any other hole. */
    wayAfter: (track: number, n: number) => roundBend(bareBendBefore(n + 1), offsetOf(track)),
    /** The inlay across the street just before hole `n`; undefined where the street has no such hole. */
    lineBefore: (n: number): Inlay | undefined => {
      if (n <= 1 || n > target) return undefined
      const bend = bareBendBefore(n)
      if (!bend) return inlayBefore(n, layout)
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

/** Round a bend without holes in twelve steps, so that pegs and trails follow the street. */
function roundBend(bend: Part | undefined, offset: number): readonly Point[] {
  return bend ? Array.from({ length: 13 }, (_, i) => inBend(bend, offset, (Math.PI * i) / 12)) : []
}

/** The inlay between holes `n - 1` and `n`, from rim to rim of the street, in straights and bends. */
function inlayBefore(n: number, layout: Layout): Inlay {
  const between = (offset: number): Point => {
    const [a, b] = [holeOf(layout, offset, n - 1), holeOf(layout, offset, n)]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  // Halfway round a step of a bend, one unit of offset moves the point by less than one.
  const [middle, beside] = [between(0), between(1)]
  const rim = (layout.band / 2 + 1) / Math.hypot(beside.x - middle.x, beside.y - middle.y)
  return { from: between(rim), to: between(-rim) }
}
