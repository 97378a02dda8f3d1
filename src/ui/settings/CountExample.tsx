import type { Card } from '../../rules/card.ts'
import { countShow } from '../../rules/count-show.ts'
import { PRESETS } from '../../rules/presets.ts'
import { type CountOptions, sayCount } from '../../words/spoken-count.ts'
import { MiniCard } from '../parts/PlayingCard.tsx'
import styles from './CountExample.module.css'

const HAND: readonly Card[] = ['7S', '7H', '8C', '9D']
const STARTER: Card = '6S'
const RULES = PRESETS['six-card-121']

/** The same hand as it is said in each way. */
export function CountExample(said: CountOptions) {
  const lines = countShow({ of: 'hand', cards: HAND, starter: STARTER }, RULES.show)
  return (
    <figure className={styles.example}>
      <span>
        {[...HAND, STARTER].map((card) => (
          <MiniCard key={card} card={card} />
        ))}
      </span>
      <figcaption aria-live="polite">“{sayCount(lines, said)}”</figcaption>
    </figure>
  )
}
