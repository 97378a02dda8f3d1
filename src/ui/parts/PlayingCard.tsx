import { type ComponentProps, createContext, memo, type PropsWithChildren, useContext } from 'react'
import { type Card, rankOf, type Suit, suitOf } from '../../rules/card.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { cardName, rankName, splitCards } from '../../words/engine/cards.ts'
import styles from './PlayingCard.module.css'

const OnlyRanks = createContext(false)

/** Whether only the ranks of the cards in it are known. */
export const RanksOnly = ({ isOn, children }: PropsWithChildren<{ readonly isOn: boolean }>) => (
  <OnlyRanks value={isOn}>{children}</OnlyRanks>
)

/** How cards are named and coloured here: where only their ranks are known, without a suit. */
export function useCardLook() {
  const ranksOnly = useContext(OnlyRanks)
  return {
    ranksOnly,
    nameOf: (card: Card) => (ranksOnly ? rankName(rankOf(card)) : cardName(card)),
    suitOf: (card: Card) => (ranksOnly ? undefined : suitOf(card)),
  }
}

interface PlayingCardProps {
  readonly card: Card
  /** `hero` fills the room its row has; `small` is for a line of text. */
  readonly size?: 'hero' | 'small'
  readonly lit?: boolean | undefined
  readonly onChange?: ((card: Card) => void) | undefined
  /** Where a tap chooses it, or not. */
  readonly chosen?: boolean | undefined
}

export function PlayingCard({ card, size = 'hero', chosen, lit = chosen, onChange }: PlayingCardProps) {
  const { nameOf, suitOf } = useCardLook()
  const name = nameOf(card)
  const look = {
    className: styles.card,
    'data-suit': suitOf(card),
    'data-size': size,
    'data-lit': lit || undefined,
  }
  return onChange ? (
    <button
      {...look}
      type="button"
      aria-label={chosen === undefined ? COMMON_WORDS.changeable(name) : name}
      aria-pressed={chosen}
      onClick={() => onChange(card)}
    >
      <CardFace card={card} />
    </button>
  ) : (
    <span {...look} role="img" aria-label={name}>
      <CardFace card={card} />
    </span>
  )
}

type MiniCardProps = Pick<ComponentProps<'span'>, 'className'> & { readonly card: Card }

export function MiniCard({ card, className = styles.mini }: MiniCardProps) {
  const { nameOf, suitOf } = useCardLook()
  return (
    <span className={className} data-suit={suitOf(card)} role="img" aria-label={nameOf(card)}>
      <CardFace card={card} />
    </span>
  )
}

export function CardWords({ words, ...look }: Omit<MiniCardProps, 'card'> & { readonly words: string }) {
  return splitCards(words).map(({ text, card }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
    card ? <MiniCard key={i} card={card} {...look} /> : text,
  )
}

/** Rank and suit as a picture. The card is named elsewhere, so that no "J" is read aloud beside its name. */
export const CardFace = memo(function CardFace({ card }: { readonly card: Card }) {
  const suit = useCardLook().suitOf(card)
  const rank = rankOf(card)
  const figure = rank === 'T' ? '10' : rank
  return (
    <>
      <b className={styles.rank} data-rank={rank} data-figure={figure} aria-hidden="true" />
      {suit && <SuitSign suit={suit} />}
    </>
  )
})

export const SuitSign = memo(function SuitSign({ suit }: { readonly suit: Suit }) {
  return (
    <svg className={styles.sign} viewBox="0 0 100 100" aria-hidden="true">
      <path d={SUIT_SHAPES[suit]} />
    </svg>
  )
})

/** Shapes, never characters: a phone may turn the character of a suit into an emoji. */
export const SUIT_SHAPES: Readonly<Record<Suit, string>> = {
  S: 'M50 4C60 24 93 40 93 64c0 13-9 21-20 21-8 0-14-4-18-10 1 10 5 16 13 20H32c8-4 12-10 13-20-4 6-10 10-18 10C16 85 7 77 7 64 7 40 40 24 50 4z',
  H: 'M50 93C36 76 8 58 8 33 8 18 18 8 30 8c9 0 16 5 20 15C54 13 61 8 70 8c12 0 22 10 22 25 0 25-28 43-42 60z',
  D: 'M50 3c9 18 20 33 36 47-16 14-27 29-36 47-9-18-20-33-36-47C30 36 41 21 50 3z',
  C: 'M50 5c13 0 22 9 22 21 0 7-3 12-8 17 3-2 6-2 9-2 12 0 21 9 21 21s-9 21-21 21c-8 0-14-4-18-10 1 10 5 17 13 21H32c8-4 12-11 13-21-4 6-10 10-18 10C15 83 6 74 6 62s9-21 21-21c3 0 6 0 9 2-5-5-8-10-8-17C28 14 37 5 50 5z',
}

export interface HandCardsProps extends Pick<PlayingCardProps, 'onChange'> {
  readonly cards: readonly Card[]
  readonly starter: Card | undefined
  /** Cards of a full hand: a place is kept for those to come. */
  readonly need?: number
  readonly isLit?: (card: Card) => boolean | undefined
  readonly isChosen?: (card: Card) => boolean
  readonly starterFixed?: boolean | undefined
}

/** The cards of a hand, and the starter after a line. `--card-height` and `--card-width` come from the page. */
export function HandCards({
  cards,
  starter,
  need = cards.length,
  isLit,
  isChosen,
  onChange,
  starterFixed = false,
}: HandCardsProps) {
  const look = (card: Card) => ({ card, lit: isLit?.(card), chosen: isChosen?.(card) })
  return (
    <div className={styles.cards}>
      {cards.map((card) => (
        <PlayingCard key={card} {...look(card)} onChange={onChange} />
      ))}
      {Array.from({ length: need - cards.length }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
        <i key={place} />
      ))}
      {starter && (
        <>
          <span />
          <PlayingCard {...look(starter)} onChange={starterFixed ? undefined : onChange} />
        </>
      )}
    </div>
  )
}
