import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { sayEntry } from '../../words/table/undo.ts'
import { Choices } from '../pads/Fields.tsx'
import { FieldsPad, type PadProps } from './FieldsPad.tsx'

export function DealerFields({ there, start, entry = start, onEntry, effect, foot }: PadProps<'dealt'>) {
  return (
    <FieldsPad effect={effect} foot={foot}>
      <Choices
        label={CORRECTION_WORDS.dealer}
        choices={there.players.map((_, seat) => ({
          key: String(seat),
          label: sayEntry(there, { type: 'dealt', dealer: seat, points: 0 }),
        }))}
        chosen={String(entry.dealer)}
        onChoose={(seat) => onEntry({ ...entry, dealer: Number(seat) })}
      />
    </FieldsPad>
  )
}
