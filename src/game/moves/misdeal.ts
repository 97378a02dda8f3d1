import { ok } from '../../base/result.ts'
import type { Decision } from '../intent.ts'
import type { Entry } from '../record/entry.ts'
import type { Game } from '../record/game.ts'

/** What each side has pegged since these cards were dealt; penalties stay pegged after a misdeal. */
export function pegsOfThisDeal({ lines, pegs }: Game): readonly number[] {
  const dealt = lines.findLastIndex(({ entry }) => entry.type === 'dealt' || entry.type === 'redealt')
  const moves = lines.slice(dealt + 1).flatMap((line) => line.moves)
  const counted = moves.filter(({ source }) => source !== 'penalty')
  return pegs.map((_, side) => counted.reduce((sum, move) => sum + (move.side === side ? move.moved : 0), 0))
}

/** The cards are dealt again; the pegs of the dead deal stay, or go back first. */
export function redeal(game: Game, takesBack: boolean): Decision {
  const back = pegsOfThisDeal(game).flatMap((points, side): readonly Entry[] =>
    takesBack && points > 0
      ? [{ type: 'pegged', side, points: -points, reason: 'correction', note: 'misdeal' }]
      : [],
  )
  return ok([...back, { type: 'redealt' }])
}
