import { memo, type PropsWithChildren } from 'react'
import styles from './Digits.module.css'

interface DigitsProps {
  readonly value: number
  readonly className?: string | undefined
}

/** A number in cells of one width. Its digits come from attributes, so that it is not read aloud as "5 7". */
export const Digits = memo(function Digits({ value, className }: DigitsProps) {
  const text = String(value)
  return (
    <span className={className ? `${styles.digits} ${className}` : styles.digits}>
      <span className="visually-hidden">{text}</span>
      {Object.entries(text).map(([place, digit]) => (
        <i key={place} data-digit={digit} aria-hidden="true" />
      ))}
    </span>
  )
})

type StampProps = PropsWithChildren<{ readonly ink: 'red' | 'brass'; readonly title: string }>

/** A word stamped on the page, with a number or a reason: missed 4, skunk. Red is for corrections only. */
export function Stamp({ ink, title, children }: StampProps) {
  return (
    <p className={styles.stamp} data-ink={ink}>
      <b>{title}</b> {children}
    </p>
  )
}

export function OxfordRule() {
  return <div className={styles.rule} aria-hidden="true" />
}
