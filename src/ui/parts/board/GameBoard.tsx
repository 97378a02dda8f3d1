import type { ReactNode } from 'react'
import type { Game } from '../../../game/record/game.ts'
import { Board } from './Board.tsx'
import type { TrackPegs } from './BoardPegs.tsx'
import css from './GameBoard.module.css'

interface GameBoardProps {
  readonly game: Game
  /** What lies over the wood. */
  readonly children?: ReactNode
}

/** The board of a game, in the middle of the room it has. */
export function GameBoard({ game, children }: GameBoardProps) {
  return (
    <div className={css.board}>
      <Board key={game.match.id + game.match.index} {...boardOf(game)} />
      {children}
    </div>
  )
}

/** What a board is told of a game: a track for each side, and the first hole past each skunk line. */
export function boardOf({ rules, pegs, marks }: Game) {
  return {
    target: rules.target,
    tracks: pegs.map((holes, side): TrackPegs => ({ ...holes, mark: marks[side] ?? 'a' })),
    skunkLines: rules.skunks.map((line) => line.below),
  }
}
