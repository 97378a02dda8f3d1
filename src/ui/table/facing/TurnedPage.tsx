import type { ReactNode } from 'react'
import { sideName } from '../../../words/names.ts'
import { UndoBar } from '../../pads/UndoBar.tsx'
import { BoardButton } from '../BoardButton.tsx'
import type { StepView } from '../step-view.ts'
import css from './Facing.module.css'
import { SideLine } from './SideLine.tsx'

interface TurnedPageProps extends Pick<StepView, 'state' | 'history' | 'showBoard'> {
  /** The side whose page it is. */
  readonly to: number
  /** What else the other player may press, beside Undo. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/**
 * One page at the edge of the player it belongs to; the other player keeps the score, the words and Undo. The page
 * stands before all else in the document whoever it faces, so that a turn takes neither focus nor anything half done.
 */
export function TurnedPage({ state, history, showBoard, to, aside, children }: TurnedPageProps) {
  const { game } = state
  const other = 1 - to
  return (
    <div className={css.facing}>
      <div className={css.step} data-to={EDGES[to]}>
        <section className={css.page} data-edge={EDGES[to]} aria-label={sideName(game, to)}>
          {children}
        </section>
        <div className={css.board}>
          <BoardButton game={game} onOpen={showBoard} />
        </div>
        <section
          className={css.rest}
          data-edge={EDGES[other]}
          data-mark={game.marks[other]}
          aria-label={sideName(game, other)}
        >
          <SideLine game={game} side={other} />
          <div className={css.acts}>
            <UndoBar history={history}>{aside}</UndoBar>
          </div>
        </section>
      </div>
    </div>
  )
}

/** The first side sits at the near edge, the second across the table. */
export const EDGES = ['near', 'far'] as const
