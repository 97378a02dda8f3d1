import type { ReactNode } from 'react'
import type { EventOf, GameEvent, Mark } from '../../game/record/entry.ts'
import type { Game } from '../../game/record/game.ts'
import { defaultName, MOST_TYPED, withMark } from '../../game/setup/setup-form.ts'
import { seatsOf, sideOf } from '../../rules/rules.ts'
import { sayNameField, seatName, sideName } from '../../words/names.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { sayEntry } from '../../words/table/undo.ts'
import { Choices } from '../pads/Fields.tsx'
import { PegSelect } from '../pads/PegSelect.tsx'
import { Stepper, type StepperProps } from '../parts/FormSection.tsx'
import { Segments, type SegmentsProps } from '../parts/Segments.tsx'
import { TextInput } from '../parts/TextField.tsx'
import css from './PadParts.module.css'

export interface FieldsProps<T extends GameEvent['type'] = GameEvent['type']> {
  /** The game at this entry. */
  readonly there: Game
  readonly entry: EventOf<T>
  readonly onEntry: (entry: GameEvent) => void
}

export interface PadProps<T extends GameEvent['type'] = GameEvent['type']>
  extends Omit<FieldsProps, 'entry'> {
  /** The entry as it was, or a `blank` one where there was none. */
  readonly start: EventOf<T>
  readonly blank: boolean
  /** As tapped so far; undefined while it is blank. */
  readonly entry: EventOf<T> | undefined
  /** What it would change, or why it cannot. */
  readonly effect: string | undefined
  readonly foot: ReactNode
}

/** Takes its space even when empty, so that no key moves. */
export function Effect({ effect }: Pick<PadProps, 'effect'>) {
  return (
    <p className={css.effect} role="status">
      {effect}
    </p>
  )
}

/** Above a pad: which kind of entry, or how a hand is counted. */
export function Kinds<T extends string>(props: SegmentsProps<T>) {
  return (
    <div className={css.kinds}>
      <Segments {...props} />
    </div>
  )
}

export function Amount(props: StepperProps) {
  return (
    <div className={css.amount} data-mirrors="">
      {props.label}
      <Stepper {...props} />
    </div>
  )
}

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
