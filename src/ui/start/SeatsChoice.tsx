import { useId, useState } from 'react'
import { SEATS } from '../../game/preset-groups.ts'
import { type Rules, seatCount } from '../../rules/rules.ts'
import { NEW_GAME_WORDS } from '../../words/pages/new-game.ts'
import { sayRulesProblem } from '../../words/rules-problem.ts'
import { Figures } from '../parts/Figures.tsx'
import segments from '../parts/Segments.module.css'
import styles from './SeatsChoice.module.css'

interface SeatsChoiceProps {
  readonly rules: Rules
  readonly onSeats: (seats: number) => void
}

/** Nobody has a deal for five: whoever looks for it is told why. */
const REFUSED = 5
/** How many play. */
export function SeatsChoice({ rules, onSeats }: SeatsChoiceProps) {
  const seats = seatCount(rules)
  const name = useId()
  const [asked, setAsked] = useState(false)
  const choose = (count: number) => {
    setAsked(false)
    onSeats(count)
  }
  return (
    <fieldset className={styles.seats}>
      <legend>{NEW_GAME_WORDS.players}</legend>
      <div className={`${segments.segments} ${styles.row}`}>
        {SEATS.filter((count) => count < REFUSED).map((count) => (
          <Seat key={count} name={name} count={count} checked={count === seats} onChoose={choose} />
        ))}
        <button
          type="button"
          aria-expanded={asked}
          aria-label={NEW_GAME_WORDS.five}
          onClick={() => setAsked(!asked)}
        >
          <Figures value={REFUSED} />
        </button>
        {SEATS.filter((count) => count > REFUSED).map((count) => (
          <Seat key={count} name={name} count={count} checked={count === seats} onChoose={choose} />
        ))}
      </div>
      <output>{asked && sayRulesProblem({ type: 'five-seats' }, rules)}</output>
    </fieldset>
  )
}

interface SeatProps {
  readonly name: string
  readonly count: number
  readonly checked: boolean
  readonly onChoose: (count: number) => void
}

function Seat({ name, count, checked, onChoose }: SeatProps) {
  return (
    <label>
      <input type="radio" className="unseen" name={name} checked={checked} onChange={() => onChoose(count)} />
      <Figures value={count} />
    </label>
  )
}
