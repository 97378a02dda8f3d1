import type { Line } from './count-show.ts'

/**
 * Which lines of a count a player may have missed: places of lines that come to exactly `missed` points,
 * those that are easiest to overlook before the others. Undefined when no choice of whole lines does.
 */
export function likelyMissed(lines: readonly Line[], missed: number): readonly number[] | undefined {
  const byEase = lines
    .map((line, place) => ({ place, points: line.points, ease: easeOf(line) }))
    .sort((a, b) => b.ease - a.ease || b.place - a.place)
  const found = choose(byEase, missed)
  return found?.map((item) => item.place).sort((a, b) => a - b)
}

interface Item {
  readonly place: number
  readonly points: number
  readonly ease: number
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
