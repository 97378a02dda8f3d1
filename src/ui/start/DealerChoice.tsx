import { seatCount } from '../../rules/rules.ts'
import { PegRadio } from '../parts/PegRadio.tsx'
import styles from './ChoiceGrid.module.css'
import { FormSection } from './FormSection.tsx'
import { nameOf, type SetupForm } from './setup-form.ts'

interface DealerChoiceProps {
  readonly form: SetupForm
  readonly onDealer: (dealer: number | undefined) => void
}

/** Who deals first: the cut says, or the table does. */
export function DealerChoice({ form, onDealer }: DealerChoiceProps) {
  const seats = Array.from({ length: seatCount(form.rules) }, (_, seat) => seat)
  return (
    <FormSection title="First deal">
      <div className={styles.grid}>
        <PegRadio name="dealer" checked={form.dealer === undefined} onChoose={() => onDealer(undefined)}>
          By cut
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
