import type { ReactNode } from 'react'
import styles from './Select.module.css'

interface SelectProps<T extends string> {
  /** What is chosen here; read aloud, not shown. */
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[]
  readonly onChange: (value: T) => void
}

/** One of many, in a list of the device’s own. */
export function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  return (
    <select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
