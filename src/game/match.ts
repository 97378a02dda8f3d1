import type { MatchRules } from '../rules/rules.ts'
import type { Outcome } from './game.ts'

/** How a match stands after the games that count in it. */
export interface MatchStanding {
  /** Games won, by side: a skunk may be worth two, a double skunk three. */
  readonly won: readonly number[]
  /** Games that win the match. */
  readonly needed: number
  /** Sides that have won it: none while it goes on, several when they shared the game that decided it. */
  readonly winners: readonly number[]
  /** Games played until it was decided. */
  readonly played: number
}

/** First to the number itself; of a best-of the majority; a single game is a match of one. */
export function gamesNeeded(match: MatchRules): number {
  switch (match.type) {
    case 'single':
      return 1
    case 'first-to':
      return match.games
    case 'best-of':
      return Math.floor(match.games / 2) + 1
  }
}

type Won = Pick<Outcome, 'winners' | 'games'>

/**
 * The standing from the outcomes in order of play; a game given up or still going on is undefined and
 * counts for nobody. Games after the one that decides the match do not count, so an amendment that lets
 * it end sooner leaves the later ones standing but out of it.
 */
export function matchStanding(
  match: MatchRules,
  sides: number,
  outcomes: readonly (Won | undefined)[],
): MatchStanding {
  const needed = gamesNeeded(match)
  let won: readonly number[] = Array(sides).fill(0)
  let played = 0
  for (const outcome of outcomes) {
    played += 1
    if (!outcome) continue
    won = won.map((games, side) => games + (outcome.winners.includes(side) ? outcome.games : 0))
    if (won.some((games) => games >= needed)) break
  }
  const most = Math.max(...won)
  const winners = most >= needed ? won.flatMap((games, side) => (games === most ? [side] : [])) : []
  return { won, needed, winners, played }
}
