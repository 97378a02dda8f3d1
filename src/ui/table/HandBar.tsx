import type { ReactNode } from 'react'
import { STEP_WORDS } from '../../words/table/step.ts'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import css from './HandBar.module.css'

/** One of several, named by the title. */
export interface HandBarChoice {
  /** What is chosen; read aloud. */
  readonly label: string
  readonly options: readonly string[]
  /** Place of the one chosen. */
  readonly value: number
  readonly onChoose: (place: number) => void
}

interface HandBarProps {
  readonly title: string
  readonly sub: ReactNode
  /** The title can be another's: the whole of it opens the choice. */
  readonly choice?: HandBarChoice | undefined
  /** Back to the board; without it there is no arrow. */
  readonly onBack?: (() => void) | undefined
  /** At the far end: tools, or the board as a strip. */
  readonly children: ReactNode
}

/** The head of a pad, which takes the board's place: whose hand, in words. */
export function HandBar({ title, sub, choice, onBack, children }: HandBarProps) {
  return (
    <header className={css.bar} data-mirrors="">
      {onBack && <IconButton icon="arrow-left" label={STEP_WORDS.backToBoard} onClick={onBack} />}
      <div className={css.words}>
        <h2>
          {title}
          {choice && <Icon name="chevron" size={16} />}
        </h2>
        <p>{sub}</p>
        {choice && (
          <select
            className="unseen"
            aria-label={choice.label}
            value={choice.value}
            onChange={(event) => choice.onChoose(Number(event.target.value))}
          >
            {choice.options.map((option, place) => (
              <option key={option} value={place}>
                {option}
              </option>
            ))}
          </select>
        )}
      </div>
      {children}
    </header>
  )
}
