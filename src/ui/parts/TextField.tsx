import type { ComponentProps } from 'react'
import styles from './TextField.module.css'

type TextFieldProps = Pick<ComponentProps<'input'>, 'type' | 'value' | 'min' | 'max' | 'maxLength'> & {
  readonly label: string
  readonly onType: (text: string) => void
}

/** A line to type in, under its name. */
export function TextField({ label, onType, ...input }: TextFieldProps) {
  return (
    <label className={styles.label}>
      {label}
      <input
        className={styles.field}
        type="text"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onType(event.target.value)}
        {...input}
      />
    </label>
  )
}
