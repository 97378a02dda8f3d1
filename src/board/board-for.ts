import {
  along,
  type BoardGeometry,
  GROUP_GAP,
  geometryOf,
  groupsLength,
  HOLE_RADIUS,
  type Layout,
  proportionsOf,
  STREET_RIM,
} from './geometry.ts'

const SHORT = 61
const LONG = 121

/**
 * Up to 61 holes the short board, else the long one; a target between marks its own hole on each track. Past
 * 121 pegs wait in the last hole, and only the figures show the score. `width`: CSS pixels; it also decides
 * the size of pegs and lettering.
 */
export function boardFor(spec: Pick<BoardGeometry, 'target' | 'tracks' | 'width'>): BoardGeometry {
  const look = proportionsOf(spec.tracks, spec.width)
  return spec.target <= SHORT
    ? geometryOf(shortBoard(look), spec.target)
    : geometryOf(longBoard(look), Math.min(spec.target, LONG))
}

/** The old board of sixty-one: thirty holes out, thirty back, the last one by the start. The turn has no holes. */
function shortBoard(look: Layout['look']): Layout {
  const { across } = look
  const wood = 20 * look.zoom
  // Street before the first group, in pitches: two holes, their gap and a little wood.
  const before = 2.1 + 1.5 * GROUP_GAP
  // width = margins + the band's half on both sides + the start + six groups + the turn of (band + wood) / 2
  const free = look.width - 2 * look.margin - 1.5 * across - wood / 2
  const pitch = free / (1.5 * STREET_RIM + before + groupsLength(6, 1))
  const band = across + STREET_RIM * pitch
  const gap = band + wood
  const left = look.margin + band / 2 + before * pitch
  const right = left + groupsLength(6, pitch)
  const top = 2.2 * look.numeralSize + band / 2
  return {
    look,
    pitch,
    band,
    parts: [
      { x: left, y: top, heading: 1, first: 1 },
      { x: right, y: top, heading: 1, first: 31, bend: { radius: gap / 2, groups: 0 } },
      { x: right, y: top + gap, heading: -1, first: 31 },
    ],
    start: left - (0.5 + 1.5 * GROUP_GAP) * pitch,
    lineEnd: left,
    ribbonEnd: left - 2 * pitch,
    gameHole: { n: SHORT, at: { x: left - (1.5 + GROUP_GAP / 2) * pitch, y: top + gap } },
    numerals: [
      { holes: [10, 20, 30], y: top - band / 2 - 0.6 * look.numeralSize },
      { holes: [40, 50, 60], y: top + gap + band / 2 + 1.3 * look.numeralSize },
    ],
  }
}

/**
 * The long board: out along the top, round a wide bend, back along the bottom, round a tight bend, and home
 * up the middle. The wide bend has twice the radius, so for an even pitch it needs twice the holes. Public
 * boards have ten and five, which leaves it sparse on a phone, where the streets need a gap: so street 1
 * gives it five more (30, 15, 35, 5, 35). From hole 46 on all holes are at their usual places, and so are the
 * skunk lines.
 */
function longBoard(look: Layout['look']): Layout {
  const { across, numeralSize } = look
  // The gap between streets is the largest of: an even pitch in the wide bend, wood between the streets,
  // and holes that clear each other on the inside of the tight bend. Each is `a * pitch + b`.
  const gaps = [
    { a: (15 + 3 * GROUP_GAP) / Math.PI, b: 0 },
    { a: STREET_RIM, b: across + (look.tracks === 2 ? 9 : 6) * look.zoom },
    { a: (2 * 1.25 * 2 * HOLE_RADIUS * (5 + GROUP_GAP)) / Math.PI, b: across },
  ]
  const free = look.width - 2 * look.margin - across
  const pitch = Math.min(
    ...gaps.map(({ a, b }) => (free - 1.5 * b) / (groupsLength(7, 1) + STREET_RIM + 1.5 * a)),
  )
  const gap = Math.max(...gaps.map(({ a, b }) => a * pitch + b))
  const band = across + STREET_RIM * pitch
  const left = look.margin + band / 2 + gap / 2
  const right = left + groupsLength(7, pitch)
  const top = 2.2 * numeralSize + band / 2
  const wood = gap - band
  const middle = { holes: [90, 100, 110, 120], y: top + gap - band / 2 - wood / 2 + 0.34 * numeralSize }
  return {
    look,
    pitch,
    band,
    parts: [
      // Its first group has no holes: the pegs wait there, well away from hole 1.
      { x: left, y: top, heading: 1, first: -4 },
      { x: right, y: top, heading: 1, first: 31, bend: { radius: gap, groups: 3 } },
      { x: right, y: top + 2 * gap, heading: -1, first: 46 },
      { x: left, y: top + 2 * gap, heading: -1, first: 81, bend: { radius: gap / 2, groups: 1 } },
      { x: left, y: top + gap, heading: 1, first: 86 },
    ],
    start: left + along(2, pitch),
    lineEnd: right,
    // It leaves wood between the game hole and the wide bend.
    ribbonEnd: right + Math.max(0, Math.min((GROUP_GAP / 2 + 0.9) * pitch, wood - 0.6 * pitch)),
    gameHole: { n: LONG, at: { x: right + (GROUP_GAP / 2 + 1) * pitch, y: top + gap } },
    numerals: [
      { holes: [10, 20, 30], y: top - band / 2 - 0.6 * numeralSize },
      { holes: [50, 60, 70, 80], y: top + 2 * gap + band / 2 + 1.3 * numeralSize },
      // The middle street is numbered only where the wood has room for it.
      ...(wood < 1.05 * numeralSize ? [] : [middle]),
    ],
  }
}
