import { type Card, suitOf } from '../../rules/card.ts'
import { cardName } from '../../words/cards.ts'
import { CardFace } from './CardFace.tsx'
import styles from './MiniCard.module.css'

/** A card in a line of text, a ledger or a button. */
export function MiniCard({ card }: { readonly card: Card }) {
  return (
    <span className={styles.mini} data-suit={suitOf(card)} role="img" aria-label={cardName(card)}>
      <CardFace card={card} />
    </span>
  )
}
