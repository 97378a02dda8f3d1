import type { Card } from '../../rules/card.ts'
import css from './HandCards.module.css'
import { PlayingCard } from './PlayingCard.tsx'

export interface HandCardsProps {
  readonly cards: readonly Card[]
  readonly starter: Card | undefined
  readonly isLit?: (card: Card) => boolean | undefined
  /** Changes a card: its place in the hand, or the place after the hand for the starter. */
  readonly onChange?: ((place: number) => void) | undefined
  /** Only the hand can be changed here. */
  readonly starterFixed?: boolean | undefined
}

/** The cards of a hand, and the starter after a line. `--card-height` and `--card-width` come from the page. */
export function HandCards({ cards, starter, isLit, onChange, starterFixed = false }: HandCardsProps) {
  const places = cards.map((card, place) => (
    <PlayingCard key={card} card={card} lit={isLit?.(card)} onChange={onChange && (() => onChange(place))} />
  ))
  return (
    <div className={css.cards}>
      {places}
      {starter && (
        <>
          <span />
          <PlayingCard
            card={starter}
            lit={isLit?.(starter)}
            onChange={onChange && !starterFixed ? () => onChange(cards.length) : undefined}
          />
        </>
      )}
    </div>
  )
}
