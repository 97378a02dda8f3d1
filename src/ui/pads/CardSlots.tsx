import { type Card, suitOf } from '../../rules/card.ts'
import { cardName } from '../../words/cards.ts'
import { PAD_WORDS } from '../../words/pads.ts'
import { CardFace } from '../parts/PlayingCard.tsx'
import styles from './CardSlots.module.css'

interface CardSlot {
  /** What the place is called while it is empty, and where no caption stands for all, shown below it. */
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

/** The hand as it fills: what is tapped, what is next, and each card a way to change it. */
export function CardSlots({ slots, starter, caption }: CardSlotsProps) {
  return (
    <div className={styles.slots} data-need={slots.length} data-alone={starter ? undefined : ''}>
      {slots.map((slot) => (
        <Slot key={slot.label} {...slot} />
      ))}
      {starter ? (
        <>
          <span className={styles.bar} />
          <Slot {...starter} />
          <small data-wide="">{caption}</small>
          <small data-starter="">{starter.label}</small>
        </>
      ) : (
        slots.map((slot) => <small key={slot.label}>{slot.label}</small>)
      )}
    </div>
  )
}

function Slot({ label, card, now, onTap }: CardSlot) {
  const look = {
    className: styles.slot,
    'data-suit': card && suitOf(card),
    'data-full': card && '',
    'data-now': now || undefined,
  }
  const face = card && <CardFace card={card} />
  const name = card ? cardName(card) : PAD_WORDS.empty(label)
  if (!onTap) {
    return (
      <span {...look} role="img" aria-label={name}>
        {face}
      </span>
    )
  }
  return (
    <button
      {...look}
      type="button"
      aria-label={card ? PAD_WORDS.changeable(name) : name}
      aria-current={now || undefined}
      onClick={onTap}
    >
      {face}
    </button>
  )
}
