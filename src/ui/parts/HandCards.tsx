import type { Card } from '../../rules/card.ts'
import css from './HandCards.module.css'
import { PlayingCard } from './PlayingCard.tsx'

export interface HandCardsProps {
  readonly cards: readonly Card[]
  readonly starter: Card | undefined
  readonly isLit?: (card: Card) => boolean | undefined
  readonly onChange?: ((card: Card) => void) | undefined
  /** Only the hand can be changed here. */
  readonly starterFixed?: boolean | undefined
}

/** The cards of a hand, and the starter after a line. `--card-height` and `--card-width` come from the page. */
export function HandCards({ cards, starter, isLit, onChange, starterFixed = false }: HandCardsProps) {
  return (
    <div className={css.cards}>
      {cards.map((card) => (
        <PlayingCard key={card} card={card} lit={isLit?.(card)} onChange={onChange} />
      ))}
      {starter && (
        <>
          <span />
          <PlayingCard card={starter} lit={isLit?.(starter)} onChange={starterFixed ? undefined : onChange} />
        </>
      )}
    </div>
  )
}
