import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Figures } from './Figures.tsx'
import { Icon } from './Icon.tsx'
import styles from './NumberPad.module.css'
import { nextPlace } from './next-place.ts'
import { useRollingTaps } from './use-rolling-taps.ts'

interface NumberPadProps {
  /** What the number is: "Bob’s hand". */
  readonly label: string
  readonly value: number | undefined
  readonly max: number
  readonly onValue: (value: number | undefined) => void
  /** Pressed, or Enter, with a number standing. */
  readonly onDone: () => void
  /** What the tick does, read aloud: "Peg 12 for Bob". */
  readonly doneLabel: string
  /** Words beside the number: what it will do, or why it cannot. */
  readonly children?: ReactNode
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'back', '0', 'done'] as const

/** The number after one more digit; a digit that would pass the top starts a new number. */
function withDigit(value: number | undefined, digit: number, max: number): number {
  const longer = (value ?? 0) * 10 + digit
  return longer <= max ? longer : digit
}

/** Digits under the thumb, for a hand counted by points and for any other peg. */
export function NumberPad({ label, value, max, onValue, onDone, doneLabel, children }: NumberPadProps) {
  const [stop, setStop] = useState(0)

  const act = (key: string) => {
    if (/^\d$/.test(key)) onValue(withDigit(value, Number(key), max))
    else if (key === 'back') onValue(value === undefined || value < 10 ? undefined : Math.floor(value / 10))
    else if (key === 'done' && value !== undefined) onDone()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const place = nextPlace(event.key, stop, { count: KEYS.length, inner: 3, turned: false })
    if (place !== undefined) {
      event.preventDefault()
      setStop(place)
      event.currentTarget.querySelectorAll('button')[place]?.focus()
    } else if (/^\d$/.test(event.key)) act(event.key)
    else if (event.key === 'Backspace') act('back')
  }
  const taps = useRollingTaps(act)

  return (
    <fieldset className={styles.pad} data-mirrors="" aria-label={label} onKeyDown={onKeyDown} {...taps}>
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
            type="button"
            data-key={key}
            aria-label={key === 'back' ? 'Take back a digit' : key === 'done' ? doneLabel : undefined}
            disabled={key === 'done' && value === undefined}
            tabIndex={place === stop ? 0 : -1}
            onFocus={() => setStop(place)}
          >
            {key === 'back' ? <Icon name="backspace" /> : key === 'done' ? <Icon name="check" /> : key}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
