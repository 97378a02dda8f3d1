import { type KeyboardEvent, useRef, useState } from 'react'
import { type Card, isCard, PACK, parseCard, rankOf } from '../../rules/card.ts'
import { PAD_WORDS } from '../../words/pads.ts'
import styles from './CardGrid.module.css'
import { CardKey } from './CardKey.tsx'
import { typeKey } from './typed-card.ts'
import { typedKey } from './typed-key.ts'
import { useRollingTaps } from './use-rolling-taps.ts'
import { keysOf, useTabStop } from './use-tab-stop.ts'

/** Who holds a card already: `short` is shown on its key ("Bob"), `where` is read aloud ("in Bob’s hand"). */
export interface UsedCard {
  readonly short: string
  readonly where: string
}

interface CardGridProps {
  readonly chosen: readonly Card[]
  readonly usedBy: (card: Card) => UsedCard | undefined
  readonly onPick: (card: Card) => void
  /** A card held elsewhere was tapped all the same. */
  readonly onUsed: (card: Card) => void
  readonly onBackspace?: (() => void) | undefined
}

/**
 * The whole pack at once, one tap a card: 13 ranks by 4 suits, turned where the room is wider than high. One
 * tab stop with arrow keys; typing a rank, then a suit picks as well.
 */
export function CardGrid(props: CardGridProps) {
  const { chosen, usedBy, onPick, onUsed, onBackspace } = props
  const grid = useRef<HTMLFieldSetElement>(null)
  const { stop, onFocus, walk } = useTabStop()
  const [rank, setRank] = useState('')

  const pick = (card: Card) => (usedBy(card) && !chosen.includes(card) ? onUsed(card) : onPick(card))
  const taps = useRollingTaps((key) => {
    if (isCard(key)) pick(key)
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (walk(event)) return
    const typed = typedKey(event)
    if (typed !== undefined) type(typed)
    else if (event.key === 'Backspace') onBackspace?.()
    else if (event.key === 'Escape') setRank('')
  }
  const type = (key: string) => {
    const typed = typeKey(rank, key)
    setRank(typed.rank)
    if (typed.card === undefined || grid.current === null) return
    keysOf(grid.current)[PACK.indexOf(typed.card)]?.focus()
    pick(typed.card)
  }

  const typedRank = rank === '' ? undefined : parseCard(`${rank}s`)
  const lit = typedRank?.ok ? rankOf(typedRank.value) : undefined
  return (
    <div className={styles.field}>
      <fieldset
        ref={grid}
        className={styles.grid}
        aria-label={PAD_WORDS.cards}
        data-pad="cards"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        {...taps}
      >
        {PACK.map((card, place) => {
          const isChosen = chosen.includes(card)
          const used = isChosen ? undefined : usedBy(card)
          return (
            <CardKey
              key={card}
              card={card}
              chosen={isChosen}
              by={used?.short}
              where={used?.where}
              lit={lit === rankOf(card)}
              tabStop={place === stop}
            />
          )
        })}
      </fieldset>
    </div>
  )
}
