import type { Rules } from '../../rules/rules.ts'
import { PegRadio } from '../parts/PegRadio.tsx'
import styles from './ChoiceGrid.module.css'
import { FormSection } from './FormSection.tsx'

interface MugginsChoiceProps {
  readonly mode: Mode
  readonly lowball: boolean
  readonly onMode: (mode: Mode) => void
}

type Mode = Rules['muggins']['mode']

export const MUGGINS_MODES: readonly (readonly [Mode, string])[] = [
  ['off', 'Off'],
  ['flag', 'Flag'],
  ['on', 'On'],
  ['call', 'Call it yourselves'],
]

/** Who takes what a player fails to count. */
export function MugginsChoice({ mode, lowball, onMode }: MugginsChoiceProps) {
  return (
    <FormSection title="Muggins" help={meaningOf(mode, lowball)}>
      <div className={styles.grid} data-long>
        {MUGGINS_MODES.map(([value, label]) => (
          <PegRadio key={value} name="muggins" checked={value === mode} onChoose={() => onMode(value)}>
            {label}
          </PegRadio>
        ))}
      </div>
    </FormSection>
  )
}

/** In lowball every remedy turns round: points are what nobody wants. */
function meaningOf(mode: Mode, lowball: boolean): string {
  const taker = lowball ? 'whoever missed it must take it' : 'an opponent may take it'
  switch (mode) {
    case 'off':
      return 'Every hand is counted in full, and nobody claims anything.'
    case 'flag':
      return 'Players say what they hold; what they missed is shown, and nobody takes it.'
    case 'on':
      return `Players say what they hold; what they missed is shown, and ${taker}.`
    case 'call':
      return `Players say what they hold; the others name what was missed before it is shown, and ${taker}.`
  }
}
