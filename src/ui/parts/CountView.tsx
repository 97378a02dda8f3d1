import { type ReactNode, useRef, useState } from 'react'
import { useSettings } from '../../app/hooks/use-app.ts'
import { useSpeech } from '../../app/hooks/use-speech.ts'
import type { Card } from '../../rules/card.ts'
import type { Missed } from '../../rules/check-claim.ts'
import type { Rules, TableWords } from '../../rules/rules.ts'
import { countShow, type Line, type Show, totalOf } from '../../rules/show.ts'
import { COMMON_WORDS, LEDGER_WORDS } from '../../words/app.ts'
import { shareCount } from '../../words/pages/count.ts'
import { lineName, phraseSpan, phrasesOf, sayCount, VOICE_WORDS } from '../../words/spoken-count.ts'
import { SHOW_WORDS, sayMissedMark } from '../../words/table/show.ts'
import styles from './CountView.module.css'
import { Digits, OxfordRule } from './Digits.tsx'
import { Icon } from './Icon.tsx'
import { HandCards, type HandCardsProps, MiniCard } from './PlayingCard.tsx'
import { ScrollRegion, useScrollIntoView } from './Screen.tsx'
import { shareHand } from './share/CountPicture.tsx'
import { shareText } from './share/share-text.ts'

/** A show as it is counted and spoken, in the words and the voice of this device. */
export function useSpokenCount(show: Show, rules: Rules) {
  const [{ countStyle }] = useSettings()
  const lines = countShow(show, rules.show)
  const said = { style: countStyle, words: rules.words }
  const phrases = phrasesOf(lines, said)
  const speech = useSpeech(phrases.map(({ text }) => text))
  return { show, lines, said, total: totalOf(lines), sentence: sayCount(lines, said), phrases, speech }
}

export interface CountViewProps extends Pick<HandCardsProps, 'starterFixed'> {
  readonly count: ReturnType<typeof useSpokenCount>
  readonly onChange: (card: Card) => void
  /** Whose hand it is, for those it is shared with. */
  readonly title: string
  /** The page's own address shows the count again: it is shared, too. */
  readonly hasAddress?: boolean
  /** What the app says about a shared count. */
  readonly onSaid: (sentence: string | undefined) => void
  readonly children: ReactNode
}

/** Lengths from which a sentence is set smaller, so that it does not push the ledger off a short phone. */
const LONG = [90, 180] as const

export function CountView(props: CountViewProps) {
  const { count, onChange, starterFixed, title, hasAddress, onSaid, children } = props
  const [isAsking, setAsking] = useState(false)
  const { show, lines, phrases, sentence, speech } = count
  const { at } = speech
  const lit = at === undefined ? undefined : phrases[at]?.lines
  const isLit = (card: Card) => lit?.some((place) => lines[place]?.cards.includes(card))
  const [from, to] = at === undefined ? [0, 0] : phraseSpan(phrases, at)
  const share = async () => {
    const link = hasAddress ? location.href : undefined
    // A picture has suits.
    const isText = show.suits !== undefined
    onSaid(
      await (isText
        ? shareText(shareCount({ ...show, lines }, count.said), link)
        : shareHand({ ...count, title, link })),
    )
  }
  return (
    <div className={styles.view}>
      <section className={styles.flow} data-mirrors="" aria-label={SHOW_WORDS.count}>
        <div className={styles.said}>
          <HandCards {...show} isLit={isLit} onChange={onChange} starterFixed={starterFixed} />
          <div className={styles.total}>
            <Digits value={count.total} />
            <p className={styles.spoken} data-long={LONG.findLast((length) => sentence.length > length)}>
              {isAsking ? (
                COMMON_WORDS.askChange
              ) : (
                <>
                  “{sentence.slice(0, from)}
                  {to > from && <mark>{sentence.slice(from, to)}</mark>}
                  {sentence.slice(to)}”
                </>
              )}
            </p>
          </div>
        </div>
        <div className={styles.reckoned}>
          <OxfordRule />
          {lines.length > 0 && <CountLedger lines={lines} words={count.said.words} lit={lit} />}
        </div>
        <div className={styles.foot}>
          {/* Any other tap stops the voice; a tap here decides itself whether to stop or start it. */}
          <div className={styles.tools} data-says="" data-mirrors="">
            {speech.hasVoice && (
              <button
                type="button"
                aria-label={VOICE_WORDS.aloud}
                aria-pressed={speech.aloud}
                onClick={() => speech.setAloud(!speech.aloud)}
              >
                <Icon name="speaker" size={20} />
              </button>
            )}
            <button type="button" onClick={speech.toggle}>
              <Icon name={at === undefined ? 'play' : 'stop'} size={20} />
              {at === undefined ? VOICE_WORDS.say : VOICE_WORDS.stop}
            </button>
            {/* The next tap on a card changes it. */}
            <button type="button" aria-pressed={isAsking} onClick={() => setAsking(!isAsking)}>
              <Icon name="pencil" size={20} />
              {COMMON_WORDS.changeCard}
            </button>
            <button type="button" onClick={() => void share()}>
              <Icon name="share" size={20} />
              {COMMON_WORDS.share}
            </button>
          </div>
          {children}
        </div>
      </section>
    </div>
  )
}

interface CountLedgerProps {
  readonly lines: readonly Line[]
  readonly words: TableWords
  /** Lines that a claim may have missed are marked, in place of the running count; `claimed` is for the others. */
  readonly missed?: Missed | undefined
  readonly claimed?: number
  /** Places of the lines that are being said. */
  readonly lit?: readonly number[] | undefined
}

export function CountLedger({ lines, words, missed, claimed = 0, lit }: CountLedgerProps) {
  const ledger = useRef<HTMLElement>(null)
  useScrollIntoView(ledger, 'tr[data-lit]', lit?.[0])
  return (
    <ScrollRegion data-fades="" ref={ledger} className={styles.ledger} name={LEDGER_WORDS.caption}>
      <table>
        <thead>
          <tr>
            <th scope="col">{LEDGER_WORDS.for}</th>
            <th scope="col">{LEDGER_WORDS.cards}</th>
            <th scope="col">{LEDGER_WORDS.points}</th>
            <th scope="col">{missed ? LEDGER_WORDS.claim : LEDGER_WORDS.count}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, i) => (
            <tr
              key={`${line.kind} ${line.cards.join('')}`}
              data-missed={missed?.places.includes(i) || undefined}
              data-lit={lit?.includes(i) || undefined}
            >
              <td>{lineName(line.kind, words)}</td>
              <td>
                {line.cards.map((card) => (
                  <MiniCard key={card} card={card} />
                ))}
              </td>
              <td>
                <Digits value={line.points} />
              </td>
              <td>
                {missed ? (
                  missed.places.length > 0 && sayMissedMark(missed, i, claimed)
                ) : (
                  <Digits value={totalOf(lines.slice(0, i + 1))} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
