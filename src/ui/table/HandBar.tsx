import type { ReactNode } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import css from './HandBar.module.css'

interface HandBarProps {
  readonly title: string
  readonly sub: ReactNode
  /** Back to the board; without it there is no arrow. */
  readonly onBack?: (() => void) | undefined
  /** At the far end: tools, or the board as a strip. */
  readonly children: ReactNode
}

/** The head of a pad, which takes the board's place: whose hand, in words. */
export function HandBar({ title, sub, onBack, children }: HandBarProps) {
  return (
    <header className={css.bar} data-mirrors="">
      {onBack && <IconButton icon="arrow-left" label="Back to the board" onClick={onBack} />}
      <div className={css.words}>
        <h2>{title}</h2>
        <p>{sub}</p>
      </div>
      {children}
    </header>
  )
}
