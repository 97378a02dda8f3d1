import { MOST_TYPED } from '../../game/setup/setup-form.ts'
import { sayNameField, sideName } from '../../words/names.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { sayEntry } from '../../words/table/undo.ts'
import { Choices, TextField } from '../pads/Fields.tsx'
import { Amount, type FieldsProps } from './PadParts.tsx'

export function DealerFields({ there, entry, onEntry }: FieldsProps<'dealt'>) {
  return (
    <Choices
      label={CORRECTION_WORDS.dealer}
      choices={there.players.map((_, seat) => ({
        key: String(seat),
        label: sayEntry(there, { type: 'dealt', dealer: seat, points: 0 }),
      }))}
      chosen={String(entry.dealer)}
      onChoose={({ key }) => onEntry({ ...entry, dealer: Number(key) })}
    />
  )
}

/** The names of the players, and the scores the game was started at. */
export function StartFields({ there, entry, onEntry }: FieldsProps<'game-started'>) {
  const { players, scores } = entry
  return (
    <>
      {players.map((name, seat) => (
        <TextField
          key={sayNameField(seat)}
          label={sayNameField(seat)}
          value={name}
          maxLength={MOST_TYPED}
          onValue={(next) => onEntry({ ...entry, players: players.with(seat, next) })}
        />
      ))}
      {scores?.map((score, side) => (
        <Amount
          key={there.marks[side]}
          label={sideName(there, side)}
          value={score}
          min={0}
          max={there.rules.target - 1}
          onChange={(next) => onEntry({ ...entry, scores: scores.with(side, next) })}
        />
      ))}
    </>
  )
}
