import type { ReactNode } from 'react'
import css from './BoardPage.module.css'

interface BoardPageProps {
  readonly above?: ReactNode
  readonly board: ReactNode
  readonly below?: ReactNode
  /** The pad takes the room of the board where there is too little for both. */
  readonly hidesBoard?: boolean
  /** The pad or the book under the board, and the buttons at the foot. */
  readonly children: ReactNode
}

/** The board over a pad or a book; on a screen that is wider than high, beside it. */
export function BoardPage({ above, board, below, hidesBoard = false, children }: BoardPageProps) {
  return (
    <div className={css.view} data-mirrors="" data-other={hidesBoard || undefined}>
      <div className={css.top}>
        {above}
        <div className={css.board}>{board}</div>
        {below}
      </div>
      <div className={css.bottom}>{children}</div>
    </div>
  )
}
