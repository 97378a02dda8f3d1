import { missedBy } from './decide-claim.ts'
import { type Counted, currentDeal, type Game } from './game.ts'

/**
 * The count just claimed wrong with nothing to decide: too high, short at a table that only flags it, or short
 * and answered by those who had to call it before they saw it.
 */
export function flaggedCount(game: Game): Counted | undefined {
  const last = currentDeal(game)?.counts.at(-1)
  const newest = game.lines.at(-1)
  if (!last || !newest || game.outcome) return undefined
  const { mode } = game.rules.muggins
  const answered = newest.entry.type === 'muggins-taken' || newest.entry.type === 'muggins-passed'
  if (answered) return mode === 'call' && missedBy(last) > 0 ? last : undefined
  // An over-claim may be followed by the pegs of its remedy, of the same tap.
  const claimed = newest.tapId === game.lines.find((line) => line.seq === last.seq)?.tapId
  const over = (last.claimed ?? 0) > (last.counted ?? last.points)
  return claimed && (over || (mode === 'flag' && missedBy(last) > 0)) ? last : undefined
}
