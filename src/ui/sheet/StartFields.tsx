import { MOST_TYPED } from '../../game/setup/setup-form.ts'
import { sayNameField, sideName } from '../../words/names.ts'
import { TextField } from '../pads/Fields.tsx'
import { Stepper } from '../parts/Stepper.tsx'
import { FieldsPad, type PadProps } from './FieldsPad.tsx'
import css from './SheetScreen.module.css'

/** The names of those who sit there, and the holes a game was taken up at. */
export function StartFields({
  there,
  start,
  entry = start,
  onEntry,
  effect,
  foot,
}: PadProps<'game-started'>) {
  const { players, scores } = entry
  return (
    <FieldsPad effect={effect} foot={foot}>
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
        <div key={there.marks[side]} className={css.pair} data-mirrors="">
          {sideName(there, side)}
          <Stepper
            label={sideName(there, side)}
            value={score}
            min={0}
            max={there.rules.target - 1}
            onChange={(next) => onEntry({ ...entry, scores: scores.with(side, next) })}
          />
        </div>
      ))}
    </FieldsPad>
  )
}
