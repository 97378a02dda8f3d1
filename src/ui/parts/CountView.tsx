import type { ReactNode } from 'react'
import type { Speech } from '../../app/hooks/use-speech.ts'
import type { Card } from '../../rules/card.ts'
import { type Line, totalOf } from '../../rules/count-show.ts'
import type { Show } from '../../rules/show.ts'
import { type Phrase, phraseSpan, VOICE_WORDS } from '../../words/spoken-count.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { Button } from './Button.tsx'
import { CountLedger } from './CountLedger.tsx'
import styles from './CountView.module.css'
import { Figures, OxfordRule } from './Figures.tsx'
import { Icon } from './Icon.tsx'
import { PlayingCard } from './PlayingCard.tsx'

interface CountViewProps {
  readonly show: Show
  readonly lines: readonly Line[]
  readonly sentence: string
  /** The phrases of the sentence, and which of them is being said: its words, cards and lines are lit. */
  readonly saying?: { readonly phrases: readonly Phrase[]; readonly at: number | undefined } | undefined
  /** A card of the show was tapped, to be changed; its place, the starter's after the hand's. */
  readonly onChange?: ((place: number) => void) | undefined
  /** The deal's starter is settled elsewhere, so that only the hand can be changed. */
  readonly starterFixed?: boolean
  readonly children?: ReactNode
  readonly footer?: ReactNode
}

/** What a show is worth and why: its cards, the total, the sentence, the ledger. */
export function CountView(props: CountViewProps) {
  const { show, lines, sentence, saying, onChange, starterFixed = false, children, footer } = props
  const lit = saying?.at === undefined ? undefined : saying.phrases[saying.at]?.lines
  const isLit = (card: Card) => lit?.some((place) => lines[place]?.cards.includes(card))
  const now = saying?.at === undefined ? undefined : phraseSpan(saying.phrases, saying.at)
  const change = (place: number) => onChange && (() => onChange(place))
  return (
    <div className={styles.view}>
      <section className={styles.flow} data-mirrors="" aria-label={SHOW_WORDS.count}>
        <div className={styles.said}>
          <div className={styles.cards} data-count={show.cards.length}>
            {show.cards.map((card, place) => (
              <PlayingCard key={card} card={card} lit={isLit(card)} onChange={change(place)} />
            ))}
            <span className={styles.bar} />
            <PlayingCard
              card={show.starter}
              lit={isLit(show.starter)}
              onChange={starterFixed ? undefined : change(show.cards.length)}
            />
          </div>
          <div className={styles.total}>
            <Figures value={totalOf(lines)} />
            <SpokenLine text={sentence} now={now} />
          </div>
        </div>
        <div className={styles.reckoned}>
          <OxfordRule />
          {lines.length > 0 && <CountLedger lines={lines} lit={lit} />}
        </div>
        <div className={styles.foot}>
          {children}
          {footer}
        </div>
      </section>
    </div>
  )
}

/** Letters of a count of many parts, and of one told pair by pair. */
const LONG = [90, 180] as const

interface SpokenLineProps {
  readonly text: string
  readonly now?: readonly [from: number, to: number] | undefined
}

function SpokenLine({ text, now = [0, 0] }: SpokenLineProps) {
  const [from, to] = now
  // A sentence of many parts is set smaller: it must not push the ledger off a short phone.
  return (
    <p className={styles.spoken} data-long={LONG.findLast((length) => text.length > length)}>
      “{text.slice(0, from)}
      {to > from && <mark>{text.slice(from, to)}</mark>}
      {text.slice(to)}”
    </p>
  )
}

/** Says the count, phrase by phrase; beside it the switch of the voice, where the device has one. */
export function SayIt({ speech }: { readonly speech: Speech }) {
  const { at, aloud, hasVoice, toggle, setAloud } = speech
  return (
    // Any other tap stops the voice; a tap here says itself whether it stops or begins.
    <div className={styles.say} data-says="">
      <Button kind="quiet" onClick={toggle}>
        {at === undefined ? VOICE_WORDS.say : VOICE_WORDS.stop}
      </Button>
      {hasVoice && (
        <button
          type="button"
          className={styles.aloud}
          aria-label={VOICE_WORDS.aloud}
          aria-pressed={aloud}
          onClick={() => setAloud(!aloud)}
        >
          <Icon name="speaker" />
        </button>
      )}
    </div>
  )
}
