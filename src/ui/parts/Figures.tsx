import type { ReactNode } from 'react'
import styles from './Figures.module.css'

interface FiguresProps {
  readonly value: number
  readonly className?: string | undefined
}

/**
 * A number whose digits stand in fixed cells, so that a score does not dance as it grows. The digits are
 * drawn from attributes and the number itself is one hidden text: read aloud as "fifty-seven", not "5 7".
 */
export function Figures({ value, className }: FiguresProps) {
  const text = String(value)
  return (
    <span className={className ? `${styles.figures} ${className}` : styles.figures}>
      <span className="visually-hidden">{text}</span>
      {Object.entries(text).map(([place, digit]) => (
        <i key={place} data-digit={digit} aria-hidden="true" />
      ))}
    </span>
  )
}

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
