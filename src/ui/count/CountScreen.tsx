import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useSpeech } from '../../app/use-speech.ts'
import { countShow, type Line, totalOf } from '../../rules/count-show.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import type { Show } from '../../rules/show.ts'
import { TITLES } from '../../words/app.ts'
import { capitalise } from '../../words/grammar.ts'
import { CHECK_WORDS } from '../../words/pages/check.ts'
import {
  COUNT_WORDS,
  sayCardsWanted,
  sayCountLinkError,
  sayElsewhere,
  sayRare,
  shareCount,
} from '../../words/pages/count.ts'
import { type CountStyle, phrasesOf, sayCount } from '../../words/spoken-count.ts'
import { CardPad } from '../pads/CardPad.tsx'
import { ActionBar } from '../parts/ActionBar.tsx'
import { AppBar } from '../parts/AppBar.tsx'
import {
  type ReadAddress,
  readCountAddress,
  readTypedHand,
  writeCountAddress,
} from '../parts/addresses/count-address.ts'
import type { CountedHand, KeptHand } from '../parts/addresses/counted-hand.ts'
import {
  type CountAs,
  type CountRulesName,
  counted,
  type HandToCount,
  NO_CARDS,
  roomOf,
  showOf,
} from '../parts/addresses/hand-to-count.ts'
import { share } from '../parts/addresses/share-link.ts'
import { Button } from '../parts/Button.tsx'
import { CountView } from '../parts/CountView.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { Notice } from '../parts/Notice.tsx'
import { SayIt } from '../parts/SayIt.tsx'
import { Screen } from '../parts/Screen.tsx'
import { type Segment, Segments } from '../parts/Segments.tsx'
import { ClaimCheck } from './ClaimCheck.tsx'
import styles from './CountScreen.module.css'
import { KeptCounts } from './KeptCounts.tsx'
import { TypeCards } from './TypeCards.tsx'
import { usePastedText } from './use-pasted-text.ts'

interface CountScreenProps {
  readonly countStyle: CountStyle
  /** Says rules in the words of this device. */
  readonly inWords: (rules: Rules) => Rules
  readonly onBack: () => void
  /** To the play, which is checked beside it. */
  readonly onPlay: () => void
  /** Once for every hand counted. */
  readonly onCounted?: ((count: CountedHand) => void) | undefined
  /** The last counts of this device, newest first. */
  readonly kept?: readonly KeptHand[] | undefined
}

const RULES: readonly Segment<CountRulesName>[] = [
  { value: 'six-card-121', label: COUNT_WORDS.sixCard },
  { value: 'five-card-61', label: COUNT_WORDS.fiveCard },
]

