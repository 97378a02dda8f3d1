import type { ReactNode } from 'react'
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
