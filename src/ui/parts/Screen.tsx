import type { ReactNode } from 'react'
import { PAD_WORDS } from '../../words/pads.ts'
import { IconButton } from './Button.tsx'
import styles from './Screen.module.css'

interface ScreenProps {
  /** `whole`: one screenful whose parts scroll in their own places. `page`: a page that scrolls. */
  readonly fit: 'whole' | 'page'
  readonly children: ReactNode
}

/** The paper under everything, with the lamp's light on its head and the phone's edges kept clear. */
export function Screen({ fit, children }: ScreenProps) {
  return (
    <main className={styles.screen} data-fit={fit}>
      {children}
    </main>
  )
}

interface AppBarProps {
  /** The screen's one `h1`. */
  readonly title: string
  readonly note?: ReactNode
  readonly onBack?: (() => void) | undefined
  readonly children?: ReactNode
}

export function AppBar({ title, note, onBack, children }: AppBarProps) {
  return (
    <header className={styles.bar} data-mirrors="" data-back={onBack ? '' : undefined}>
      {onBack && <IconButton icon="arrow-left" label={PAD_WORDS.back} onClick={onBack} />}
      <div className={styles.name}>
        <h1>{title}</h1>
        {note !== undefined && <p>{note}</p>}
      </div>
      {children}
    </header>
  )
}

interface MessageProps {
  readonly title: string
  readonly sentence: string
  readonly children?: ReactNode
}

export function Message({ title, sentence, children }: MessageProps) {
  return (
    <Screen fit="page">
      <div className={styles.message}>
        <h1>{title}</h1>
        <p>{sentence}</p>
        {children}
      </div>
    </Screen>
  )
}
