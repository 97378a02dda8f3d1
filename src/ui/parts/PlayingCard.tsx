import { type Card, suitOf } from '../../rules/card.ts'
import { cardName } from '../../words/cards.ts'
import { sayChangeable } from '../../words/pads.ts'
import { CardFace } from './CardFace.tsx'
import styles from './PlayingCard.module.css'

interface PlayingCardProps {
  readonly card: Card
  /** `hero` fills the room its row has; `small` stands beside a line of text. */
  readonly size?: 'hero' | 'small'
  /** It is being spoken of. */
  readonly lit?: boolean | undefined
  /** Makes it a button that says the card can be changed. */
  readonly onChange?: ((card: Card) => void) | undefined
}

/** A card face up. */
export function PlayingCard({ card, size = 'hero', lit, onChange }: PlayingCardProps) {
  const look = {
    className: styles.card,
    'data-suit': suitOf(card),
    'data-size': size,
    'data-lit': lit || undefined,
  }
  if (!onChange) {
    return (
      <span {...look} role="img" aria-label={cardName(card)}>
        <CardFace card={card} />
      </span>
    )
  }
  return (
    <button {...look} type="button" aria-label={sayChangeable(cardName(card))} onClick={() => onChange(card)}>
      <CardFace card={card} />
    </button>
  )
}
