import type { ReactNode } from 'react'
import { PAD_WORDS } from '../../words/pads.ts'
import css from './AppBar.module.css'
import { IconButton } from './Button.tsx'

interface AppBarProps {
  readonly title: string
  readonly note?: ReactNode
  readonly onBack?: (() => void) | undefined
  readonly children?: ReactNode
}

export function AppBar({ title, note, onBack, children }: AppBarProps) {
  return (
    <header className={css.bar} data-mirrors="">
      {onBack && <IconButton icon="arrow-left" label={PAD_WORDS.back} onClick={onBack} />}
      <div className={css.name}>
        <h1>{title}</h1>
        {note !== undefined && <p>{note}</p>}
      </div>
      {children}
    </header>
  )
}