/** What is this worth, and why? Four cards, then the starter, and the count stands there. */
export function CountScreen(props: CountScreenProps) {
  const { countStyle, inWords, onBack, onPlay, onCounted, kept = [] } = props
  const search = useSearch()
  const [start] = useState(() => readCountAddress(search))
  const [hand, setHand] = useState(start.hand)
  const [notice, setNotice] = useState(() => wordsFor(start))
  const [changing, setChanging] = useState<number>()
  /** As it was tapped: what one way of counting lays away is there again in the next. */
  const [whole, setWhole] = useState(start.hand)

  const show = showOf(hand)
  const rules = inWords(PRESETS[hand.rules])
  const { words } = rules
  const said = { style: countStyle, words }
  const lines = show && countShow(show, rules.show)
  const sentence = lines && sayCount(lines, said)
  const phrases = lines ? phrasesOf(lines, said) : []
  const speech = useSpeech(phrases.map(({ text }) => text))
  useAddressOf(hand)
  useCounted(hand, show, lines, onCounted)

  const put = (next: HandToCount, tapped = next) => {
    setHand(next)
    setWhole(tapped)
    setChanging(undefined)
    setNotice(undefined)
  }
  const countAs = (as: CountAs) => put(counted(whole, { of: hand.of, rules: hand.rules, ...as }), whole)
  const putText = (text: string) => {
    const read = readTypedHand(text, hand)
    if (read.hand) put(read.hand)
    setNotice(read.problem && sayCountLinkError(read.problem))
  }
  usePastedText(putText)
  const shareIt = async (shown: Show, its: readonly Line[]) => {
    const text = shareCount({ ...shown, lines: its }, said)
    setNotice(await share({ title: TITLES.app, text, url: location.href }))
  }
  const nextHand = () => put({ ...hand, ...NO_CARDS })

  const kinds = [
    { value: 'hand', label: COUNT_WORDS.hand },
    { value: 'crib', label: capitalise(words.crib) },
  ] as const
  const { need } = roomOf(hand)
  return (
    <Screen fit="whole">
      <div className={styles.head}>
        <AppBar title={TITLES.count} onBack={onBack}>
          <IconButton icon="check" label={CHECK_WORDS.title} onClick={onPlay} />
          {show && lines ? (
            <IconButton icon="share" label={COUNT_WORDS.share} onClick={() => void shareIt(show, lines)} />
          ) : (
            <KeptCounts kept={kept} onOpen={(kept) => put(kept)} />
          )}
        </AppBar>
        <div className={styles.switches}>
          <Segments
            label={COUNT_WORDS.kind}
            options={kinds}
            value={hand.of}
            onChange={(of) => countAs({ of })}
          />
          <Segments
            label={COUNT_WORDS.rules}
            options={RULES}
            value={hand.rules}
            onChange={(rules) => countAs({ rules })}
          />
        </div>
      </div>
      <div className={styles.notice}>
        <Notice sentence={notice} onDismiss={() => setNotice(undefined)} />
      </div>
      <output className="visually-hidden">{changing === undefined && sentence}</output>
      {show && lines && sentence && changing === undefined ? (
        <CountView
          show={show}
          lines={lines}
          sentence={sentence}
          words={words}
          saying={{ phrases, at: speech.at }}
          onChange={setChanging}
          footer={
            <ActionBar>
              <SayIt speech={speech} />
              <Button kind="primary" trailing="arrow-right" onClick={nextHand}>
                {COUNT_WORDS.next}
              </Button>
            </ActionBar>
          }
        >
          <Remarks show={show} lines={lines} rules={rules} />
          <ClaimCheck key={writeCountAddress(hand)} show={show} rules={rules} total={totalOf(lines)} />
        </CountView>
      ) : (
        <CardPad
          cards={hand.cards}
          need={need}
          starter={{ name: words.starter, card: hand.starter, open: true }}
          usedBy={() => undefined}
          onUsed={() => undefined}
          onCards={(cards, starter) => put({ ...hand, cards, starter })}
          title={sayCardsWanted(hand.of, need, words)}
          startAt={changing}
        >
          {show ? (
            <Button kind="primary" onClick={() => setChanging(undefined)}>
              {COUNT_WORDS.keep}
            </Button>
          ) : (
            <TypeCards onText={putText} />
          )}
        </CardPad>
      )}
    </Screen>
  )
}

/** What else there is to tell of these cards: that they are rare, and what they are worth elsewhere. */
function Remarks({ show, lines, rules }: { show: Show; lines: readonly Line[]; rules: Rules }) {
  const rare = sayRare({ ...show, lines })
  const elsewhere = sayElsewhere(show, rules)
  if (!rare && !elsewhere) return null
  return (
    <p className={styles.remarks}>
      {rare && <b>{rare.title}</b>} {rare?.detail} {elsewhere}
    </p>
  )
}

/** What was wrong with the address, or that a hand is only begun. */
function wordsFor({ hand, problem }: ReadAddress): string | undefined {
  const have = hand.cards.length + (hand.starter === undefined ? 0 : 1)
  const need = roomOf(hand).need + 1
  if (problem) return sayCountLinkError(problem)
  return have > 0 && have < need ? sayCountLinkError({ type: 'wrong-number', have, need }) : undefined
}

/** Keeps the address in step, so that what stands here can be bookmarked, shared and reopened. */
function useAddressOf(hand: HandToCount) {
  const search = useSearch()
  const [path, navigate] = useLocation()
  // On the way to another screen the address is already that screen's.
  const [home] = useState(path)
  const address = writeCountAddress(hand)
  useEffect(() => {
    if (path === home && address !== search)
      navigate(address === '' ? path : `${path}?${address}`, { replace: true })
  }, [address, search, path, home, navigate])
}

function useCounted(
  hand: HandToCount,
  show: Show | undefined,
  lines: readonly Line[] | undefined,
  onCounted: CountScreenProps['onCounted'],
) {
  const address = show && writeCountAddress(hand)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address tells one counted hand from the next
  useEffect(() => {
    if (show && lines) onCounted?.({ ...show, rules: hand.rules, points: totalOf(lines) })
  }, [address])
}
