import { type Frame, geometryOf, type Layout, numeralRow } from './frame.ts'
import type { BoardGeometry, Numeral, Path, Point, Tracks } from './geometry.ts'
import {
  along,
  GROUP_GAP,
  groupsLength,
  HOLE_RADIUS,
  offsetOf,
  proportionsOf,
  STREET_RIM,
} from './proportions.ts'

/*
 * The long board: out along the top, round a wide bend, back along the bottom, round a tight bend, and home
 * up the middle. Both bends have the streets' pitch only if the wide one has twice the holes for twice the
 * radius; what the public boards bore, ten and five, leaves the wide one sparse on a phone, where the
 * streets must lie apart. So street 1 gives its last five holes to the wide bend: 30, 15, 35, 5, 35. Fifteen
 * holes have an even pitch at just the gap between streets that a phone needs, and from hole 46 on every
 * hole lies where it always lay, the skunk lines with it.
 */
const WIDE_BEND = 31
const STREET_2 = 46
const TIGHT_BEND = 81
const STREET_3 = 86
const GAME_HOLE = 121

export function longBoard(tracks: Tracks, width: number, target: number): BoardGeometry {
  const frame = frameOf(tracks, width)
  const layout: Layout = {
    width,
    bottom: frame.top + 2 * frame.streetGap,
    ribbon: ribbon(frame),
    lineAt: (off) => fold(frame, off, frame.right),
    numerals: numerals(frame),
    gameHole: GAME_HOLE,
    holeAt: (track, n) => hole(frame, track, n),
  }
  return geometryOf(frame, layout, target)
}

function frameOf(tracks: Tracks, width: number): Frame {
  const look = proportionsOf(tracks, width)
  const across = (tracks - 1) * look.trackGap
  // The gap between streets is the largest of: an even pitch in the wide bend, wood between the streets,
  // and holes that clear each other on the inside of the tight bend. Each is `a * pitch + b`.
  const gaps = [
    { a: (15 + 3 * GROUP_GAP) / Math.PI, b: 0 },
    { a: STREET_RIM, b: across + (tracks === 2 ? 9 : 6) * look.zoom },
    { a: (2 * 1.25 * 2 * HOLE_RADIUS * (5 + GROUP_GAP)) / Math.PI, b: across },
  ]
  const free = width - 2 * look.margin - across
  const pitch = Math.min(
    ...gaps.map(({ a, b }) => (free - 1.5 * b) / (groupsLength(7, 1) + STREET_RIM + 1.5 * a)),
  )
  const streetGap = Math.max(...gaps.map(({ a, b }) => a * pitch + b))
  const band = across + STREET_RIM * pitch
  const left = look.margin + band / 2 + streetGap / 2
  const top = 2.2 * look.numeralSize + band / 2
  return { tracks, look, pitch, band, streetGap, left, right: left + groupsLength(7, pitch), top }
}

function hole(frame: Frame, track: number, n: number): Point {
  const { left, right, top, streetGap: gap, pitch } = frame
  const off = offsetOf(track, frame.tracks, frame.look.trackGap)
  if (n < 1) return { x: startX(frame, n), y: top - off }
  if (n < WIDE_BEND) return { x: left + along(n + 4, pitch), y: top - off }
  if (n < STREET_2) {
    const turn = (Math.PI * along(n - WIDE_BEND, pitch)) / groupsLength(3, pitch)
    return { x: right + (gap + off) * Math.sin(turn), y: top + gap - (gap + off) * Math.cos(turn) }
  }
  if (n < TIGHT_BEND) return { x: right - along(n - STREET_2, pitch), y: top + 2 * gap + off }
  if (n < STREET_3) {
    const turn = (Math.PI * along(n - TIGHT_BEND, pitch)) / groupsLength(1, pitch)
    const radius = gap / 2 + off
    return { x: left - radius * Math.sin(turn), y: top + 1.5 * gap + radius * Math.cos(turn) }
  }
  if (n < GAME_HOLE) return { x: left + along(n - STREET_3, pitch), y: top + gap - off }
  return gameHole(frame)
}

/** The pegs wait where a first group would begin, well apart from hole 1. */
function startX({ left, pitch }: Frame, n: number): number {
  return left + along(2, pitch) + n * pitch
}

function gameHole({ right, top, streetGap, pitch }: Frame): Point {
  return { x: right + (GROUP_GAP / 2 + 1) * pitch, y: top + streetGap }
}

/** One continuous ribbon; its end leaves wood between the game hole and the wide bend. */
function ribbon(frame: Frame): Path {
  const { right, streetGap, band, pitch } = frame
  const end = Math.min((GROUP_GAP / 2 + 0.9) * pitch, streetGap - band - 0.6 * pitch)
  return fold(frame, 0, right + Math.max(0, end))
}

function fold(frame: Frame, off: number, toX: number): Path {
  const { left, right, top, streetGap: gap } = frame
  return {
    from: { x: startX(frame, -1) - 0.6 * frame.pitch, y: top - off },
    segments: [
      { type: 'line', to: { x: right, y: top - off } },
      { type: 'arc', radius: gap + off, to: { x: right, y: top + 2 * gap + off } },
      { type: 'line', to: { x: left, y: top + 2 * gap + off } },
      { type: 'arc', radius: gap / 2 + off, to: { x: left, y: top + gap - off } },
      { type: 'line', to: { x: toX, y: top + gap - off } },
    ],
  }
}

/** Tens along the streets; the middle street is numbered only where the wood has room for it. */
function numerals(frame: Frame): readonly Numeral[] {
  const { top, band, streetGap: gap } = frame
  const size = frame.look.numeralSize
  const wood = gap - band
  const at: Layout['holeAt'] = (track, n) => hole(frame, track, n)
  return [
    ...numeralRow([10, 20, 30], at, top - band / 2 - 0.6 * size),
    ...numeralRow([50, 60, 70, 80], at, top + 2 * gap + band / 2 + 1.3 * size),
    ...(wood < 1.05 * size
      ? []
      : numeralRow([90, 100, 110, 120], at, top + gap - band / 2 - wood / 2 + 0.34 * size)),
  ]
}
