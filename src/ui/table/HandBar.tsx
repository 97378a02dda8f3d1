import type { ReactNode } from 'react'
import type { Game } from '../../game/game.ts'
import { SideMark } from '../parts/board/SideMark.tsx'
import { StripBoard } from '../parts/board/StripBoard.tsx'
import { Figures } from '../parts/Figures.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import css from './HandBar.module.css'

interface HandBarProps {
  readonly game: Game
  readonly title: string
  readonly sub: string
  /** Back to the board; without it there is no arrow. */
  readonly onBack?: (() => void) | undefined
  readonly tools?: ReactNode
}

/** Whose hand, in words, and the board shrunk to a strip. */
export function HandBar({ game, title, sub, onBack, tools }: HandBarProps) {
  const tracks = game.pegs.map((pegs, side) => ({ ...pegs, mark: game.marks[side] ?? 'a' }))
  return (
    <header className={css.bar}>
      {onBack && <IconButton icon="arrow-left" label="Back to the board" onClick={onBack} />}
      <div className={css.words}>
        <h2>{title}</h2>
        <p>{sub}</p>
      </div>
      {tools}
      <div className={css.strip} aria-hidden="true">
        <div className={css.scores}>
          {tracks.map(({ mark, front }) => (
            <span key={mark}>
              <SideMark mark={mark} size="14px" />
              <Figures value={front} />
            </span>
          ))}
        </div>
        <StripBoard target={game.rules.target} tracks={tracks} skunkLines={skunkLines(game)} />
      </div>
    </header>
  )
}

/** The first hole past each skunk line, which is where the board lays its brass. */
export function skunkLines({ rules }: Game): readonly number[] {
  return rules.skunks.map((line) => line.below)
}
