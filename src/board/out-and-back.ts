import { type Frame, geometryOf, type Layout, numeralRow } from './frame.ts'
import type { BoardGeometry, Inlay, Numeral, Path, Point, Tracks } from './geometry.ts'
import { along, GROUP_GAP, groupsLength, offsetOf, proportionsOf, STREET_RIM } from './proportions.ts'

/*
 * The old board of sixty-one: thirty holes out along the top, thirty back along the bottom, and the last one
 * by the start. The turn carries no holes.
 */
const BACK = 31
const GAME_HOLE = 61
/** Street before the first group: two holes, their gap and a little wood, in pitches. */
const START = 2.1 + 1.5 * GROUP_GAP

export function outAndBack(tracks: Tracks, width: number, target: number): BoardGeometry {
  const frame = frameOf(tracks, width)
  const layout: Layout = {
    width,
    bottom: frame.top + frame.streetGap,
    ribbon: fold(frame, 0, frame.left - 2 * frame.pitch),
    lineAt: (off) => fold(frame, off, frame.left),
    numerals: numerals(frame),
    gameHole: GAME_HOLE,
    holeAt: (track, n) => hole(frame, track, n),
    wayAfter: (track, n) => (n === BACK - 1 ? turn(frame, track) : []),
    inlayBefore: (n) => (n === BACK ? inlayInTurn(frame) : undefined),
  }
  return geometryOf(frame, layout, target)
}

function frameOf(tracks: Tracks, width: number): Frame {
  const look = proportionsOf(tracks, width)
  const across = (tracks - 1) * look.trackGap
  const wood = 20 * look.zoom
  // width = margins + the band's half on both sides + the start + six groups + the turn of (band + wood) / 2
  const free = width - 2 * look.margin - 1.5 * across - wood / 2
  const pitch = free / (1.5 * STREET_RIM + START + groupsLength(6, 1))
  const band = across + STREET_RIM * pitch
  const left = look.margin + band / 2 + START * pitch
  const top = 2.2 * look.numeralSize + band / 2
  return {
    tracks,
    look,
    pitch,
    band,
    streetGap: band + wood,
    left,
    right: left + groupsLength(6, pitch),
    top,
  }
}

function hole(frame: Frame, track: number, n: number): Point {
  const { left, right, top, streetGap, pitch } = frame
  const off = offsetOf(track, frame.tracks, frame.look.trackGap)
  if (n < 1) return { x: left - (0.5 - n + 1.5 * GROUP_GAP) * pitch, y: top - off }
  if (n < BACK) return { x: left + along(n - 1, pitch), y: top - off }
  if (n < GAME_HOLE) return { x: right - along(n - BACK, pitch), y: top + streetGap + off }
  return gameHole(frame)
}

/** Round the bare turn in small steps, so that a peg keeps to the street and a trail bends with it. */
function turn({ tracks, look, right, top, streetGap }: Frame, track: number): readonly Point[] {
  const radius = streetGap / 2 + offsetOf(track, tracks, look.trackGap)
  return Array.from({ length: TURN_STEPS + 1 }, (_, i) => {
    const angle = (Math.PI * i) / TURN_STEPS
    return { x: right + radius * Math.sin(angle), y: top + streetGap / 2 - radius * Math.cos(angle) }
  })
}

const TURN_STEPS = 12

/** Half way home lies in the middle of the turn, where there are no holes to lie between. */
function inlayInTurn({ right, top, streetGap, band }: Frame): Inlay {
  const x = right + streetGap / 2
  const y = top + streetGap / 2
  return { from: { x: x - band / 2 - 1, y }, to: { x: x + band / 2 + 1, y } }
}

function gameHole({ left, top, streetGap, pitch }: Frame): Point {
  return { x: left - (1.5 + GROUP_GAP / 2) * pitch, y: top + streetGap }
}

function fold({ left, right, top, streetGap, pitch }: Frame, off: number, toX: number): Path {
  return {
    from: { x: left - START * pitch, y: top - off },
    segments: [
      { type: 'line', to: { x: right, y: top - off } },
      { type: 'arc', radius: streetGap / 2 + off, to: { x: right, y: top + streetGap + off } },
      { type: 'line', to: { x: toX, y: top + streetGap + off } },
    ],
  }
}

function numerals(frame: Frame): readonly Numeral[] {
  const { top, band, streetGap } = frame
  const size = frame.look.numeralSize
  const at: Layout['holeAt'] = (track, n) => hole(frame, track, n)
  return [
    ...numeralRow([10, 20, 30], at, top - band / 2 - 0.6 * size),
    ...numeralRow([40, 50, 60], at, top + streetGap + band / 2 + 1.3 * size),
  ]
}
