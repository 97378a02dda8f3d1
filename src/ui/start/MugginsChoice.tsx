import type { Rules } from '../../rules/rules.ts'
import { MUGGINS_MODE_WORDS, NEW_GAME_WORDS, sayMugginsMode } from '../../words/pages/new-game.ts'
import { FormSection } from '../parts/FormSection.tsx'
import { PegRadio } from '../parts/PegRadio.tsx'
import styles from './ChoiceGrid.module.css'

interface MugginsChoiceProps {
  readonly mode: Mode
  readonly lowball: boolean
  readonly onMode: (mode: Mode) => void
}

type Mode = Rules['muggins']['mode']

export const MUGGINS_MODES: readonly Mode[] = ['off', 'flag', 'on', 'call']

/** Who takes what a player fails to count. */
export function MugginsChoice({ mode, lowball, onMode }: MugginsChoiceProps) {
  return (
    <FormSection title={NEW_GAME_WORDS.muggins} help={sayMugginsMode(mode, lowball)}>
      <div className={styles.grid} data-long>
        {MUGGINS_MODES.map((value) => (
          <PegRadio key={value} name="muggins" checked={value === mode} onChoose={() => onMode(value)}>
            {MUGGINS_MODE_WORDS[value]}
          </PegRadio>
        ))}
      </div>
    </FormSection>
  )
}
