import type { PropsWithChildren } from 'react'
import styles from './FormSection.module.css'
import { Segments, type SegmentsProps } from './Segments.tsx'

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

/** One of a few choices, under the name of what is chosen. */
export function ChoiceSection<T extends string>(props: SegmentsProps<T>) {
  return (
    <FormSection title={props.label}>
      <Segments {...props} />
    </FormSection>
  )
}
