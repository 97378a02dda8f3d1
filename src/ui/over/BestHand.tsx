import type { Game } from '../../game/game.ts'
import type { BestHand as Best } from '../../game/statistics.ts'
import { seatName } from '../../words/names.ts'
import { MiniCard } from '../parts/MiniCard.tsx'
import styles from './BestHand.module.css'

interface BestHandProps {
  readonly game: Game
  readonly best: Best
}

/** The hand that will be talked about, with its cards where they were tapped. */
export function BestHand({ game, best }: BestHandProps) {
  const cards = best.cards && best.starter ? [...best.cards, best.starter] : []
  return (
    <dl className={styles.best}>
      <dt>Best hand</dt>
      <dd>
        <span>
          {seatName(game, best.seat)} {best.points}
        </span>
        {cards.length > 0 && (
          <span className={styles.cards}>
            {cards.map((card) => (
              <MiniCard key={card} card={card} />
            ))}
          </span>
        )}
      </dd>
    </dl>
  )
}
