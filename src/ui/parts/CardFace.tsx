import { type Card, rankOf, suitOf } from '../../rules/card.ts'
import styles from './CardFace.module.css'
import { SuitSign } from './SuitSign.tsx'

/**
 * Rank and suit as they stand on a card, a slot or a key. It is drawn, not written: whoever shows it gives the
 * name in words, and no stray "J" stands beside "Jack of clubs".
 */
export function CardFace({ card }: { readonly card: Card }) {
  const rank = rankOf(card)
  return (
    <>
      <b
        className={styles.rank}
        data-rank={rank}
        data-figure={rank === 'T' ? '10' : rank}
        aria-hidden="true"
      />
      <SuitSign suit={suitOf(card)} />
    </>
  )
}
