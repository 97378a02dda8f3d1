import type { BestHand as Best } from '../../../game/statistics.ts'
import { GAME_OVER_WORDS } from '../../../words/table/game-over.ts'
import { MiniCard } from '../MiniCard.tsx'
import styles from './BestHand.module.css'

interface BestHandProps {
  /** Whose it was or when, and what it counted. */
  readonly words: string
  readonly best: Pick<Best, 'cards' | 'starter'>
}

/** The hand that will be talked about, with its cards where they were tapped. */
export function BestHand({ words, best }: BestHandProps) {
  const cards = best.cards && best.starter ? [...best.cards, best.starter] : []
  return (
    <dl className={styles.best}>
      <dt>{GAME_OVER_WORDS.bestHand}</dt>
      <dd>
        <span>{words}</span>
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
