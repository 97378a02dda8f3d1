import type { Game } from '../../game/game.ts'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import { askClaim, claimKeyName } from '../../words/claim-words.ts'
import { PlayingCard } from '../parts/PlayingCard.tsx'
import css from './ClaimPad.module.css'

interface ClaimPadProps {
  readonly game: Game
  readonly of: Holder
  readonly cards: readonly Card[]
  readonly starter: Card
  readonly onClaim: (claimed: number) => void
}

/** Every number that may be said: any claim is one, right or wrong. */
const CLAIMS = Array.from({ length: 30 }, (_, points) => points)

/**
 * The player says a number before anything true is shown: the keys are the same for every hand, and none of
 * them knows the count.
 */
export function ClaimPad({ game, of, cards, starter, onClaim }: ClaimPadProps) {
  return (
    <div className={css.claim}>
      <div className={css.cards}>
        {cards.map((card) => (
          <PlayingCard key={card} card={card} />
        ))}
        <span />
        <PlayingCard card={starter} />
      </div>
      <h3>{askClaim(game, of)}</h3>
      <fieldset className={css.keys} aria-label={askClaim(game, of)}>
        {CLAIMS.map((points) => (
          <button
            type="button"
            key={points}
            aria-label={claimKeyName(points)}
            onClick={() => onClaim(points)}
          >
            {points}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
