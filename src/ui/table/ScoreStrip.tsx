import type { Game } from '../../game/game.ts'
import { SideMark } from '../parts/board/SideMark.tsx'
import { StripBoard } from '../parts/board/StripBoard.tsx'
import { Figures } from '../parts/Figures.tsx'
import css from './ScoreStrip.module.css'
import { skunkLines } from './skunk-lines.ts'

interface ScoreStripProps {
  readonly game: Game
  /** Figures alone, where there is no room for the board. */
  readonly bare?: boolean
}

/** The scores and the board, shrunk to a strip while cards are on the screen. `ScoreTable` says the same in words. */
export function ScoreStrip({ game, bare = false }: ScoreStripProps) {
  const tracks = game.pegs.map((pegs, side) => ({ ...pegs, mark: game.marks[side] ?? 'a' }))
  return (
    <span className={css.strip} aria-hidden="true">
      <span className={css.scores}>
        {tracks.map(({ mark, front }) => (
          <span key={mark}>
            <SideMark mark={mark} size="14px" />
            <Figures value={front} />
          </span>
        ))}
      </span>
      {!bare && <StripBoard target={game.rules.target} tracks={tracks} skunkLines={skunkLines(game.rules)} />}
    </span>
  )
}
