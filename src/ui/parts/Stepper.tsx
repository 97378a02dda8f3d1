import { PAD_WORDS } from '../../words/pads.ts'
import { Figures } from './Figures.tsx'
import { Icon } from './Icon.tsx'
import styles from './Stepper.module.css'

export interface StepperProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const step = (icon: 'minus' | 'plus', next: number, disabled: boolean) => (
    <button
      type="button"
      aria-label={icon === 'minus' ? PAD_WORDS.less : PAD_WORDS.more}
      disabled={disabled}
      onClick={() => onChange(next)}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      {step('minus', value - 1, value <= min)}
      <output>
        <Figures value={value} />
      </output>
      {step('plus', value + 1, value >= max)}
    </fieldset>
  )
}
