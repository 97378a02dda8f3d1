import type { ReactNode } from 'react'
import { OPENING_WORDS, TITLES } from '../../words/app.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import css from './Section.module.css'

interface SectionProps {
  readonly title: string
  readonly link?: ReactNode
  readonly children: ReactNode
}

export function Section({ title, link, children }: SectionProps) {
  return (
    <section>
      <div className={css.head}>
        <h2>{title}</h2>
        {link}
      </div>
      {children}
    </section>
  )
}

interface EmptyProps {
  readonly title?: string
  readonly sentence: string
  /** Left out where trying again would not help. */
  readonly onAgain?: (() => void) | undefined
}

/** Why nothing is listed: there is nothing yet, or it could not be read. */
export function Empty({ title, sentence, onAgain }: EmptyProps) {
  return (
    <div className={css.empty}>
      {title !== undefined && <h2>{title}</h2>}
      <p>{sentence}</p>
      {onAgain && (
        <Button kind="quiet" onClick={onAgain}>
          {OPENING_WORDS.tryAgain}
        </Button>
      )}
    </div>
  )
}

/** At the foot of a page. */
export function NewGameButton() {
  return <PageButton kind="primary" trailing="arrow-right" to="/new" title={TITLES.newGame} />
}
