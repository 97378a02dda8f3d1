import { useState } from 'react'
import type { Seen } from '../../app/camera.ts'
import { useSay } from '../../app/hooks/use-speech.ts'
import type { Card } from '../../rules/card.ts'
import { cardName, cardSign } from '../../words/cards.ts'
import { joinClauses } from '../../words/grammar.ts'
import {
  FINDER_WORDS,
  sayNotTaken,
  sayOut,
  sayTaken,
  sayTooMany,
  sayTwice,
} from '../../words/pages/camera.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { Viewfinder } from '../parts/Viewfinder.tsx'
import styles from './CardFinder.module.css'
import type { UsedCard } from './pad-cards.ts'

type Sighting = Seen['cards']['cards'][number]

/** What a pad of cards takes from the camera. */
export interface CameraPad {
  /** Places that are empty. */
  readonly room: number
  /** The last of them is for the starter. */
  readonly withStarter?: boolean
  readonly onCards: (cards: readonly Card[]) => void
}

/** For a pad that takes one card at a time: nobody could tell whose is which of two. */
export const oneCard = (onPick: (card: Card) => void): CameraPad => ({
  room: 1,
  onCards: ([card]) => card && onPick(card),
})

interface CardFinderProps extends CameraPad {
  readonly chosen?: readonly Card[] | undefined
  readonly usedBy?: ((card: Card) => UsedCard | undefined) | undefined
  readonly onClose: () => void
}

const NOTHING_SEEN = { width: 1, height: 1, cards: [], marks: 0, small: false, starter: undefined } as const

/** The drawing fills its place as `object-fit: cover` does. */
const AS_VIDEO = ['xMidYMid', 'slice'].join(' ')

/** Instead of the keys of a pad: cards that are certain are outlined, named and taken; nothing else is done with them. */
export function CardFinder(props: CardFinderProps) {
  const { room, withStarter = false, onCards, chosen = [], usedBy, onClose } = props
  const [{ width, height, cards }, setSeen] = useState<Seen['cards']>(NOTHING_SEEN)
  const [said, setSaid] = useState<string>(FINDER_WORDS.aim)
  const say = useSay()
  // A card that was taken out again stays out.
  const [taken, setTaken] = useState<readonly Card[]>([])

  /** Why a card is not taken: empty where nobody asks; undefined for one that is free, or that this pad has already. */
  const whyNot = ({ card, twice }: Sighting) => {
    if (chosen.includes(card)) return undefined
    const used = usedBy?.(card)
    if (used) return used.held === 'starter' ? '' : sayNotTaken(card, used.where)
    if (twice) return sayTwice(card)
    return taken.includes(card) ? sayOut(card) : undefined
  }
  const isFree = (one: Sighting) => !chosen.includes(one.card) && whyNot(one) === undefined
  const freeOf = (all: readonly Sighting[]) => all.filter(isFree).map(({ card }) => card)
  const asksStarter = (free: readonly Card[]) => withStarter && room > 1 && free.length === room
  const free = freeOf(cards)
  const isTooMany = free.length > room

  function take(all: readonly Card[], problem?: string): void {
    setTaken([...taken, ...all])
    const words = joinClauses([sayTaken(all, room - all.length), problem])
    setSaid(words)
    say(words)
    onCards(all)
  }
  function see(seen: Seen['cards']): void {
    setSeen(seen)
    // A card that is not settled yet may be one of these, or one too many.
    if (seen.cards.some((one) => isFree(one) && !one.settled)) return
    const now = freeOf(seen.cards)
    const problem = seen.cards.map(whyNot).find((why) => why)
    if (now.length > room) setSaid(sayTooMany(now.length, room))
    else if (asksStarter(now)) setSaid(FINDER_WORDS.whichStarter)
    else if (now.length > 0) take(now, problem)
    else if (problem && !said.includes(problem)) setSaid(problem)
  }

  return (
    <div className={styles.finder}>
      <Viewfinder
        kind="cards"
        onSeen={see}
        said={said}
        drawing={
          <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={AS_VIDEO} aria-hidden="true">
            {cards.map((sighting) => (
              <Outline
                key={sighting.card}
                {...sighting}
                size={Math.min(width, height) / 18}
                isTaken={whyNot(sighting) === undefined && !(isTooMany && isFree(sighting))}
              />
            ))}
          </svg>
        }
      >
        {asksStarter(free) && (
          <div className={styles.ask}>
            <ActionBar tight>
              {free.map((card) => (
                <Button
                  key={card}
                  kind="quiet"
                  label={cardName(card)}
                  onClick={() => take([...free.filter((one) => one !== card), card])}
                >
                  <MiniCard card={card} />
                </Button>
              ))}
            </ActionBar>
          </div>
        )}
        <Button kind="quiet" onClick={onClose}>
          {FINDER_WORDS.tapCards}
        </Button>
      </Viewfinder>
    </div>
  )
}

interface OutlineProps extends Sighting {
  /** Pixels of the frame: the height of its name. */
  readonly size: number
  /** Or about to be. */
  readonly isTaken: boolean
}

function Outline({ card, corners, size, isTaken }: OutlineProps) {
  const middle = (side: 'x' | 'y') => corners.reduce((sum, corner) => sum + corner[side], 0) / corners.length
  return (
    <g data-not={isTaken ? undefined : ''}>
      <polygon points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <text x={middle('x')} y={middle('y')} fontSize={size}>
        {cardSign(card)}
      </text>
    </g>
  )
}
