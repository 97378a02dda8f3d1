import type { ReactNode } from 'react'
import styles from './PegRadio.module.css'

interface PegRadioProps {
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One choice of a list: the peg is in the hole of the chosen one. */
export function PegRadio({ name, checked, onChoose, children }: PegRadioProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" className="unseen" name={name} checked={checked} onChange={onChoose} />
      <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
        <circle className={styles.lip} r="9.2" />
        <circle className={styles.peg} r="6.6" />
        <circle className={styles.shine} r="2.6" />
      </svg>
      {children}
    </label>
  )
}
