import { type CSSProperties, useState } from 'react'
import type { Seen } from '../../app/camera.ts'
import { useSay } from '../../app/hooks/use-speech.ts'
import type { Card } from '../../rules/card.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { cardName } from '../../words/engine/cards.ts'
import { joinClauses } from '../../words/engine/grammar.ts'
import {
  FINDER_WORDS,
  sayInSight,
  sayNotTaken,
  sayOut,
  sayTaken,
  sayTooMany,
  sayTwice,
} from '../../words/pages/camera.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { useHint, Viewfinder } from '../parts/Viewfinder.tsx'
import styles from './CardFinder.module.css'
import type { UsedCard } from './pad-cards.ts'
import { NOTHING_FOUND, type Places, type SeenCard, takeCards } from './take-cards.ts'

/** What a pad of cards takes from the camera. */
export interface CameraPad extends Places {
  /** Cards of the hand, and the starter where it is entered with them and was told from the others. */
  readonly onCards: (cards: readonly Card[], starter?: Card) => void
  /** A card that was taken is tapped in the picture. */
  readonly onCorrect?: (card: Card) => void
  /** The camera has a page of its own instead of the place of the keys. */
  readonly onOpen?: (() => void) | undefined
}

/** For a pad that takes one card at a time: nobody could tell whose is which of two. */
export const oneCard = (onPick: (card: Card) => void): CameraPad => ({
  room: 1,
  withStarter: false,
  onCards: ([card]) => card && onPick(card),
})

interface CardFinderProps extends CameraPad {
  readonly chosen?: readonly Card[] | undefined
  readonly usedBy?: ((card: Card) => UsedCard | undefined) | undefined
  readonly onClose: () => void
  /** Of a page of its own: whose cards are shown, one hand after another. The page has the way back while it waits for them. */
  readonly hand?: string
  /** Said until a card is seen. */
  readonly aim?: string
}

/** Cards that are certain are outlined, named and taken; nothing else is done with them. */
export function CardFinder(props: CardFinderProps) {
  const { room, onClose, onCorrect, hand, chosen, usedBy } = props
  const { seen, said, asked, see, take, whyNot, isFree } = useFinding(props)
  const { width, height, cards } = seen
  const isTooMany = cards.filter(isFree).length > room
  const outlined = cards.map((sighting) => ({
    ...sighting,
    isTaken: whyNot(sighting) === undefined && !(isTooMany && isFree(sighting)),
    isStarter: usedBy?.(sighting.card)?.held === 'starter',
  }))
  return (
    <div className={styles.finder}>
      <Viewfinder
        kind="cards"
        onSeen={see}
        said={said}
        drawing={
          <>
            <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              {outlined.map((one) => (
                <Outline key={one.card} {...one} />
              ))}
            </svg>
            {outlined.map((one) => (
              <Label
                key={one.card}
                {...one}
                at={{ x: one.label.x / width, y: one.label.y / height }}
                onTap={onCorrect && chosen?.includes(one.card) ? () => onCorrect(one.card) : undefined}
              />
            ))}
            {hand !== undefined && (
              <p className={styles.whose}>
                <b>{hand}</b> {sayInSight(outlined.filter((one) => one.isTaken || one.isStarter).length)}
              </p>
            )}
            {hand !== undefined && room === 0 && (
              <button
                type="button"
                className={styles.keys}
                aria-label={FINDER_WORDS.tapCards}
                onClick={onClose}
              >
                <Icon name="keys" /> {FINDER_WORDS.keys}
              </button>
            )}
          </>
        }
      >
        {asked.length > 0 && (
          <div className={styles.ask}>
            <ActionBar tight>
              {asked.map((card) => (
                <Button
                  key={card}
                  kind="quiet"
                  label={cardName(card)}
                  onClick={() =>
                    take(
                      asked.filter((one) => one !== card),
                      card,
                    )
                  }
                >
                  <MiniCard card={card} />
                </Button>
              ))}
            </ActionBar>
          </div>
        )}
        {asked.length > 0 && asked.length < room && (
          <Button kind="quiet" onClick={() => take(asked)}>
            {FINDER_WORDS.noStarter}
          </Button>
        )}
        {hand === undefined && (
          <Button kind="quiet" onClick={onClose}>
            {FINDER_WORDS.tapCards}
          </Button>
        )}
      </Viewfinder>
    </div>
  )
}

