import type { Game } from '../../game/game.ts'
import { STEP_WORDS } from '../../words/table/step.ts'
import { Board } from '../parts/board/Board.tsx'
import css from './BoardButton.module.css'
import { skunkLines } from './skunk-lines.ts'
import { tracksOf } from './tracks-of.ts'

interface BoardButtonProps {
  readonly game: Game
  readonly onOpen: () => void
}

/** The board on the table; a tap shows it as large as the screen. */
export function BoardButton({ game, onOpen }: BoardButtonProps) {
  return (
    <div className={css.board}>
      <Board
        key={game.match.id + game.match.index}
        target={game.rules.target}
        tracks={tracksOf(game)}
        skunkLines={skunkLines(game.rules)}
      />
      {/* Over the board, not round it: the numbers on the wood are no name for a button. */}
      <button type="button" className="unseen" aria-label={STEP_WORDS.boardLarge} onClick={onOpen} />
    </div>
  )
}
