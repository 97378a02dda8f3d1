import { type ReactNode, useId } from 'react'
import styles from './Segments.module.css'

export interface Segment<T extends string> {
  readonly value: T
  readonly label: ReactNode
  /** The whole name, when the label is not enough. */
  readonly name?: string
}

export interface SegmentsProps<T extends string> {
  readonly label: string
  readonly options: readonly Segment<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few choices, all visible: native radio buttons, so that arrow keys and screen readers work. */
export function Segments<T extends string>({ label, options, value, onChange }: SegmentsProps<T>) {
  const name = useId()
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="unseen"
            type="radio"
            name={name}
            aria-label={option.name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

interface SelectProps<T extends string> extends Omit<SegmentsProps<T>, 'label'> {
  /** For a visible label beside it; without one `label` is read aloud. */
  readonly id?: string
  readonly label?: string
  readonly className?: string | undefined
}

export function Select<T extends string>({ label, options, onChange, ...select }: SelectProps<T>) {
  return (
    <select
      {...select}
      aria-label={label}
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

interface PegRadioProps {
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

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
