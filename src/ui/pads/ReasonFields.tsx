import { useId } from 'react'
import { PEG_WORDS } from '../../words/table/pegs.ts'
import { PegRadio } from '../parts/PegRadio.tsx'
import css from '../table/OtherPad.module.css'
import type { OtherReason } from './other-reasons.ts'

interface ReasonFieldsProps {
  readonly reasons: readonly OtherReason[]
  readonly chosen: string | undefined
  readonly onChoose: (reason: OtherReason) => void
  readonly words: string
  readonly onWords: (words: string) => void
}

/** What points are for: one of the table’s reasons, and what else is to be said. */
export function ReasonFields({ reasons, chosen, onChoose, words, onWords }: ReasonFieldsProps) {
  const group = useId()
  return (
    <>
      <fieldset className={css.reasons}>
        <legend className="visually-hidden">{PEG_WORDS.for}</legend>
        {reasons.map((reason) => (
          <PegRadio
            key={reason.key}
            name={group}
            checked={reason.key === chosen}
            onChoose={() => onChoose(reason)}
          >
            {reason.label}
          </PegRadio>
        ))}
      </fieldset>
      <input
        type="text"
        className={css.words}
        aria-label={PEG_WORDS.ownWords}
        placeholder={PEG_WORDS.ownWords}
        value={words}
        maxLength={60}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => onWords(event.target.value)}
      />
    </>
  )
}
