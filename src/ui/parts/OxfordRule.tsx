import styles from './OxfordRule.module.css'

/** Thick over thin, the club's letterhead: it parts what is said from what is reckoned. */
export function OxfordRule() {
  return <div className={styles.rule} aria-hidden="true" />
}
