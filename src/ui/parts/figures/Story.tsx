import type { PropsWithChildren } from 'react'
import styles from './Story.module.css'

type StoryProps = PropsWithChildren<{
  readonly title: string
  readonly sentence: string | undefined
  /** What the figures mean. */
  readonly note?: string
}>

/** Part of how a game went: in one sentence, and in figures or a chart. */
export function Story({ title, sentence, note, children }: StoryProps) {
  return (
    <section className={styles.story}>
      <h3>{title}</h3>
      {sentence && <p>{sentence}</p>}
      {children}
      {note && <p>{note}</p>}
    </section>
  )
}
