import type { ComponentProps } from 'react'
import type { Card } from '../../rules/card.ts'
import { Fit } from './Fit.tsx'
import css from './Plaque.module.css'
import { MiniCard } from './PlayingCard.tsx'

export interface PlaqueProps {
  readonly figure: string
  readonly name: string
  readonly notes: readonly string[]
  /** The starter last. */
  readonly cards?: readonly Card[] | undefined
  readonly odds?: string | undefined
  /** In one line, without its odds. */
  readonly slim?: true
}

/** A brass plate for what is rare, as wide as its place, and everything on it in proportion. */
export function Plaque({ figure, name, notes, cards, odds, slim }: PlaqueProps) {
  return (
    <span className={css.place}>
      <span className={slim ? css.slim : css.plaque}>
        <span className={css.top}>
          <b className={css.figure}>
            <Fit>{figure}</Fit>
          </b>
          <span className={css.words}>
            <b>
              <Fit>{name}</Fit>
            </b>
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </span>
        </span>
        {cards && (
          <span className={css.cards}>
            {cards.map((card) => (
              <MiniCard key={card} card={card} className={css.card} />
            ))}
          </span>
        )}
        {odds && !slim && <em>{odds}</em>}
        {SCREWS.map((corner) => (
          <i key={corner} />
        ))}
      </span>
    </span>
  )
}

const SCREWS = [1, 2, 3, 4] as const

/** The wood that plaques hang on. */
export const Walnut = (wood: ComponentProps<'div'>) => <div className={css.walnut} {...wood} />
