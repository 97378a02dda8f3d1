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
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button
        type="button"
        aria-label={PAD_WORDS.less}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output>
        <Figures value={value} />
      </output>
      <button
        type="button"
        aria-label={PAD_WORDS.more}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
