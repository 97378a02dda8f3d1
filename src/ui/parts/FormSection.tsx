import type { PropsWithChildren } from 'react'
import styles from './FormSection.module.css'

type FormSectionProps = PropsWithChildren<{ readonly title: string; readonly help?: string | undefined }>

export function FormSection({ title, help, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      {children}
      {help !== undefined && <p aria-live="polite">{help}</p>}
    </fieldset>
  )
}
