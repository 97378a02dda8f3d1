import { useLayoutEffect, useRef } from 'react'
import type { Game } from '../../game/game.ts'
import { sayLead } from '../../words/say-lead.ts'
import { Board } from '../parts/board/Board.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { ScoreHeader } from './ScoreHeader.tsx'
import { skunkLines } from './skunk-lines.ts'
import { tracksOf } from './tracks-of.ts'
import css from './WideBoard.module.css'

interface WideBoardProps {
  readonly game: Game
  /** Players sit at both ends: the scores are told to each of them. */
  readonly facing: boolean
  readonly onClose: () => void
}

/** The board as large as the screen, upright on a phone held upright; a tap anywhere on it puts it back. */
export function WideBoard({ game, facing, onClose }: WideBoardProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const head = (
    <div className={css.head}>
      <ScoreHeader game={game} tools={<IconButton icon="cross" label="Close the board" onClick={close} />} />
      <p>{sayLead(game)}</p>
    </div>
  )
  return (
    <dialog ref={dialog} className={css.wide} aria-label="Board" onClose={onClose}>
      {head}
      <button type="button" className={css.stage} tabIndex={-1} aria-hidden="true" onClick={close}>
        <span className={css.turned}>
          <Board target={game.rules.target} tracks={tracksOf(game)} skunkLines={skunkLines(game.rules)} />
        </span>
      </button>
      {facing && head}
    </dialog>
  )
}
