import { type ReactNode, useMemo, useState } from 'react'
import { useSettings } from '../../app/hooks/use-app.ts'
import { useSpeech } from '../../app/hooks/use-speech.ts'
import type { Card } from '../../rules/card.ts'
import { type CheckedClaim, checkClaim, missedLines } from '../../rules/check-claim.ts'
import type { Rules } from '../../rules/rules.ts'
import { countShow, mostOffered, type Show, totalOf } from '../../rules/show.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import { CLAIM_CHECK_WORDS, sayClaimCheck } from '../../words/engine/claim-check.ts'
import { phraseSpan, phrasesOf, sayCount, VOICE_WORDS } from '../../words/engine/spoken-count.ts'
import { shareCount } from '../../words/pages/count.ts'
import { SHOW_WORDS } from '../../words/table/show.ts'
import { Digits, OxfordRule } from '../parts/Digits.tsx'
import { Icon } from '../parts/Icon.tsx'
import { HandCards, type HandCardsProps } from '../parts/PlayingCard.tsx'
import { shareHand } from '../parts/share/CountPicture.tsx'
import { shareText } from '../parts/share/share-text.ts'
import { ClaimAnswer } from './ClaimAnswer.tsx'
import { CountLedger } from './CountLedger.tsx'
import styles from './CountView.module.css'
import { NumberGrid } from './NumberGrid.tsx'

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
  /** Where a card can be changed in its place. */
  readonly onChange?: ((card: Card) => void) | undefined
  /** Whose hand it is, for those it is shared with. */
  readonly title: string
  /** The page's own address shows the count again: it is shared, too. */
  readonly hasAddress?: boolean
  /** Opened to ask about a number. */
  readonly asksFirst?: boolean
  /** What the app says about a shared count. */
  readonly onSaid: (sentence: string | undefined) => void
  readonly children: ReactNode
}

/** Lengths from which a sentence is set smaller, so that it does not push the ledger off a short phone. */
const LONG = [90, 180] as const

export function CountView(props: CountViewProps) {
  const { count, onChange, starterFixed, title, hasAddress, asksFirst = false, onSaid, children } = props
  /** The next tap on a card changes it; or somebody has named another number, which is asked for first. */
  const [asks, setAsks] = useState<'card' | 'claim' | number | undefined>(asksFirst ? 'claim' : undefined)
  const { show, lines, rules } = count
  const check = useMemo(
    () => (typeof asks === 'number' ? checkClaim(show, rules, asks) : undefined),
    [show, rules, asks],
  )
  const asksClaim = asks === 'claim' || check !== undefined
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
          {asks !== 'claim' && <CountTotal count={count} check={check} asksCard={asks === 'card'} />}
        </div>
        <div className={styles.reckoned}>
          {asks === 'claim' ? (
            <NumberGrid
              label={CLAIM_CHECK_WORDS.title}
              isAsked
              most={mostOffered(rules)}
              onNumber={setAsks}
            />
          ) : (
            <>
              <OxfordRule />
              {lines.length > 0 && (
                <CountLedger
                  lines={lines}
                  words={count.said.words}
                  lit={count.lit}
                  leftOut={check && missedLines(check)?.places}
                />
              )}
            </>
          )}
        </div>
        <div className={styles.foot}>
          <CountTools
            count={count}
            asks={asks === 'claim'}
            isAnother={check !== undefined}
            onAsk={() => setAsks(asks === 'claim' ? undefined : 'claim')}
          >
            {onChange && !asksClaim && (
              <button
                type="button"
                aria-pressed={asks === 'card'}
                onClick={() => setAsks(asks === 'card' ? undefined : 'card')}
              >
                <Icon name="pencil" size={20} />
                {COMMON_WORDS.changeCard}
              </button>
            )}
            {asksClaim ? (
              <button type="button" onClick={() => setAsks(undefined)}>
                {CLAIM_CHECK_WORDS.back}
              </button>
            ) : (
              <ShareTool onShare={share} />
            )}
          </CountTools>
          {children}
        </div>
      </section>
    </div>
  )
}

interface CountTotalProps {
  readonly count: SpokenCount
  readonly check?: CheckedClaim | undefined
  readonly asksCard?: boolean | undefined
}

/** The sum and how it is said, or the number of somebody beside it. */
export function CountTotal({ count, check, asksCard }: CountTotalProps) {
  return (
    <div className={styles.total}>
      <Digits value={count.total} />
      {check ? <Verdict check={check} /> : <CountWords count={count} asksCard={asksCard} />}
    </div>
  )
}

export function CountWords({ count, asksCard }: Pick<CountTotalProps, 'count' | 'asksCard'>) {
  const length = LONG.findLast((letters) => count.sentence.length > letters)
  return (
    <p className={styles.spoken} data-long={length}>
      {asksCard ? COMMON_WORDS.askChange : <Sentence count={count} />}
    </p>
  )
}

/** The number that somebody says beside the true one, and what may be behind it. */
function Verdict({ check }: { readonly check: CheckedClaim }) {
  const said = sayClaimCheck(check)
  return (
    <>
      {said.verdict !== 'right' && (
        <s aria-hidden="true">
          <Digits value={check.claim} />
        </s>
      )}
      <section aria-label={CLAIM_CHECK_WORDS.title}>
        <ClaimAnswer said={said} />
      </section>
    </>
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

export function ShareTool({ onShare }: { readonly onShare: () => Promise<void> }) {
  return (
    <button type="button" aria-label={COMMON_WORDS.share} onClick={() => void onShare()}>
      <Icon name="share" size={20} />
    </button>
  )
}

interface CountToolsProps {
  readonly count: SpokenCount
  /** Whether the numbers of “Somebody says” are shown, or what one of them is. */
  readonly asks?: boolean
  readonly isAnother?: boolean
  readonly onAsk: () => void
  readonly children: ReactNode
}

export function CountTools(props: CountToolsProps) {
  const { count, asks, isAnother = false, onAsk, children } = props

  return (
    <div className={styles.tools} data-mirrors="">
      {!isAnother && !asks && <SayIt {...count.speech} />}
      <button type="button" aria-expanded={asks} onClick={onAsk}>
        <Icon name="says" size={20} />
        {isAnother ? CLAIM_CHECK_WORDS.another : CLAIM_CHECK_WORDS.title}
      </button>
      {children}
    </div>
  )
}

/** Any other tap stops the voice. */
function SayIt({ at, toggle }: SpokenCount['speech']) {
  return (
    <button type="button" data-says="" onClick={toggle}>
      <Icon name={at === undefined ? 'play' : 'stop'} size={20} />
      {at === undefined ? VOICE_WORDS.say : VOICE_WORDS.stop}
    </button>
  )
}
