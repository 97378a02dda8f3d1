import type { Game } from '../../game/game.ts'
import type { TrackPegs } from '../parts/board/BoardPegs.tsx'

/** A track a side, as the board is told of them. */
export function tracksOf({ pegs, marks }: Pick<Game, 'pegs' | 'marks'>): readonly TrackPegs[] {
  return pegs.map((holes, side) => ({ ...holes, mark: marks[side] ?? 'a' }))
}
