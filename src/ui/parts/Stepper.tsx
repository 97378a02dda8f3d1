import { COMMON_WORDS } from '../../words/app.ts'
import { Digits } from './Digits.tsx'
import { Icon } from './Icon.tsx'
import styles from './Stepper.module.css'

interface StepperProps {
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
