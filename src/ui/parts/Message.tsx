import type { ReactNode } from 'react'
import css from './Message.module.css'
import { Screen } from './Screen.tsx'

interface MessageProps {
  readonly title: string
  readonly sentence: string
  /** The way on. */
  readonly children?: ReactNode
}

/** A screen that has only something to say. */
export function Message({ title, sentence, children }: MessageProps) {
  return (
    <Screen fit="page">
      <div className={css.message}>
        <h1>{title}</h1>
        <p>{sentence}</p>
        {children}
      </div>
    </Screen>
  )
}
