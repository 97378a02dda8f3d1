import {
  defaultName,
  MOST_TYPED,
  nameOf,
  SEATS,
  setupOf,
  withMark,
  withName,
  withScore,
  withSeats,
} from '../../game/setup/setup-form.ts'
import { seatCount, seatsOf, sideOf } from '../../rules/rules.ts'
import { sayNameField, sideName } from '../../words/names.ts'
import { NEW_GAME_WORDS } from '../../words/pages/new-game.ts'
import { PegSelect } from '../pads/PegSelect.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { SparkBoard } from '../parts/board/SparkBoard.tsx'
import { Digits } from '../parts/Digits.tsx'
import type { FormProps } from '../parts/rules/RulesFields.tsx'
import { Segments } from '../parts/Segments.tsx'
import { TextInput } from '../parts/TextField.tsx'
import styles from './TableSeats.module.css'

export function SeatsField({ form, onForm }: FormProps) {
  return (
    <div className={styles.seats}>
      <span aria-hidden="true">{NEW_GAME_WORDS.players}</span>
      <Segments
        label={NEW_GAME_WORDS.players}
        options={SEATS.map((count) => ({ value: `${count}`, label: <Digits value={count} /> }))}
        value={`${seatCount(form.rules)}`}
        onChange={(count) => onForm(withSeats(form, Number(count)))}
      />
    </div>
  )
}

const NAMES = 'known-names'

export function TableSeats({ form, onForm, names }: FormProps & { readonly names: readonly string[] }) {
  const { rules } = form
  const seats = [...rules.sideOfSeat.keys()]
  const setup = setupOf(form)
  const absent = names.filter((name) => !setup.players.includes(name))
  const skunkLines = setup.rules.skunks.map((line) => line.below)
  const tracks = setup.marks.map((mark, side) => ({
    mark,
    score: Math.min(form.scores[side] ?? 0, rules.target),
  }))
  return (
    <fieldset className={styles.table} data-seats={seats.length}>
      <legend className="visually-hidden">{NEW_GAME_WORDS.seats}</legend>
      <div className={styles.board}>
        <SparkBoard target={rules.target} tracks={tracks} skunkLines={skunkLines} isLarge />
        {seats.length > 2 && <p className={styles.turn}>{NEW_GAME_WORDS.clockwise}</p>}
      </div>
      {seats.map((seat) => (
        <PlaceCard key={seat} form={form} onForm={onForm} seat={seat} />
      ))}
      <datalist id={NAMES}>
        {absent.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </fieldset>
  )
}

/** Letters of a name that its card on a phone has room for. */
const ROOM = 8

function PlaceCard({ form, onForm, seat }: FormProps & { readonly seat: number }) {
  const { rules } = form
  const side = sideOf(rules, seat)
  return (
    <div
      className={styles.card}
      style={{ ['--place' as string]: `s${seat}` }}
      data-tall={seatCount(rules) > 3 || undefined}
      data-long={(form.names[seat] ?? '').length > ROOM || undefined}
    >
      <PegSelect
        mark={form.marks[side] ?? 'a'}
        owner={seatsOf(rules, side)[0] === seat ? nameOf(form, seat) : undefined}
        onMark={(chosen) => onForm(withMark(form, side, chosen))}
      />
      <TextInput
        label={sayNameField(seat)}
        value={form.names[seat] ?? ''}
        placeholder={defaultName(form, seat)}
        maxLength={MOST_TYPED}
        autoCapitalize="words"
        list={NAMES}
        onType={(name) => onForm(withName(form, seat, name))}
      />
      {form.dealer === seat && <small>{NEW_GAME_WORDS.deals}</small>}
    </div>
  )
}

/** The scores of a game that was started on a wooden board. */
export function JoinScores({ form, onForm }: FormProps) {
  const setup = setupOf(form)
  const most = form.rules.target - 1
  return (
    <div className={styles.join}>
      <p>{NEW_GAME_WORDS.onWoodHelp}</p>
      {setup.marks.map((mark, side) => (
        <label key={mark}>
          <SideMark mark={mark} size="1.25rem" />
          <span>{sideName(setup, side)}</span>
          <input
            type="number"
            aria-label={NEW_GAME_WORDS.scoreOf(sideName(setup, side))}
            inputMode="numeric"
            min={0}
            max={most}
            placeholder="0"
            value={form.scores[side] || ''}
            onChange={({ target }) => {
              const typed = Math.trunc(Number(target.value)) || 0
              onForm(withScore(form, side, Math.min(Math.max(typed, 0), most)))
            }}
          />
        </label>
      ))}
    </div>
  )
}
