import type { ReactNode } from 'react'
import styles from './PegChoice.module.css'

interface PegRadioProps {
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One of a list: the peg stands in the hole of what is chosen. */
export function PegRadio({ name, checked, onChoose, children }: PegRadioProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" className="unseen" name={name} checked={checked} onChange={onChoose} />
      <svg width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true">
        <circle className={styles.lip} r="9.2" />
        <circle className={styles.hole} r="3.2" />
        <circle className={styles.peg} r="6.6" />
        <circle className={styles.shine} r="2.6" />
      </svg>
      {children}
    </label>
  )
}

interface PegSwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
  readonly note?: string
}

/** On or off: a peg in one of two holes. */
export function PegSwitch({ checked, onChange, children, note }: PegSwitchProps) {
  return (
    <label className={styles.line}>
      <span>
        <b>{children}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      <input
        className="unseen"
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <svg width="64" height="32" viewBox="0 0 64 32" aria-hidden="true">
        <rect className={styles.bed} x=".6" y=".6" width="62.8" height="30.8" rx="15.4" />
        <circle className={styles.hole} cx="17" cy="16" r="4" />
        <circle className={styles.hole} cx="47" cy="16" r="4" />
        <circle className={styles.slider} cx="17" cy="16" r="11" />
      </svg>
    </label>
  )
}
