import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Card, isCard, PACK, parseCard, rankOf } from '../../rules/card.ts'
import styles from './CardGrid.module.css'
import { CardKey } from './CardKey.tsx'
import { nextPlace } from './next-place.ts'
import { typeKey } from './typed-card.ts'
import { useRollingTaps } from './use-rolling-taps.ts'

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
  /** Takes over a focus that went away with what stood here before. */
  readonly takesFocus?: boolean
}

const SUITS_A_LINE = 4

/**
 * The whole pack at once, one tap a card: 13 ranks by 4 suits, turned where the room is wider than high. One
 * tab stop with arrow keys; typing a rank, then a suit picks as well.
 */
export function CardGrid(props: CardGridProps) {
  const { chosen, usedBy, onPick, onUsed, onBackspace, takesFocus = false } = props
  const grid = useRef<HTMLFieldSetElement>(null)
  const [stop, setStop] = useState(0)
  const [rank, setRank] = useState('')

  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) grid.current?.querySelector('button')?.focus()
  }, [takesFocus])

  const pick = (card: Card) => (usedBy(card) && !chosen.includes(card) ? onUsed(card) : onPick(card))
  const taps = useRollingTaps((key) => {
    if (isCard(key)) pick(key)
  })

  const goTo = (place: number) => {
    setStop(place)
    grid.current?.querySelectorAll('button')[place]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const turned = grid.current !== null && getComputedStyle(grid.current).gridAutoFlow.startsWith('column')
    const place = nextPlace(event.key, stop, { count: PACK.length, inner: SUITS_A_LINE, turned })
    if (place !== undefined) {
      event.preventDefault()
      goTo(place)
    } else if (event.key === 'Backspace') onBackspace?.()
    else if (event.key.length === 1 && event.key !== ' ') type(event.key)
    else if (event.key === 'Escape') setRank('')
  }
  const type = (key: string) => {
    const typed = typeKey(rank, key)
    setRank(typed.rank)
    if (typed.card === undefined) return
    goTo(PACK.indexOf(typed.card))
    pick(typed.card)
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const card = event.target.dataset.key
    if (isCard(card)) setStop(PACK.indexOf(card))
  }

  const typedRank = rank === '' ? undefined : parseCard(`${rank}s`)
  const lit = typedRank?.ok ? rankOf(typedRank.value) : undefined
  return (
    <div className={styles.field}>
      <fieldset
        ref={grid}
        className={styles.grid}
        aria-label="Cards"
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
