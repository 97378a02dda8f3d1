import { PlayingCard } from '../parts/PlayingCard.tsx'
import styles from './DeckExample.module.css'

/** One card of each suit, in the colours chosen. */
export function DeckExample() {
  return (
    <div className={styles.deck} aria-hidden="true">
      {(['5S', '5H', '5D', '5C'] as const).map((card) => (
        <PlayingCard key={card} card={card} />
      ))}
    </div>
  )
}
