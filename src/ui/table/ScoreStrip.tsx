import type { Game } from '../../game/game.ts'
import { STEP_WORDS } from '../../words/table/step.ts'
import { SideMark } from '../parts/board/SideMark.tsx'
import { StripBoard } from '../parts/board/StripBoard.tsx'
import { Figures } from '../parts/Figures.tsx'
import css from './ScoreStrip.module.css'
import { skunkLines } from './skunk-lines.ts'
import { tracksOf } from './tracks-of.ts'

interface ScoreStripProps {
  readonly game: Game
  /** The strip is tapped; without it the figures stand alone, where there is no room for the board. */
  readonly onOpen?: () => void
}

/** The scores and the board, shrunk to a strip while cards are on the screen. `ScoreTable` says the same in words. */
export function ScoreStrip({ game, onOpen }: ScoreStripProps) {
  const tracks = tracksOf(game)
  const scores = (
    <span className={css.scores} aria-hidden="true">
      {tracks.map(({ mark, front }) => (
        <span key={mark}>
          <SideMark mark={mark} size="14px" />
          <Figures value={front} />
        </span>
      ))}
    </span>
  )
  if (!onOpen) return scores
  return (
    <button type="button" className={css.strip} aria-label={STEP_WORDS.boardLarge} onClick={onOpen}>
      {scores}
      <StripBoard target={game.rules.target} tracks={tracks} skunkLines={skunkLines(game.rules)} />
    </button>
  )
}