const NOTHING_SEEN = { width: 1, height: 1, cards: [], marks: 0, small: false, starter: undefined } as const

/** Follows what is seen, and says what becomes of it. */
function useFinding(props: CardFinderProps) {
  const { room, withStarter, onCards, chosen = [], usedBy, hand, aim = FINDER_WORDS.aim } = props
  const [seen, setSeen] = useState<Seen['cards']>(NOTHING_SEEN)
  const [said, setSaid] = useState<string>(aim)
  const [finding, setFinding] = useState(NOTHING_FOUND)
  const [hint, look] = useHint()
  const say = useSay()
  // A card that was taken out again stays out.
  const [taken, setTaken] = useState<readonly Card[]>([])
  // Another hand begins anew.
  const [of, setOf] = useState(hand)
  if (of !== hand) {
    setOf(hand)
    setSeen(NOTHING_SEEN)
    setSaid(aim)
    setFinding(NOTHING_FOUND)
    setTaken([])
  }

  /** Why a card is not taken: empty where nobody asks; undefined for one that is free, or that this pad has already. */
  const whyNot = ({ card, twice }: SeenCard) => {
    if (chosen.includes(card)) return undefined
    const used = usedBy?.(card)
    if (used) return used.held === 'starter' ? '' : sayNotTaken(card, used.where)
    if (twice) return sayTwice(card)
    return taken.includes(card) ? sayOut(card) : undefined
  }
  const isFree = (one: SeenCard) => !chosen.includes(one.card) && whyNot(one) === undefined

  function tell(words: string): void {
    setSaid(words)
    if (words !== said) say(words)
  }
  function take(cards: readonly Card[], starter?: Card, problem?: string): void {
    const all = starter === undefined ? cards : [...cards, starter]
    setTaken([...taken, ...all])
    setFinding(NOTHING_FOUND)
    tell(joinClauses([sayTaken(all, room - all.length), problem]))
    onCards(cards, starter)
  }
  function see(next: Seen['cards']): void {
    // What was taken stays outlined where it was seen last.
    const before = seen.cards.filter(
      ({ card }) => chosen.includes(card) && !next.cards.some((one) => one.card === card),
    )
    setSeen({ ...next, cards: [...next.cards, ...before] })
    const now = performance.now()
    look(next)
    const found = takeCards(finding, { room, withStarter }, next.cards.filter(isFree), next.starter, now)
    const { held, asks } = found.finding
    const problem = next.cards.map(whyNot).find((why) => why)
    setFinding(found.finding)
    if (found.tooMany !== undefined) setSaid(sayTooMany(found.tooMany, room))
    else if (found.cards?.length) take(found.cards, found.starter, problem)
    else if (asks) tell(FINDER_WORDS.whichStarter)
    else if (held.length > finding.held.length)
      tell(joinClauses([sayTaken(held, room - held.length), problem]))
    else if (problem && !said.includes(problem)) setSaid(problem)
  }
  return {
    seen,
    said: hint !== undefined && !finding.asks ? hint : said,
    asked: finding.asks ? finding.held : [],
    see,
    take,
    whyNot,
    isFree,
  }
}

interface Outlined extends SeenCard {
  /** Or about to be. */
  readonly isTaken: boolean
  readonly isStarter: boolean
}

function Outline({ corners, isTaken, isStarter }: Outlined) {
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <g className={isTaken || isStarter ? undefined : styles.free}>
      <polygon points={points} />
      {isStarter && <polygon points={points} />}
    </g>
  )
}

interface LabelProps extends Outlined {
  /** In parts of the picture. */
  readonly at: SeenCard['label']
  readonly onTap: (() => void) | undefined
}

function Label({ card, isStarter, at, onTap }: LabelProps) {
  const look = {
    className: styles.label,
    style: { ['--x' as string]: at.x, ['--y' as string]: at.y } as CSSProperties,
  }
  const words = isStarter ? <b>{FINDER_WORDS.starter}</b> : <MiniCard card={card} />
  return onTap ? (
    <button {...look} type="button" aria-label={COMMON_WORDS.changeable(cardName(card))} onClick={onTap}>
      {words}
    </button>
  ) : (
    <div {...look} aria-hidden="true">
      {words}
    </div>
  )
}
