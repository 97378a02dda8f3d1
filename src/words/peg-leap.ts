import type { Happened } from '../game/entry.ts'
import type { Game, LogLine } from '../game/game.ts'
import type { Rules } from '../rules/rules.ts'
import { listOf } from './grammar.ts'
import { forWhat, pointsFor } from './peg-words.ts'

export type Pegged = Extract<Happened, { type: 'pegged' }>

/** The pegs that make one leap with this one, the first first: a peg that joins belongs to the one before. */
export function leapOf(game: Game, line: LogLine): readonly Pegged[] {
  const end = game.lines.findIndex(({ seq }) => seq === line.seq)
  const leap: Pegged[] = []
  for (const { entry, unfit } of game.lines.slice(0, end + 1).reverse()) {
    const side = leap[0]?.side
    if (entry.type !== 'pegged' || unfit !== undefined || (side !== undefined && side !== entry.side)) break
    leap.unshift(entry)
    if (entry.joins !== true) break
  }
  return leap
}

/** `4 for fifteen and a pair`, `2 for a penalty (renege)`. */
export function leapWords(leap: readonly Pegged[], rules: Rules): string {
  const [first, ...more] = leap
  if (first !== undefined && more.length === 0) return pointsFor(first, rules, first.note)
  const points = leap.reduce((sum, peg) => sum + peg.points, 0)
  const reasons = leap.flatMap((peg) => forWhat(peg, rules) ?? [])
  return reasons.length < leap.length ? `${points}` : `${points} for ${listOf(reasons)}`
}
