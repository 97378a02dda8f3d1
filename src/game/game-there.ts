import { foldUpTo } from './amend.ts'
import type { Game, LogLine } from './game.ts'
import { type Put, wholeDeal } from './whole-deal.ts'

/** The game round a line: its deal whole, and the pegs as they stood before it, whoever had won by then. */
export function gameThere(game: Game, { seq }: LogLine, put: Put): Game {
  const deal = wholeDeal(game, seq, put)
  const before = foldUpTo(game, seq)
  return deal && before ? { ...game, ...deal, pegs: before.pegs } : game
}
