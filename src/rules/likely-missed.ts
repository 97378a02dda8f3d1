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
  const ways = waysTo(missed, byEase)
  const places = ways[0]?.map(({ place }) => place).sort((a, b) => a - b)
  return places && { places, certain: ways.length === 1 }
}

interface Item {
  readonly place: number
  readonly points: number
}

/** Every set of lines that adds up to these points, those with the first lines first. */
function waysTo(points: number, items: readonly Item[]): readonly (readonly Item[])[] {
  if (points === 0) return [[]]
  const [first, ...rest] = items
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
