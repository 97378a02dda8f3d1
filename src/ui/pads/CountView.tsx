import { type ReactNode, useRef, useState } from 'react'
import { useSettings } from '../../app/hooks/use-app.ts'
import { useSpeech } from '../../app/hooks/use-speech.ts'
import type { Card } from '../../rules/card.ts'
import type { Missed } from '../../rules/check-claim.ts'
import type { Rules, TableWords } from '../../rules/rules.ts'
import { countShow, type Line, type Show, totalOf } from '../../rules/show.ts'
import { COMMON_WORDS, LEDGER_WORDS } from '../../words/app.ts'
import { CLAIM_CHECK_WORDS } from '../../words/pages/claim-check.ts'
import { shareCount } from '../../words/pages/count.ts'
import { lineName, phraseSpan, phrasesOf, sayCount, VOICE_WORDS } from '../../words/spoken-count.ts'
import { SHOW_WORDS, sayMissedMark } from '../../words/table/show.ts'
import { Digits, OxfordRule } from '../parts/Digits.tsx'
import { Icon } from '../parts/Icon.tsx'
import { HandCards, type HandCardsProps, MiniCard } from '../parts/PlayingCard.tsx'
import { ScrollRegion, useScrollIntoView } from '../parts/Screen.tsx'
import { shareHand } from '../parts/share/CountPicture.tsx'
import { shareText } from '../parts/share/share-text.ts'
import { ClaimCheck } from './ClaimCheck.tsx'
import styles from './CountView.module.css'

export type SpokenCount = ReturnType<typeof useSpokenCount>

/** A show as it is counted and spoken, in the words and the voice of this device, and what of it is being said. */
export function useSpokenCount(show: Show, rules: Rules) {
  const [{ countStyle }] = useSettings()
  const lines = countShow(show, rules.show)
  const said = { style: countStyle, words: rules.words }
  const phrases = phrasesOf(lines, said)
  const speech = useSpeech(phrases.map(({ text }) => text))
  const { at } = speech
  return {
    show,
    rules,
    lines,
    said,
    total: totalOf(lines),
    sentence: sayCount(lines, said),
    speech,
    /** Places of the lines that are being said, and where their words are in the sentence. */
    lit: at === undefined ? undefined : phrases[at]?.lines,
    span: at === undefined ? ([0, 0] as const) : phraseSpan(phrases, at),
  }
}

export interface CountViewProps extends Pick<HandCardsProps, 'starterFixed'> {
  readonly count: SpokenCount
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
  /** The next tap on a card changes it; or somebody has named another number. */
  const [asks, setAsks] = useState<'card' | 'claim'>()
  const { show, lines, sentence } = count
  const ask = (what: 'card' | 'claim') => setAsks(asks === what ? undefined : what)
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
      <section className={styles.flow} data-mirrors="" data-asks={asks} aria-label={SHOW_WORDS.count}>
        <div className={styles.said}>
          <CountedCards count={count} onChange={onChange} starterFixed={starterFixed} />
          <div className={styles.total}>
            <Digits value={count.total} />
            <p className={styles.spoken} data-long={LONG.findLast((length) => sentence.length > length)}>
              {asks === 'card' ? COMMON_WORDS.askChange : <Sentence count={count} />}
            </p>
          </div>
        </div>
        <div className={styles.reckoned}>
          <OxfordRule />
          {asks === 'claim' ? (
            <ClaimCheck show={show} rules={count.rules} />
          ) : (
            lines.length > 0 && <CountLedger lines={lines} words={count.said.words} lit={count.lit} />
          )}
        </div>
        <div className={styles.foot}>
          <CountTools count={count} asks={asks === 'claim'} onAsk={() => ask('claim')}>
            <button type="button" aria-pressed={asks === 'card'} onClick={() => ask('card')}>
              <Icon name="pencil" size={20} />
              {COMMON_WORDS.changeCard}
            </button>
            <button type="button" aria-label={COMMON_WORDS.share} onClick={() => void share()}>
              <Icon name="share" size={20} />
            </button>
          </CountTools>
          {children}
        </div>
      </section>
    </div>
  )
}

/** The cards of a count, lit while they are named. */
export function CountedCards({
  count: { show, lines, lit },
  ...cards
}: Pick<HandCardsProps, 'onChange' | 'starterFixed'> & { readonly count: SpokenCount }) {
  const isLit = (card: Card) => lit?.some((place) => lines[place]?.cards.includes(card))
  return <HandCards {...show} isLit={isLit} {...cards} />
}

/** What is said of a count; the words that are being said are marked. */
export function Sentence({ count: { sentence, span } }: { readonly count: SpokenCount }) {
  const [from, to] = span
  return (
    <>
      “{sentence.slice(0, from)}
      {to > from && <mark>{sentence.slice(from, to)}</mark>}
      {sentence.slice(to)}”
    </>
  )
}

interface CountToolsProps {
  readonly count: SpokenCount
  /** Whether the numbers of “Somebody says” are shown. */
  readonly asks: boolean
  readonly onAsk: () => void
  readonly children: ReactNode
}

export function CountTools({ count: { speech }, asks, onAsk, children }: CountToolsProps) {
  const { at, hasVoice, aloud, setAloud, toggle } = speech
  return (
    <div className={styles.tools} data-mirrors="">
      {/* Any other tap stops the voice; these two decide themselves whether to stop or start it. */}
      {hasVoice && (
        <button
          type="button"
          data-says=""
          aria-label={VOICE_WORDS.aloud}
          aria-pressed={aloud}
          onClick={() => setAloud(!aloud)}
        >
          <Icon name="speaker" size={20} />
        </button>
      )}
      <button type="button" data-says="" onClick={toggle}>
        <Icon name={at === undefined ? 'play' : 'stop'} size={20} />
        {at === undefined ? VOICE_WORDS.say : VOICE_WORDS.stop}
      </button>
      <button type="button" aria-expanded={asks} onClick={onAsk}>
        <Icon name="says" size={20} />
        {CLAIM_CHECK_WORDS.title}
      </button>
      {children}
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
              {/* One digit needs no cell of its own, and each costs time. */}
              <td>{line.points}</td>
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
