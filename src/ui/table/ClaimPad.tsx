import { type KeyboardEvent, useState } from 'react'
import type { Holder } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { askClaim, MUGGINS_WORDS } from '../../words/table/show.ts'
import { MOST, withDigit } from '../pads/NumberPad.tsx'
import { keysOf, typedKey, useTabStop } from '../pads/pad-keys.ts'
import { PlayingCard } from '../parts/PlayingCard.tsx'
import css from './ClaimPad.module.css'
import { useTableView } from './table-view.ts'

/** Every number that may be said: any claim is one, right or wrong. */
const CLAIMS = Array.from({ length: MOST + 1 }, (_, points) => points)

/**
 * The player says a number before anything true is shown: the keys are the same for every hand, and none of
 * them knows the count.
 */
export function ClaimPad({ of, show }: { readonly of: Holder; readonly show: Show }) {
  const { cards, starter } = show
  const { game, act } = useTableView()
  const { stop, onFocus, walk } = useTabStop()
  const [typed, setTyped] = useState<number>()

  // Digits only lead to the number they make: half of it is not said by mistake. Enter says it.
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const digit = typedKey(event)
    if (walk(event)) setTyped(undefined)
    else if (digit !== undefined && /\d/.test(digit)) {
      const points = withDigit(typed, digit)
      setTyped(points)
      keysOf(event.currentTarget)[points]?.focus()
    }
  }

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
      <fieldset
        className={css.keys}
        aria-label={askClaim(game, of)}
        data-pad="claim"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        {CLAIMS.map((points) => (
          <button
            type="button"
            key={points}
            data-key={points}
            aria-label={MUGGINS_WORDS.claimKey(points)}
            tabIndex={points === stop ? 0 : -1}
            onClick={() => act({ type: 'claim', of, cards, claimed: points })}
          >
            {points}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
