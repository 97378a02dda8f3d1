import type { ReactNode } from 'react'
import { PAD_WORDS } from '../../words/pads.ts'
import styles from './AppBar.module.css'
import { IconButton } from './Button.tsx'

interface AppBarProps {
  /** The screen's one `h1`. */
  readonly title: string
  /** A plain line below it. */
  readonly note?: ReactNode
  readonly onBack?: (() => void) | undefined
  /** Tools, a switch or a score at the far end. */
  readonly children?: ReactNode
}

/** The head of a screen: the way back, its name, its tools. */
export function AppBar({ title, note, onBack, children }: AppBarProps) {
  return (
    <header className={styles.bar} data-mirrors="" data-back={onBack ? '' : undefined}>
      {onBack && <IconButton icon="arrow-left" label={PAD_WORDS.back} onClick={onBack} />}
      <div className={styles.words}>
        <h1>{title}</h1>
        {note !== undefined && <p>{note}</p>}
      </div>
      {children}
    </header>
  )
}
