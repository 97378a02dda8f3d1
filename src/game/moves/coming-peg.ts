import type { Holder } from '../../rules/rules.ts'
import { countShow, totalOf } from '../../rules/show.ts'
import type { Draft } from '../record/draft.ts'
import { type ShownGame, sideOfHolder } from '../record/game.ts'
import { handOf } from '../record/hands.ts'

/** Points that are counted and not pegged yet. */
export interface ComingPeg {
  readonly side: number
  readonly from: number
  readonly to: number
  readonly points: number
}

/** What a hand that is tapped would peg. */
export function comingOf(game: ShownGame, draft: Draft, of: Holder): ComingPeg | undefined {
  const { rules, pegs } = game
  const { show } = handOf(game, draft, of)
  const side = sideOfHolder(game, of)
  const from = pegs[side]?.front ?? 0
  // Where hands are claimed, the page gives nothing away.
  if (!show.ok || rules.muggins.mode !== 'off') return undefined
  const points = totalOf(countShow(show.value, rules.show))
  return points === 0 ? undefined : { side, from, points, to: Math.min(from + points, rules.target) }
}
