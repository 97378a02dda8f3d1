import type { SyntheticEvent } from 'react'
import { sayLead } from '../../words/table/score.ts'
import { STEP_WORDS } from '../../words/table/step.ts'
import { IconButton } from '../parts/Button.tsx'
import { Board, boardOf } from '../parts/board/Board.tsx'
import { openModal } from '../parts/open-modal.ts'
import { ScoreHeader } from '../parts/ScoreHeader.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'
import css from './WideBoard.module.css'

/** The board full screen, upright on a phone held upright; a tap anywhere on it closes it. */
export function WideBoard() {
  const { game, standing, facing } = useTableView()
  const { choose } = useTableActions()
  const closeBoard = () => choose({ isWide: false })
  // At once, not on the later close event: an Enter that follows Escape opens the board again.
  const escaped = (event: SyntheticEvent) => {
    event.preventDefault()
    closeBoard()
  }
  const head = (
    <div className={css.head}>
      <ScoreHeader
        game={game}
        standing={standing}
        tools={<IconButton icon="cross" label={STEP_WORDS.closeBoard} onClick={closeBoard} />}
      />
      <p>{sayLead(game)}</p>
    </div>
  )
  return (
    <dialog
      ref={openModal}
      className={css.wide}
      aria-label={STEP_WORDS.board}
      onCancel={escaped}
      onClose={closeBoard}
    >
      {head}
      <button type="button" className={css.stage} tabIndex={-1} aria-hidden="true" onClick={closeBoard}>
        <span className={css.turned}>
          <Board {...boardOf(game)} />
        </span>
      </button>
      {/* The scores face the players at both ends. */}
      {facing && head}
    </dialog>
  )
}
