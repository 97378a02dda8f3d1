import type { ReactNode } from 'react'
import type { Game } from '../../../game/record/game.ts'
import { Board } from './Board.tsx'
import type { TrackPegs } from './BoardPegs.tsx'
import css from './GameBoard.module.css'

export function GameBoard({ game, children }: { readonly game: Game; readonly children?: ReactNode }) {
  return (
    <div className={css.board}>
      <Board key={game.match.id + game.match.index} {...boardOf(game)} />
      {children}
    </div>
  )
}

/** A track for each side, and the first hole past each skunk line. */
export function boardOf({ rules, pegs, marks }: Game) {
  return {
    target: rules.target,
    tracks: pegs.map((holes, side): TrackPegs => ({ ...holes, mark: marks[side] ?? 'a' })),
    skunkLines: rules.skunks.map((line) => line.below),
  }
}

/** The board over a pad or a book; on a screen that is wider than high, beside it. */
export function BoardPage({ top, children }: { readonly top: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css.view} data-mirrors="">
      <div className={css.top}>{top}</div>
      <div className={css.bottom}>{children}</div>
    </div>
  )
}
