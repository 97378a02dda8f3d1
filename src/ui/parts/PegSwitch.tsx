import type { ReactNode } from 'react'
import styles from './PegSwitch.module.css'

interface PegSwitchProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
  readonly note?: string
}

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
