import { type PropsWithChildren, type ReactNode, useState } from 'react'
import { COMMON_WORDS } from '../../words/app.ts'
import { Digits } from './Digits.tsx'
import styles from './FormSection.module.css'
import { Icon } from './Icon.tsx'

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

interface DisclosureProps {
  readonly id?: string
  readonly className?: string | undefined
  readonly title: ReactNode
  /** Only at first: people open and close it themselves after that. */
  readonly isOpen?: boolean
  readonly onToggle?: (open: boolean) => void
  readonly children: ReactNode
}

export function Disclosure({ id, className, title, isOpen = false, onToggle, children }: DisclosureProps) {
  const [openAtFirst] = useState(isOpen)
  return (
    <details
      id={id}
      className={className ? `${styles.fold} ${className}` : styles.fold}
      open={openAtFirst}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {title}
        <Icon name="chevron" size={18} />
      </summary>
      {children}
    </details>
  )
}

export interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const step = (icon: 'minus' | 'plus', name: string, next: number, disabled: boolean) => (
    <button type="button" aria-label={name} disabled={disabled} onClick={() => onChange(next)}>
      <Icon name={icon} />
    </button>
  )
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      {step('minus', COMMON_WORDS.less, value - 1, value <= min)}
      <output>
        <Digits value={value} />
      </output>
      {step('plus', COMMON_WORDS.more, value + 1, value >= max)}
    </fieldset>
  )
}

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
