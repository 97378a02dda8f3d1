import styles from './SpokenLine.module.css'

/** Letters of a count of many parts, and of one told pair by pair. */
const LONG = [90, 180] as const

/** What is said at the table, in its quotation marks. */
export function SpokenLine({ text }: { readonly text: string }) {
  // A sentence of many parts is set smaller: it must not push the ledger off a short phone.
  return (
    <p className={styles.spoken} data-long={LONG.findLast((length) => text.length > length)}>
      “{text}”
    </p>
  )
}
