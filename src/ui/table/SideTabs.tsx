import { useId } from 'react'
import type { Game } from '../../game/game.ts'
import { sideName } from '../../words/names.ts'
import { SideMark } from '../parts/board/SideMark.tsx'
import css from './SideTabs.module.css'

interface SideTabsProps {
  readonly game: Game
  readonly chosen: number
  readonly onChoose: (side: number) => void
}

/** First the side is tapped, then its points. */
export function SideTabs({ game, chosen, onChoose }: SideTabsProps) {
  const group = useId()
  return (
    <div className={css.tabs} role="radiogroup" aria-label="Whose points">
      {game.marks.map((mark, side) => (
        <label className={css.tab} key={mark}>
          <input type="radio" name={group} checked={side === chosen} onChange={() => onChoose(side)} />
          <SideMark mark={mark} />
          <span>{sideName(game, side)}</span>
        </label>
      ))}
    </div>
  )
}
