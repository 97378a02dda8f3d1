import type { Game } from '../game/game.ts'
import type { PenaltyPeg } from '../game/penalty-peg.ts'
import type { Penalty } from '../rules/rules.ts'
import { sideName } from './names.ts'

/** Whose offence it was that moves this side’s peg: `Bob: renege`, `another side: renege`. */
export function offenceWords(game: Game, side: number, { reason }: Penalty, { offence }: PenaltyPeg): string {
  if (offence === 'own') return `${sideName(game, side)}: ${reason}`
  const others = game.pegs.flatMap((_, other) => (other === side ? [] : [sideName(game, other)]))
  return `${others.length === 1 ? others[0] : 'another side'}: ${reason}`
}
