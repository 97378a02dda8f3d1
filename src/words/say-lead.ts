import { type Game, scoresOf } from '../game/game.ts'
import { agree, listOf } from './grammar.ts'
import { sideName } from './names.ts'

/** Who is in front and by how much: `Ann leads by 8`, `Ann and Cleo lead by 3`, `Level at 57`. */
export function sayLead(game: Game): string {
  const scores = scoresOf(game)
  const first = Math.max(...scores)
  const behind = scores.filter((score) => score < first)
  if (behind.length === 0) return `Level at ${first}`
  const ahead = listOf(scores.flatMap((score, side) => (score === first ? [sideName(game, side)] : [])))
  return `${ahead} ${agree(ahead, 'leads', 'lead')} by ${first - Math.max(...behind)}`
}
