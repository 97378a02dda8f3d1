import type { Line } from './count-show.ts'

/** Lines that a short claim left out. */
export interface Missed {
  /** Their places in the count. */
  readonly places: readonly number[]
  /** No other set of lines adds up to the same points, so this is not a guess. */
  readonly certain: boolean
}

/** Lines that add up to exactly `missed` points, the easiest to overlook first. Undefined when none do. */
export function likelyMissed(lines: readonly Line[], missed: number): Missed | undefined {
  const byEase = lines
    .map((line, place) => ({ place, points: line.points, ease: easeOf(line) }))
    .sort((a, b) => b.ease - a.ease || b.place - a.place)
  const places = choose(byEase, missed)
    ?.map((item) => item.place)
    .sort((a, b) => a - b)
  return places && { places, certain: waysTo(missed, lines) === 1 }
}

/** How many sets of lines add up to these points: line after line, for every sum up to it. */
function waysTo(points: number, lines: readonly Line[]): number {
  const noLines = Array.from({ length: points + 1 }, (_, sum) => (sum === 0 ? 1 : 0))
  const ways = lines.reduce<readonly number[]>(
    (before, line) => before.map((count, sum) => count + (before[sum - line.points] ?? 0)),
    noLines,
  )
  return ways[points] ?? 0
}

interface Item {
  readonly place: number
  readonly points: number
}

/** The first choice that fits, the most easily missed lines tried first. */
function choose(items: readonly Item[], points: number): readonly Item[] | undefined {
  if (points === 0) return []
  const [first, ...rest] = items
  if (!first || points < 0) return undefined
  const taken = choose(rest, points - first.points)
  return taken ? [first, ...taken] : choose(rest, points)
}

/**
 * A fifteen of many cards is overlooked first; then a nob and a flush; then the pair, which even books leave out
 * (S0:L68, S3:L40), before a fifteen of two cards; a run last.
 */
function easeOf(line: Line): number {
  switch (line.kind) {
    case 'fifteen':
      return line.cards.length > 2 ? 2 + line.cards.length : 1.5
    case 'nobs':
      return 4
    case 'flush':
      return 3.5
    case 'pair':
      return 2
    case 'run':
      return 1
  }
}
