import type { Rules } from './rules.ts'
import { type Line, type LineKind, type Show, totalOf } from './show.ts'

/** Its points are only what somebody thought. */
export interface MistakenLine extends Omit<Line, 'kind'> {
  readonly kind: LineKind | 'heels'
}

/** True lines left out, and lines counted that are none. */
export interface Miscount {
  readonly gone: readonly Line[]
  readonly counted: readonly MistakenLine[]
}

/** `lines`: the true count. */
export interface Truth {
  readonly show: Show
  readonly rules: Rules
  readonly lines: readonly Line[]
}

export function effectOf({ gone, counted }: Miscount): number {
  return totalOf(counted) - totalOf(gone)
}

/** The same for two lines of one kind with the same cards. */
export function lineKey({ kind, cards }: MistakenLine): string {
  return `${kind} ${[...cards].sort().join('')}`
}

export type Missed = NonNullable<ReturnType<typeof likelyMissed>>

/**
 * The places of lines that add up to exactly `missed` points, the easiest to overlook; undefined when none do.
 * `certain`: no others add up to the same.
 */
export function likelyMissed(lines: readonly Line[], missed: number) {
  const byEase = lines.toReversed().sort((a, b) => easeOf(b) - easeOf(a))
  const [way, ...others] = waysTo(missed, byEase)
  if (!way) return undefined
  const places: readonly number[] = lines.flatMap((line, place) => (way.includes(line) ? [place] : []))
  return { places, certain: others.length === 0 }
}

/** Every set of lines that adds up to these points, those with the first lines first. */
function waysTo(points: number, lines: readonly Line[]): readonly (readonly Line[])[] {
  if (points === 0) return [[]]
  const [first, ...rest] = lines
  if (!first || points < 0) return []
  const taken = waysTo(points - first.points, rest).map((way) => [first, ...way])
  return [...taken, ...waysTo(points, rest)]
}

/** The most for what is overlooked first. Even books leave out a pair (S0:L68, S3:L40). */
function easeOf({ kind, cards }: Line): number {
  const fifteen = cards.length > 2 ? 2 + cards.length : 1.5
  return { fifteen, nobs: 4, flush: 3.5, pair: 2, run: 1 }[kind]
}
