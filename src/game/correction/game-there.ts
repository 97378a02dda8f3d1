import type { Game } from '../record/game.ts'
import { type Fold, foldOn, foldUpTo } from '../record/replay.ts'

export type Put = 'instead' | 'before'

/** The game round a line: its deal whole, and the pegs as they stood before it, whoever had won by then. */
export function gameThere(game: Game, { seq }: { readonly seq: number }, put: Put): Game {
  const deal = wholeDeal(game, seq, put)
  const before = foldUpTo(game, seq)
  return deal && before ? { ...game, ...deal, pegs: before.pegs } : game
}

/**
 * The game at the end of the deal that a line belongs to, or as the cards lay when they were dealt again, as if
 * nobody had won by then. What is inserted before a line belongs to the deal that the line would end.
 */
export function wholeDeal(game: Game, seq: number, put: Put): Fold | undefined {
  const at = game.lines.findIndex((line) => line.seq === seq)
  const rest = at < 0 ? [] : game.lines.slice(at)
  const end = rest.findIndex(({ entry }, i) => {
    return (i > 0 || put === 'before') && (entry.type === 'dealt' || entry.type === 'redealt')
  })
  const lines = rest.slice(0, end < 0 ? rest.length : end)
  const fold = foldUpTo(game, seq)
  return fold && lines.reduce((so, line) => foldOn(so, line, line.entry), fold)
}
