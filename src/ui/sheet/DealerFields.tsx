import { useId } from 'react'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { sayEntry } from '../../words/table/undo.ts'
import { PegRadio } from '../parts/PegRadio.tsx'
import form from '../table/OtherPad.module.css'
import type { PadProps } from './EntryPad.tsx'
import { FieldsPad } from './FieldsPad.tsx'

export function DealerFields({ there, start, entry = start, onEntry, effect, foot }: PadProps<'dealt'>) {
  const group = useId()
  return (
    <FieldsPad effect={effect} foot={foot}>
      <fieldset className={form.reasons}>
        <legend className="visually-hidden">{CORRECTION_WORDS.dealer}</legend>
        {there.players.map((_, seat) => (
          <PegRadio
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            name={group}
            checked={entry.dealer === seat}
            onChoose={() => onEntry({ ...entry, dealer: seat })}
          >
            {sayEntry(there, { type: 'dealt', dealer: seat, points: 0 })}
          </PegRadio>
        ))}
      </fieldset>
    </FieldsPad>
  )
}
