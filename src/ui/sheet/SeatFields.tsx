import type { Mark } from '../../game/record/entry.ts'
import { defaultName, MOST_TYPED, withMark } from '../../game/setup/setup-form.ts'
import { seatsOf, sideOf } from '../../rules/rules.ts'
import { sayNameField, seatName, sideName } from '../../words/names.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { sayEntry } from '../../words/table/undo.ts'
import { Choices } from '../pads/Fields.tsx'
import { PegSelect } from '../pads/PegSelect.tsx'
import { TextInput } from '../parts/TextField.tsx'
import { Amount, type FieldsProps } from './PadParts.tsx'
import css from './SeatFields.module.css'

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

/** The names of the players, the peg of each side, and the scores the game was started at. */
export function StartFields({ there, entry, onEntry }: FieldsProps<'game-started'>) {
  const { rules, players, marks, scores } = entry
  const setMark = (side: number, mark: Mark) => {
    const next = withMark(entry, side, mark)
    // Players named after their peg are renamed with it.
    const named = (name: string, seat: number) =>
      name === defaultName(entry, seat) ? defaultName(next, seat) : name
    onEntry({ ...next, players: players.map(named) })
  }
  return (
    <>
      {players.map((name, seat) => {
        const side = sideOf(rules, seat)
        return (
          <div key={sayNameField(seat)} className={css.seat} data-mirrors="">
            <PegSelect
              mark={marks[side] ?? 'a'}
              owner={seatsOf(rules, side)[0] === seat ? seatName(entry, seat) : undefined}
              onMark={(mark) => setMark(side, mark)}
            />
            <TextInput
              label={sayNameField(seat)}
              value={name}
              maxLength={MOST_TYPED}
              onType={(next) => onEntry({ ...entry, players: players.with(seat, next) })}
            />
          </div>
        )
      })}
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
