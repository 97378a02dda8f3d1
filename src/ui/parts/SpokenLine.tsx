import styles from './SpokenLine.module.css'

/** Letters of a count of many parts, and of one told pair by pair. */
const LONG = [90, 180] as const

interface SpokenLineProps {
  readonly text: string
  /** The letters being spoken, from one place to another. */
  readonly now?: readonly [from: number, to: number] | undefined
}

/** What is said at the table, in its quotation marks. */
export function SpokenLine({ text, now = [0, 0] }: SpokenLineProps) {
  const [from, to] = now
  // A sentence of many parts is set smaller: it must not push the ledger off a short phone.
  return (
    <p className={styles.spoken} data-long={LONG.findLast((length) => text.length > length)}>
      “{text.slice(0, from)}
      {to > from && <mark>{text.slice(from, to)}</mark>}
      {text.slice(to)}”
    </p>
  )
}
