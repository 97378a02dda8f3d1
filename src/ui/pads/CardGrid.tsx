import { Fragment, type KeyboardEvent, memo, type ReactNode, useState } from 'react'
import { useHasCamera } from '../../app/hooks/use-camera.ts'
import type { TableState } from '../../app/stores/table-state.ts'
import { holderWithDraft } from '../../game/record/draft.ts'
import { currentDeal, sideOfHolder } from '../../game/record/game.ts'
import { type Card, isCard, makeCard, PACK, parseCard, RANKS, rankOf, SUITS } from '../../rules/card.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { cardKeyName } from '../../words/engine/cards.ts'
import { whereHeld } from '../../words/names.ts'
import { FINDER_WORDS } from '../../words/pages/camera.ts'
import { IconButton } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { CardFace, SuitSign, useCardLook } from '../parts/PlayingCard.tsx'
import { type CameraPad, CardFinder } from './CardFinder.tsx'
import styles from './CardGrid.module.css'
import type { UsedCard } from './pad-cards.ts'
import { keysOf, moveTabStop, typedKey, typeKey, useRollingTaps, walkKeys } from './pad-keys.ts'

export function usedBy({ game, draft }: Pick<TableState, 'game' | 'draft'>) {
  return (card: Card): UsedCard | undefined => {
    const holder = holderWithDraft(currentDeal(game), draft, card)
    if (holder === undefined) return undefined
    const held = holder === 'starter' ? holder : game.marks[sideOfHolder(game, holder)]
    return { held, where: whereHeld(game, holder) }
  }
}

interface CardGridProps {
  readonly chosen?: readonly Card[]
  readonly usedBy?: ((card: Card) => UsedCard | undefined) | undefined
  readonly onPick: (card: Card) => void
  /** For a card held elsewhere. If left out, such a card is picked like any other. */
  readonly onUsed?: ((card: Card) => void) | undefined
  readonly onBackspace?: () => void
}

/**
 * The whole pack, one tap a card: a suit has two columns of seven, headed by its sign. One tab stop with arrow keys; typing a rank,
 * then a suit picks as well.
 */
export function CardGrid({ chosen = [], usedBy, onPick, onUsed = onPick, onBackspace }: CardGridProps) {
  const [rank, setRank] = useState('')
  const { ranksOnly } = useCardLook()

  const pick = (card: Card) => (usedBy?.(card) && !chosen.includes(card) ? onUsed(card) : onPick(card))
  const taps = useRollingTaps((key) => {
    if (isCard(key)) pick(key)
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (walkKeys(event)) return
    const key = typedKey(event)
    if (key !== undefined) {
      // Ranks alone wait for no suit.
      const typed = typeKey(rank, key)
      const free =
        ranksOnly &&
        typed.rank !== '1' &&
        freeCards(chosen).find((card) => rankOf(card) === rankTyped(typed.rank))
      if (free) pick(free)
      if (free) return setRank('')
      setRank(typed.rank)
      if (typed.card === undefined) return
      keysOf(event.currentTarget)
        .find(({ dataset }) => dataset.key === typed.card)
        ?.focus()
      pick(typed.card)
    } else if (event.key === 'Backspace') onBackspace?.()
    else if (event.key === 'Escape') setRank('')
  }

  const lit = rankTyped(rank)
  return (
    <div className={styles.field}>
      <fieldset
        className={styles.grid}
        aria-label={COMMON_WORDS.cards}
        data-pad="cards"
        onKeyDown={onKeyDown}
        onFocus={moveTabStop}
        {...taps}
      >
        {ranksOnly &&
          freeCards(chosen).map((card) => <CardKey key={card} card={card} chosen={false} lit={false} />)}
        {(ranksOnly ? [] : SUITS).map((suit) => (
          <Fragment key={suit}>
            <span className={styles.suit} data-suit={suit} aria-hidden="true">
              <SuitSign suit={suit} />
            </span>
            {RANKS.map((rank) => {
              const card = makeCard(rank, suit)
              const isChosen = chosen.includes(card)
              const used = isChosen ? undefined : usedBy?.(card)
              return <CardKey key={card} card={card} chosen={isChosen} lit={lit === rank} {...used} />
            })}
          </Fragment>
        ))}
      </fieldset>
    </div>
  )
}

/** For each rank of which one is left, a card that is not chosen: which one says nothing. */
function freeCards(chosen: readonly Card[]): readonly Card[] {
  return RANKS.flatMap((rank) => {
    return SUITS.map((suit) => makeCard(rank, suit)).find((card) => !chosen.includes(card)) ?? []
  })
}

function rankTyped(rank: string) {
  const card = parseCard(`${rank}s`)
  return card.ok ? rankOf(card.value) : undefined
}

interface CardKeyProps extends Partial<UsedCard> {
  readonly card: Card
  readonly chosen: boolean
  /** Its rank has been typed and waits for a suit. */
  readonly lit: boolean
}

/** The pad listens for all its keys, so that a tap redraws only what it changed. */
const CardKey = memo(function CardKey({ card, chosen, held, where, lit }: CardKeyProps) {
  const used = where !== undefined
  const { ranksOnly, nameOf, suitOf } = useCardLook()
  return (
    <button
      type="button"
      className={styles.key}
      data-suit={suitOf(card)}
      data-key={card}
      data-rank={rankOf(card)}
      data-state={chosen ? 'chosen' : held === 'starter' ? 'starter' : used ? 'used' : undefined}
      data-lit={lit || undefined}
      aria-pressed={chosen || undefined}
      aria-label={ranksOnly ? nameOf(card) : cardKeyName(card, where)}
      tabIndex={rankOf(card) === 'A' && (ranksOnly || card === PACK[0]) ? 0 : -1}
    >
      <CardFace card={card} />
      {held && held !== 'starter' && <SideMark mark={held} size="0.7em" />}
    </button>
  )
})

export interface PadFrameProps extends CardGridProps {
  readonly head: ReactNode
  readonly foot?: ReactNode
  /** Out of sight, kept to be shown again. */
  readonly away?: boolean | undefined
  /** Where the camera may fill the pad, too. */
  readonly camera?: CameraPad
}

/** A pad of cards: `head` above the pack, `foot` below it, or beside the head where the screen is low. */
export function PadFrame({ head, foot, away, camera, ...pack }: PadFrameProps) {
  const hasCamera = useHasCamera()
  const [looks, setLooks] = useState(false)
  // A slot was tapped: the keys are back, and stay. A pad that is full looks again for the next hand.
  if (looks && !away && !camera?.room) setLooks(false)
  return (
    <div className={styles.pad} data-away={away || undefined}>
      <div className={styles.flow} data-mirrors="">
        <div className={styles.head}>
          <div>{head}</div>
          {hasCamera && camera && (
            <IconButton
              icon="camera"
              label={FINDER_WORDS.key}
              disabled={camera.room === 0}
              onClick={camera.onOpen ?? (() => setLooks(!looks))}
            >
              {FINDER_WORDS.word}
            </IconButton>
          )}
        </div>
        {looks && !away && camera ? (
          <div className={styles.finder}>
            <CardFinder {...camera} {...pack} onClose={() => setLooks(false)} />
          </div>
        ) : (
          <CardGrid {...pack} />
        )}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </div>
  )
}
