import type { ReactNode } from 'react'
import styles from './Stamp.module.css'

interface StampProps {
  /** Red ink is a correction and nothing else; brass is for the lines that matter. */
  readonly ink: 'red' | 'brass'
  readonly title: string
  /** Below it: how many, or what for. */
  readonly children?: ReactNode
}

/** A word stamped on the page: missed 4, skunk. */
export function Stamp({ ink, title, children }: StampProps) {
  return (
    <p className={styles.stamp} data-ink={ink}>
      <b>{title}</b> {children}
    </p>
  )
}

/** Thick over thin, the club's letterhead: it parts what is said from what is reckoned. */
export function OxfordRule() {
  return <div className={styles.rule} aria-hidden="true" />
}
