import { memo } from 'react'
import { type Card, rankOf, suitOf } from '../../rules/card.ts'
import { cardKeyName } from '../../words/cards.ts'
import { CardFace } from '../parts/CardFace.tsx'
import styles from './CardKey.module.css'

interface CardKeyProps {
  readonly card: Card
  readonly chosen: boolean
  /** Who holds it, short, as shown on the key. */
  readonly by: string | undefined
  /** Where it is, as read aloud: "in Bob’s hand". */
  readonly where: string | undefined
  /** Its rank has been typed and waits for a suit. */
  readonly lit: boolean
  readonly tabStop: boolean
}

/** One key of the card pad. The pad listens for all of them, so that a tap redraws only what it changed. */
export const CardKey = memo(function CardKey({ card, chosen, by, where, lit, tabStop }: CardKeyProps) {
  const used = where !== undefined
  return (
    <button
      type="button"
      className={styles.key}
      data-suit={suitOf(card)}
      data-key={card}
      data-rank={rankOf(card)}
      data-state={chosen ? 'chosen' : used ? 'used' : undefined}
      data-lit={lit || undefined}
      aria-pressed={chosen || undefined}
      aria-label={cardKeyName(card, used ? { type: 'held', where } : { type: 'free' })}
      tabIndex={tabStop ? 0 : -1}
    >
      <CardFace card={card} />
      {used && <small>{by}</small>}
    </button>
  )
})
