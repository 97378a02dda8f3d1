import { clockwise, leftOf, type Rules, type SkunkLine, sideOf } from '../../rules/rules.ts'
import { currentDeal, type Game, type Source, scoresOf } from './game.ts'

/** The end of a game in which side `home` has just reached the target with points from `by`. */
export function outcomeOf(rules: Rules, home: number, scores: readonly number[], by: Source) {
  const winners = rules.firstHome === 'wins' ? [home] : lowest(scores)
  const skunk = rules.firstHome === 'wins' ? skunkLine(rules, home, scores) : undefined
  return { winners, home, scores, by, games: skunk?.games ?? 1, ...(skunk ? { skunk } : {}) }
}

/** Lowball with three or more sides: the lowest score takes the game, a tie is shared. */
function lowest(scores: readonly number[]): readonly number[] {
  const least = Math.min(...scores)
  return scores.flatMap((score, side) => (score === least ? [side] : []))
}

/** With three or more sides the second-placed score decides. A loser on the line itself is safe. */
function skunkLine(rules: Rules, home: number, scores: readonly number[]): SkunkLine | undefined {
  const second = Math.max(...scores.filter((_, side) => side !== home))
  return rules.skunks.filter((line) => second < line.below).sort((a, b) => a.below - b.below)[0]
}

/**
 * Who deals the next game of a match: by default the losing side's next seat clockwise from the last dealer, of
 * several losers the lowest score's. Undefined when the table cuts for it.
 */
export function nextGameDealer(game: Game): number | undefined {
  const { rules, outcome } = game
  const last = currentDeal(game)?.dealer ?? 0
  if (rules.nextDealer === 'cut' || !outcome) return undefined
  if (rules.nextDealer === 'alternate') return leftOf(rules, game.deals[0]?.dealer ?? last)
  const losers = rules.firstHome === 'loses' ? [outcome.home] : lowest(scoresOf(game))
  const sides = rules.nextDealer === 'winner' ? outcome.winners : losers
  return clockwise(rules, last).find((seat) => sides.includes(sideOf(rules, seat)))
}
