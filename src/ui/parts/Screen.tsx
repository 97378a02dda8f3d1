import type { ReactNode } from 'react'
import styles from './Screen.module.css'

/** `whole`: one screenful whose parts scroll by themselves. `page`: a page that scrolls. */
export function Screen({ fit, children }: { readonly fit: 'whole' | 'page'; readonly children: ReactNode }) {
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
