import { type KeyboardEvent, useId, useRef } from 'react'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { Digits } from '../parts/Digits.tsx'
import styles from './NumberGrid.module.css'
import { keysOf, moveTabStop, typedKey, walkKeys } from './pad-keys.ts'

export interface NumberGridProps {
  readonly label: string
  /** The label is over the page already. */
  readonly isAsked?: boolean
  /** 1 where 0 is no answer. */
  readonly from?: number
  /** The last number. */
  readonly most?: number
  /** The number chosen, where a tap only chooses. */
  readonly chosen?: number | 'none'
  /** Why some numbers cannot be tapped, in one sentence. */
  readonly note?: string | undefined
  readonly isPossible?: (points: number) => boolean
  readonly onNumber: (points: number) => void
  /** Common answers before the numbers; `wide` for longer words. */
  readonly named?: readonly { name: string; text: string; points: number; run: () => void }[]
  readonly wide?: boolean
}

/** Letters of a common answer that fit on two lines of its key. */
const LONG = 14

/** All numbers of points, one tap each: a claim, a hand counted by the table, any other points. */
export function NumberGrid(props: NumberGridProps) {
  const { label, from = 0, most = 29, chosen, note, isPossible = () => true, onNumber, named = [] } = props
  const typed = useRef('')
  const id = useId()

  // Digits move to the number they make, and Enter taps it, so that half a number is never entered.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const digit = typedKey(event)
    if (walkKeys(event) || event.key === 'Enter') typed.current = ''
    else if (digit !== undefined && /\d/.test(digit)) {
      const longer = typed.current + digit
      typed.current = Number(longer) <= most ? longer : digit
      keysOf(event.currentTarget)[Number(typed.current) - from]?.focus()
    }
  }

  return (
    <div className={styles.pad}>
      {/* Read aloud as the name of the numbers. */}
      {!props.isAsked && (
        <p className={styles.ask} aria-hidden="true">
          {label}
        </p>
      )}
      {named.length > 0 && (
        <div className={props.wide ? styles.wide : styles.named}>
          {named.map(({ name, text, points, run }) => (
            <button
              type="button"
              key={name}
              aria-label={name}
              data-long={text.length > LONG || undefined}
              onClick={run}
            >
              <Digits value={points} className={styles.digits} /> {text}
            </button>
          ))}
        </div>
      )}
      <fieldset
        className={styles.keys}
        aria-label={label}
        aria-describedby={note && id}
        data-pad="numbers"
        onKeyDown={onKeyDown}
        onFocus={moveTabStop}
      >
        {Array.from({ length: most + 1 - from }, (_, place) => {
          const points = place + from
          const isOpen = isPossible(points)
          return (
            <button
              type="button"
              key={points}
              data-key={points}
              aria-label={from === 0 && points === 19 && most === 29 ? SHOW_WORDS.nineteen : undefined}
              // It stays focusable, because a typed digit leads to it: Enter must not press the key focused before.
              aria-disabled={!isOpen || undefined}
              aria-pressed={chosen === undefined ? undefined : points === chosen}
              tabIndex={place === 0 ? 0 : -1}
              onClick={() => isOpen && onNumber(points)}
            >
              {points}
            </button>
          )
        })}
      </fieldset>
      {note && <p id={id}>{note}</p>}
    </div>
  )
}
