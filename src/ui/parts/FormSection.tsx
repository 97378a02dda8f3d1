import type { ReactNode } from 'react'
import styles from './FormSection.module.css'

interface FormSectionProps {
  readonly title: string
  /** What the choice means, in plain words. */
  readonly help?: string | undefined
  readonly children: ReactNode
}

/** A question of the form with its choices: a line of the ledger. */
export function FormSection({ title, help, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      {children}
      {help !== undefined && <p aria-live="polite">{help}</p>}
    </fieldset>
  )
}
