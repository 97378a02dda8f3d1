import { type ReactNode, useState } from 'react'
import type { Card } from '../../rules/card.ts'
import { cardName } from '../../words/cards.ts'
import { PAD_WORDS, saySlot } from '../../words/pads.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { CardGrid, type UsedCard } from './CardGrid.tsx'
import styles from './CardPad.module.css'
import { CardSlots } from './CardSlots.tsx'
import { emptyPlace, lastCard, type PadRoom, putCard, takeBack } from './pad-cards.ts'

interface CardPadProps {
  readonly cards: readonly Card[]
  /** Cards the hand holds, with those laid. */
  readonly need: number
  /** Cards of the hand that are known from the play: they are changed elsewhere. */
  readonly laid?: readonly Card[]
  readonly onLaid?: ((card: Card) => void) | undefined
  /** The card turned up. `open`: it is tapped on this pad, after the hand. */
  readonly starter?:
    | { readonly name: string; readonly card: Card | undefined; readonly open?: boolean }
    | undefined
  /** A card that is somewhere else already; the starter of a deal is one. */
  readonly usedBy: (card: Card) => UsedCard | undefined
  /** The starter comes along only where it is tapped here. */
  readonly onCards: (cards: readonly Card[], starter: Card | undefined) => void
  readonly onUsed: (card: Card) => void
  /** The line below the slots: "four cards in the hand". */
  readonly title: string
  /** The place to change first, when the pad is opened on cards that are all there. */
  readonly startAt?: number | undefined
  /** What stands beside Take back. */
  readonly children?: ReactNode
  /** A whole foot of one's own, instead of Take back. */
  readonly footer?: ReactNode
}

const NONE: readonly Card[] = []

/** Taps to a hand: the slots as they fill, the whole pack, and the last card taken back. */
export function CardPad(props: CardPadProps) {
  const {
    cards,
    need,
    laid = NONE,
    onLaid,
    starter,
    usedBy,
    onCards,
    onUsed,
    title,
    startAt,
    children,
    footer,
  } = props
  const [at, setAt] = useState(startAt)
  const open = need - laid.length
  const room: PadRoom = { need: open, starterOpen: starter?.open === true }
  const pad = { cards, starter: starter?.card }
  const now = at ?? emptyPlace(pad, room)

  const pick = (card: Card) => {
    if (laid.includes(card)) return onLaid?.(card)
    const next = putCard(pad, room, at, card)
    setAt(undefined)
    onCards(next.cards, next.starter)
  }
  const goBack = () => {
    const next = takeBack(pad, room)
    setAt(undefined)
    onCards(next.cards, next.starter)
  }
  const tapSlot = (place: number, card: Card | undefined) => {
    if (card !== undefined && place === at) pick(card)
    else setAt(place)
  }

  const last = lastCard(pad, room)
  return (
    <div className={styles.pad}>
      <div className={styles.flow} data-mirrors="">
        <CardSlots
          caption={title}
          slots={[
            ...laid.map((card, place) => ({
              label: saySlot(place),
              card,
              onTap: onLaid && (() => onLaid(card)),
            })),
            ...Array.from({ length: open }, (_, place) => ({
              label: saySlot(laid.length + place),
              card: cards[place],
              now: now === place,
              onTap: () => tapSlot(place, cards[place]),
            })),
          ]}
          starter={
            starter && {
              label: starter.name,
              card: starter.card,
              now: now === open,
              onTap: starter.open ? () => tapSlot(open, starter.card) : undefined,
            }
          }
        />
        <CardGrid
          chosen={[...laid, ...cards, ...(room.starterOpen && starter?.card ? [starter.card] : [])]}
          usedBy={usedBy}
          onPick={pick}
          onUsed={onUsed}
          onBackspace={goBack}
        />
        <div className={styles.foot}>
          {footer ?? (
            <ActionBar tight>
              <Button
                kind="quiet"
                icon="backspace"
                label={last ? `${PAD_WORDS.takeBack} ${cardName(last)}` : PAD_WORDS.takeBack}
                disabled={!last}
                onClick={goBack}
              >
                <span className={styles.back}>
                  {PAD_WORDS.takeBack} {last && <MiniCard card={last} />}
                </span>
              </Button>
              {children}
            </ActionBar>
          )}
        </div>
      </div>
    </div>
  )
}
