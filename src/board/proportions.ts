import type { Proportions, Tracks } from './geometry.ts'

/** The extra gap after a group of five holes, in pitches. */
export const GROUP_GAP = 0.62
/** The radius of a hole, in pitches. */
export const HOLE_RADIUS = 0.3
/** Street beside the holes and their rims, in pitches: `band = (tracks - 1) * trackGap + STREET_RIM * pitch`. */
export const STREET_RIM = 1.45

const TRACK_GAPS: Readonly<Record<Tracks, number>> = { 2: 13.5, 3: 11.4, 4: 10 }

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

/** Distance of hole `j` (from 0) along a street or a bend of groups of five, in units of `pitch`. */
export function along(j: number, pitch: number): number {
  return (GROUP_GAP / 2 + j + 0.5 + Math.floor(j / 5) * GROUP_GAP) * pitch
}

/** Length of so many groups of five holes. */
export function groupsLength(groups: number, pitch: number): number {
  return groups * (5 + GROUP_GAP) * pitch
}
