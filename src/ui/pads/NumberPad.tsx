import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { PAD_WORDS } from '../../words/pads.ts'
import { Figures } from '../parts/Figures.tsx'
import { Icon } from '../parts/Icon.tsx'
import styles from './NumberPad.module.css'
import { typedKey, useRollingTaps, useTabStop } from './pad-keys.ts'

interface NumberPadProps {
  /** What the number is: "Bob’s hand". */
  readonly label: string
  readonly value: number | undefined
  readonly onValue: (value: number | undefined) => void
  readonly onDone: () => void
  /** What the tick does, read aloud: "Peg 12 for Bob". */
  readonly doneLabel: string
  /** Beside the number: what it will do, or why it cannot. */
  readonly children?: ReactNode
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'back', '0', 'done'] as const

/** The most that a hand counts. */
export const MOST = 29

/** The number after one more digit; a digit that would make it too large starts a new number. */
export function withDigit(value: number | undefined, digit: string): number {
  const longer = Number(`${value ?? ''}${digit}`)
  return longer <= MOST ? longer : Number(digit)
}

/** Digits for the points of a hand. */
export function NumberPad({ label, value, onValue, onDone, doneLabel, children }: NumberPadProps) {
  const { stop, onFocus, walk } = useTabStop()
  const done = useRef<HTMLButtonElement>(null)
  const typed = useRef(false)

  const act = (key: string) => {
    if (/^\d$/.test(key)) onValue(withDigit(value, key))
    else if (key === 'back') onValue(value === undefined || value < 10 ? undefined : Math.floor(value / 10))
    else if (key === 'done' && value !== undefined) onDone()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (walk(event)) return
    const digit = typedKey(event)
    typed.current = digit !== undefined && /\d/.test(digit)
    if (typed.current) act(event.key)
    else if (event.key === 'Backspace') act('back')
  }
  // A typed number is followed by Enter, which presses the key that has the focus.
  useEffect(() => {
    if (typed.current && value !== undefined) done.current?.focus()
    typed.current = false
  }, [value])
  const taps = useRollingTaps(act)

  return (
    <fieldset
      className={styles.pad}
      data-mirrors=""
      aria-label={label}
      data-pad="number"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      {...taps}
    >
      <div className={styles.reading}>
        <output>
          {value === undefined ? <span className={styles.none}>–</span> : <Figures value={value} />}
        </output>
        <div>{children}</div>
      </div>
      <div className={styles.keys}>
        {KEYS.map((key, place) => (
          <button
            key={key}
            ref={key === 'done' ? done : undefined}
            type="button"
            data-key={key}
            aria-label={key === 'back' ? PAD_WORDS.takeBackDigit : key === 'done' ? doneLabel : undefined}
            disabled={key === 'done' && value === undefined}
            tabIndex={place === stop ? 0 : -1}
          >
            {key === 'back' ? <Icon name="backspace" /> : key === 'done' ? <Icon name="check" /> : key}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
