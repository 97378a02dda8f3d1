import { type ReactNode, useState } from 'react'
import type { Card } from '../../rules/card.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { CardFace, MiniCard, useCardLook } from '../parts/PlayingCard.tsx'
import type { CameraPad } from './CardFinder.tsx'
import { PadFrame, type PadFrameProps } from './CardGrid.tsx'
import styles from './CardPad.module.css'
import { emptyPlace, emptyPlaces, lastCard, type PadCards, putCard, takeBack } from './pad-cards.ts'

interface CardPadProps extends Pick<PadFrameProps, 'usedBy' | 'onUsed' | 'away'> {
  /** Whose cards these are, where one pad is for several hands. */
  readonly of?: string
  readonly cards: readonly Card[]
  /** Cards in a full hand, including those played. */
  readonly need: number
  /** Cards of the hand that were played: they are changed elsewhere. */
  readonly played?: readonly Card[]
  readonly onPlayed?: (card: Card) => void
  /** The card turned up. `open`: it is tapped on this pad, after the hand. */
  readonly starter: { readonly name: string; readonly card: Card | undefined; readonly open?: boolean }
  readonly onCards: (cards: readonly Card[], starter: Card | undefined) => void
  readonly title: string
  /** The slot to change first, when the pad opens on a full hand. */
  readonly startAt?: number | undefined
  readonly onCamera?: CameraPad['onOpen']
  /** Beside Take back. */
  readonly children?: ReactNode
  /** Instead of Take back and what is beside it. */
  readonly footer?: ReactNode
}

/** The slots of a hand as they fill, the whole pack to fill them from, and Take back for the last card. */
export function CardPad(props: CardPadProps) {
  const { cards, need, played = [], onPlayed, starter, usedBy, onCards, onUsed, title, startAt } = props
  const [at, setAt] = useStateFor(props.of, startAt)
  const open = need - played.length
  const starterOpen = starter.open === true
  const pad: PadCards = { cards, need: open, starter: starter.card, starterOpen }
  const now = at ?? emptyPlace(pad)

  const setPad = (next: PadCards) => {
    setAt(undefined)
    onCards(next.cards, next.starter)
  }
  const pick = (card: Card) => {
    if (played.includes(card)) onPlayed?.(card)
    else setPad(putCard(pad, at, card))
  }
  const goBack = () => setPad(takeBack(pad))
  const tapSlot = (place: number, card: Card | undefined) => {
    if (card !== undefined && place === at) pick(card)
    else setAt(place)
  }

  return (
    <PadFrame
      away={props.away}
      head={
        <CardSlots
          caption={title}
          slots={[
            ...played.map((card) => ({ card, onTap: onPlayed && (() => onPlayed(card)) })),
            ...Array.from({ length: open }, (_, place) => ({
              card: cards[place],
              now: now === place,
              onTap: () => tapSlot(place, cards[place]),
            })),
          ].map((slot, place) => ({ ...slot, label: COMMON_WORDS.slot(place) }))}
          starter={{
            label: starter.name,
            card: starter.card,
            now: now === open,
            onTap: starterOpen ? () => tapSlot(open, starter.card) : undefined,
          }}
        />
      }
      chosen={[...played, ...cards, ...(starterOpen && starter.card ? [starter.card] : [])]}
      usedBy={usedBy}
      onPick={pick}
      onUsed={onUsed}
      onBackspace={goBack}
      camera={{
        // A slot that is pointed at is filled by a tap.
        room: at === undefined ? emptyPlaces(pad) : 0,
        withStarter: starterOpen && starter.card === undefined,
        onCards: (read, turned = pad.starter) =>
          setPad(
            read.reduce((filled, card) => putCard(filled, undefined, card), { ...pad, starter: turned }),
          ),
        onOpen: props.onCamera,
      }}
      foot={
        props.footer ?? (
          <ActionBar tight>
            <TakeBack card={lastCard(pad)} onTap={goBack} />
            {props.children}
          </ActionBar>
        )
      }
    />
  )
}

interface TakeBackProps {
  readonly card: Card | undefined
  readonly onTap: () => void
}

function TakeBack({ card, onTap }: TakeBackProps) {
  const { nameOf } = useCardLook()
  const { takeBack: label } = COMMON_WORDS
  return (
    <Button
      kind="quiet"
      icon="backspace"
      label={card ? `${label} ${nameOf(card)}` : label}
      disabled={!card}
      onClick={onTap}
    >
      <span className={styles.back}>
        {label} {card && <MiniCard card={card} />}
      </span>
    </Button>
  )
}

/** State of one hand among several on the same page: for another it starts again. */
function useStateFor<T>(hand: string | undefined, initial: T): readonly [T, (value: T) => void] {
  const [state, set] = useState({ hand, value: initial })
  return [state.hand === hand ? state.value : initial, (value) => set({ hand, value })]
}

interface CardSlot {
  /** What the place is called while it is empty; without a caption it is shown below it. */
  readonly label: string
  readonly card?: Card | undefined
  /** The next card goes here. */
  readonly now?: boolean
  /** Without it the slot only shows. */
  readonly onTap?: (() => void) | undefined
}

interface CardSlotsProps {
  readonly slots: readonly CardSlot[]
  readonly starter?: CardSlot
  /** Beside a starter: one line below all the slots of the hand, instead of a label each. */
  readonly caption?: string
}

export function CardSlots({ slots, starter, caption }: CardSlotsProps) {
  return (
    <div className={styles.slots} style={{ ['--need' as string]: slots.length }}>
      {slots.map((slot) => (
        <Slot key={slot.label} {...slot} />
      ))}
      {starter ? (
        <>
          <span className={styles.bar} />
          <Slot {...starter} />
          <small>{caption}</small>
          <small>{starter.label}</small>
        </>
      ) : (
        slots.map((slot) => <small key={slot.label}>{slot.label}</small>)
      )}
    </div>
  )
}

function Slot({ label, card, now, onTap }: CardSlot) {
  const { nameOf, suitOf } = useCardLook()
  const name = card ? nameOf(card) : COMMON_WORDS.empty(label)
  const face = card && <CardFace card={card} />
  const look = {
    className: styles.slot,
    'data-suit': card && suitOf(card),
    'data-now': now || undefined,
  }
  return onTap ? (
    <button
      {...look}
      type="button"
      aria-label={card ? COMMON_WORDS.changeable(name) : name}
      aria-current={now || undefined}
      onClick={onTap}
    >
      {face}
    </button>
  ) : (
    <span {...look} role="img" aria-label={name}>
      {face}
    </span>
  )
}
