import { nameOf, type SetupForm } from '../../game/setup-form.ts'
import { seatCount } from '../../rules/rules.ts'
import { NEW_GAME_WORDS } from '../../words/pages/new-game.ts'
import { FormSection } from '../parts/FormSection.tsx'
import { PegRadio } from '../parts/PegRadio.tsx'
import styles from './ChoiceGrid.module.css'

interface DealerChoiceProps {
  readonly form: SetupForm
  readonly onDealer: (dealer: number | undefined) => void
}

/** Who deals first: the cut says, or the table does. */
export function DealerChoice({ form, onDealer }: DealerChoiceProps) {
  const seats = Array.from({ length: seatCount(form.rules) }, (_, seat) => seat)
  return (
    <FormSection title={NEW_GAME_WORDS.firstDeal}>
      <div className={styles.grid}>
        <PegRadio name="dealer" checked={form.dealer === undefined} onChoose={() => onDealer(undefined)}>
          {NEW_GAME_WORDS.byCut}
        </PegRadio>
        {seats.map((seat) => (
          <PegRadio key={seat} name="dealer" checked={form.dealer === seat} onChoose={() => onDealer(seat)}>
            <span className={styles.name}>{nameOf(form, seat)}</span>
          </PegRadio>
        ))}
      </div>
    </FormSection>
  )
}
