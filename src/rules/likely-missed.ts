import type { Line } from './count-show.ts'

/** Lines that a short claim left out. */
export interface Missed {
  readonly places: readonly number[]
  /** No other set of lines adds up to the same points. */
  readonly certain: boolean
}

/** Lines that add up to exactly `missed` points, the easiest to overlook first. Undefined when none do. */
export function likelyMissed(lines: readonly Line[], missed: number): Missed | undefined {
  const byEase = lines.toReversed().sort((a, b) => easeOf(b) - easeOf(a))
  const [way, ...others] = waysTo(missed, byEase)
  if (!way) return undefined
  const places = lines.flatMap((line, place) => (way.includes(line) ? [place] : []))
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

/**
 * A fifteen of many cards is overlooked first; then a nob and a flush; then the pair, which even books leave out
 * (S0:L68, S3:L40), before a fifteen of two cards; a run last.
 */
function easeOf({ kind, cards }: Line): number {
  const fifteen = cards.length > 2 ? 2 + cards.length : 1.5
  return { fifteen, nobs: 4, flush: 3.5, pair: 2, run: 1 }[kind]
}
