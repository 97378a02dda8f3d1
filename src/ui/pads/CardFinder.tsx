import { useState } from 'react'
import type { Seen } from '../../app/camera.ts'
import { useSay } from '../../app/hooks/use-speech.ts'
import type { Card } from '../../rules/card.ts'
import { cardName, cardSign } from '../../words/engine/cards.ts'
import { joinClauses } from '../../words/engine/grammar.ts'
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
import { NOTHING_FOUND, type Places, type SeenCard, takeCards } from './take-cards.ts'

/** What a pad of cards takes from the camera. */
export interface CameraPad extends Places {
  /** Cards of the hand, and the starter where it is entered with them and was told from the others. */
  readonly onCards: (cards: readonly Card[], starter?: Card) => void
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
}

/** Instead of the keys of a pad: cards that are certain are outlined, named and taken; nothing else is done with them. */
export function CardFinder(props: CardFinderProps) {
  const { room, onClose } = props
  const { seen, said, asked, see, take, whyNot, isFree } = useFinding(props)
  const { width, height, cards } = seen
  const isTooMany = cards.filter(isFree).length > room
  return (
    <div className={styles.finder}>
      <Viewfinder
        kind="cards"
        onSeen={see}
        said={said}
        drawing={
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
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
        <Button kind="quiet" onClick={onClose}>
          {FINDER_WORDS.tapCards}
        </Button>
      </Viewfinder>
    </div>
  )
}

const NOTHING_SEEN = { width: 1, height: 1, cards: [], marks: 0, small: false, starter: undefined } as const

/** What would help the reader. `closer`: an index is too small; `still`: it is in doubt. */
type Hint = keyof typeof FINDER_WORDS.hints
/** Milliseconds that something must be lacking before a hint says so. */
const LACKING = 1000

function hintFor({ cards, marks, small }: Seen['cards']): Hint | undefined {
  if (small) return 'closer'
  return marks > 0 && cards.length === 0 ? 'still' : undefined
}

/** Follows what is seen, and says what becomes of it. */
function useFinding({ room, withStarter, onCards, chosen = [], usedBy }: CardFinderProps) {
  const [seen, setSeen] = useState<Seen['cards']>(NOTHING_SEEN)
  const [said, setSaid] = useState<string>(FINDER_WORDS.aim)
  const [finding, setFinding] = useState(NOTHING_FOUND)
  const [lack, setLack] = useState<{ readonly hint: Hint | undefined; readonly since: number }>()
  const [hint, setHint] = useState<Hint>()
  const say = useSay()
  // A card that was taken out again stays out.
  const [taken, setTaken] = useState<readonly Card[]>([])

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
    setSeen(next)
    const now = performance.now()
    const lacking = hintFor(next)
    if (lacking !== lack?.hint) setLack({ hint: lacking, since: now })
    setHint(lack && lacking === lack.hint && now - lack.since > LACKING ? lacking : undefined)
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
    said: hint && !finding.asks ? FINDER_WORDS.hints[hint] : said,
    asked: finding.asks ? finding.held : [],
    see,
    take,
    whyNot,
    isFree,
  }
}

interface OutlineProps extends SeenCard {
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
