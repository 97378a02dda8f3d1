import { type ReactNode, useRef, useState } from 'react'
import { useSettings } from '../../app/hooks/use-settings.ts'
import { type Speech, useSpeech } from '../../app/hooks/use-speech.ts'
import type { Card } from '../../rules/card.ts'
import { countShow, type Line, totalOf } from '../../rules/count-show.ts'
import type { Missed } from '../../rules/likely-missed.ts'
import type { Rules, TableWords } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { LEDGER_WORDS, PAD_WORDS } from '../../words/pads.ts'
import { lineName, phraseSpan, phrasesOf, sayCount, VOICE_WORDS } from '../../words/spoken-count.ts'
import { SHOW_WORDS, sayMissedMark } from '../../words/table/show.ts'
import styles from './CountView.module.css'
import { Figures, OxfordRule } from './Figures.tsx'
import { HandCards, type HandCardsProps } from './HandCards.tsx'
import { Icon } from './Icon.tsx'
import { MiniCard } from './PlayingCard.tsx'
import { ScrollRegion, useScrollIntoView } from './ScrollRegion.tsx'

/** A show as it is counted and spoken, in the words and the voice of this device. */
export function useSpokenCount(show: Show, rules: Rules) {
  const [{ countStyle }] = useSettings()
  const lines = countShow(show, rules.show)
  const said = { style: countStyle, words: rules.words }
  const phrases = phrasesOf(lines, said)
  const speech = useSpeech(phrases.map(({ text }) => text))
  return { show, lines, said, total: totalOf(lines), sentence: sayCount(lines, said), phrases, speech }
}

interface CountViewProps extends Pick<HandCardsProps, 'starterFixed'> {
  readonly count: ReturnType<typeof useSpokenCount>
  readonly onChange: (place: number) => void
  readonly onShare: () => void
  readonly children: ReactNode
}

/** Lengths from which a sentence is set smaller, so that it does not push the ledger off a short phone. */
const LONG = [90, 180] as const

/** What a show is worth and why. What is being said is lit. */
export function CountView(props: CountViewProps) {
  const { count, onChange, onShare, starterFixed, children } = props
  const [isAsking, setAsking] = useState(false)
  const { show, lines, phrases, sentence } = count
  const { at } = count.speech
  const lit = at === undefined ? undefined : phrases[at]?.lines
  const isLit = (card: Card) => lit?.some((place) => lines[place]?.cards.includes(card))
  const [from, to] = at === undefined ? [0, 0] : phraseSpan(phrases, at)
  return (
    <div className={styles.view}>
      <section className={styles.flow} data-mirrors="" aria-label={SHOW_WORDS.count}>
        <div className={styles.said}>
          <HandCards {...show} isLit={isLit} onChange={onChange} starterFixed={starterFixed} />
          <div className={styles.total}>
            <Figures value={count.total} />
            <p className={styles.spoken} data-long={LONG.findLast((length) => sentence.length > length)}>
              {isAsking ? (
                PAD_WORDS.askChange
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
          <CountTools
            speech={count.speech}
            isAsking={isAsking}
            onAsk={() => setAsking(!isAsking)}
            onShare={onShare}
          />
          {children}
        </div>
      </section>
    </div>
  )
}

/** Shares a count as a picture, and passes on what the app has to say about it. */
export async function shareCounted(
  { show, lines, sentence, said }: ReturnType<typeof useSpokenCount>,
  title: string,
  onSaid: (sentence: string | undefined) => void,
  link?: string,
): Promise<void> {
  const { shareHand } = await import('./share/share-hand.tsx')
  onSaid(await shareHand({ show, lines, sentence, said, title, link }))
}

interface CountToolsProps {
  readonly speech: Speech
  /** The next tap on a card changes it. */
  readonly isAsking: boolean
  readonly onAsk: () => void
  readonly onShare: () => void
}

/** Says the count, phrase by phrase, with the switch of the voice if the device has one; changes a card; shares. */
function CountTools({ speech, isAsking, onAsk, onShare }: CountToolsProps) {
  const { at, aloud, hasVoice, toggle, setAloud } = speech
  return (
    // Any other tap stops the voice; a tap here decides itself whether to stop or start it.
    <div className={styles.tools} data-says="" data-mirrors="">
      {hasVoice && (
        <button
          type="button"
          aria-label={VOICE_WORDS.aloud}
          aria-pressed={aloud}
          onClick={() => setAloud(!aloud)}
        >
          <Icon name="speaker" size={20} />
        </button>
      )}
      <button type="button" onClick={toggle}>
        {at === undefined ? VOICE_WORDS.say : VOICE_WORDS.stop}
      </button>
      <button type="button" aria-pressed={isAsking} onClick={onAsk}>
        <Icon name="pencil" size={20} />
        {PAD_WORDS.changeCard}
      </button>
      <button type="button" onClick={onShare}>
        <Icon name="share" size={20} />
        {PAD_WORDS.share}
      </button>
    </div>
  )
}

interface CountLedgerProps {
  readonly lines: readonly Line[]
  readonly words: TableWords
  /** Lines that a claim may have missed are marked, in place of the running count. */
  readonly missed?: Missed | undefined
  /** What was claimed for the others. */
  readonly claimed?: number
  /** Places of the lines that are being said. */
  readonly lit?: readonly number[] | undefined
}

export function CountLedger({ lines, words, missed, claimed = 0, lit }: CountLedgerProps) {
  const ledger = useRef<HTMLElement>(null)
  useScrollIntoView(ledger, 'tr[data-lit]', lit?.[0])
  return (
    <ScrollRegion ref={ledger} className={styles.ledger} name={LEDGER_WORDS.caption}>
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
                <Figures value={line.points} />
              </td>
              <td>
                {missed ? (
                  missed.places.length > 0 && sayMissedMark(missed, i, claimed)
                ) : (
                  <Figures value={totalOf(lines.slice(0, i + 1))} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
