import { type Card, rankOf, suitOf } from '../../rules/card.ts'
import styles from './CardFace.module.css'
import { SuitSign } from './SuitSign.tsx'

/** Rank and suit as they stand on a card, a slot or a key; whoever shows it gives the name in words. */
export function CardFace({ card }: { readonly card: Card }) {
  const rank = rankOf(card)
  return (
    <>
      <b className={styles.rank} data-rank={rank} aria-hidden="true">
        {rank === 'T' ? '10' : rank}
      </b>
      <SuitSign suit={suitOf(card)} />
    </>
  )
}
