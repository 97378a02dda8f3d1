import type { Mark } from '../../game/entry.ts'
import { nameOf, rulesOf, type SetupForm } from '../../game/setup-form.ts'
import { seatCount, seatsOf, sideCount, sideOf } from '../../rules/rules.ts'
import { NEW_GAME_WORDS } from '../../words/pages/new-game.ts'
import { SparkBoard } from '../parts/board/SparkBoard.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import styles from './TableSeats.module.css'

interface TableSeatsProps {
  readonly form: SetupForm
  readonly knownNames: readonly string[]
  readonly onName: (seat: number, name: string) => void
  readonly onMark: (side: number, mark: Mark) => void
}

const NAMES = 'known-names'

/** The table from above: the board in the middle and a place card at every seat, clockwise from yours. */
export function TableSeats({ form, knownNames, onName, onMark }: TableSeatsProps) {
  const { rules } = form
  const seats = Array.from({ length: seatCount(rules) }, (_, seat) => seat)
  const sitting = seats.map((seat) => nameOf(form, seat))
  const skunkLines = rulesOf(form).skunks.map((line) => line.below)
  const tracks = form.marks.slice(0, sideCount(rules)).map((mark, side) => ({
    mark,
    score: Math.min(form.scores[side] ?? 0, rules.target),
  }))
  return (
    <fieldset className={styles.table} data-seats={seats.length}>
      <legend className="visually-hidden">{NEW_GAME_WORDS.seats}</legend>
      <div className={styles.board}>
        <SparkBoard target={rules.target} tracks={tracks} skunkLines={skunkLines} pegRadius={8.5} holes />
        {seats.length > 2 && <p className={styles.turn}>{NEW_GAME_WORDS.clockwise}</p>}
      </div>
      {seats.map((seat) => (
        <div key={seat} className={styles.seat} data-seat={seat}>
          <PlaceCard
            form={form}
            seat={seat}
            ownsPeg={seatsOf(rules, sideOf(rules, seat))[0] === seat}
            list={NAMES}
            onName={onName}
            onMark={onMark}
          />
        </div>
      ))}
      <datalist id={NAMES}>
        {knownNames
          .filter((name) => !sitting.includes(name))
          .map((name) => (
            <option key={name} value={name} />
          ))}
      </datalist>
    </fieldset>
  )
}
