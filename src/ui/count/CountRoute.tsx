import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useApp, useReadable } from '../../app/hooks/use-app.ts'
import { useSettings, useWords } from '../../app/hooks/use-settings.ts'
import { countShow, totalOf } from '../../rules/count-show.ts'
import { PRESETS } from '../../rules/presets.ts'
import { COUNT_WORDS, sayCardsWanted, sayCountLinkError, shareCount } from '../../words/pages/count.ts'
import { sayCount } from '../../words/spoken-count.ts'
import { CardPad } from '../pads/CardPad.tsx'
import {
  type CountAs,
  cardsNeeded,
  counted,
  type HandToCount,
  NO_CARDS,
  type ReadAddress,
  readCountAddress,
  readTypedHand,
  showOf,
  writeCountAddress,
} from '../parts/addresses/count-address.ts'
import { sharePage } from '../parts/addresses/share-link.ts'
import { Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Screen } from '../parts/Screen.tsx'
import { useKeptAddress, useWayBack } from '../parts/use-way-back.ts'
import { CountedShow } from './CountedShow.tsx'
import { CountHead } from './CountHead.tsx'
import styles from './CountRoute.module.css'
import { TypeCards, usePastedText } from './TypeCards.tsx'

/** What is this worth, and why? Four cards, then the starter, and the count stands there. */
export function CountRoute() {
  const [{ countStyle }] = useSettings()
  const { counts } = useApp()
  const kept = useReadable(counts)
  const inWords = useWords()
  const [, navigate] = useLocation()
  const search = useSearch()
  const [start] = useState(() => readCountAddress(search))
  const [hand, setHand] = useState(start.hand)
  const [notice, setNotice] = useState(() => wordsFor(start))
  const [changing, setChanging] = useState<number>()
  /** As it was tapped: what one way of counting lays away is there again in the next. */
  const [whole, setWhole] = useState(start.hand)
  const show = showOf(hand)
  const rules = inWords(PRESETS[hand.rules])
  const said = { style: countStyle, words: rules.words }
  const need = cardsNeeded(hand)
  useKeptAddress(writeCountAddress(hand))
  useKeptCount(hand)

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
  const share = async () => {
    if (!show) return
    setNotice(await sharePage(shareCount({ ...show, lines: countShow(show, rules.show) }, said)))
  }
  return (
    <Screen fit="whole">
      <CountHead
        hand={hand}
        words={rules.words}
        kept={kept}
        onCountAs={countAs}
        onOpen={put}
        onShare={show && (() => void share())}
        onBack={useWayBack()}
        onPlay={() => navigate('/play')}
      />
      <div className={styles.notice}>
        <Notice sentence={notice} onDismiss={() => setNotice(undefined)} />
      </div>
      <output className="visually-hidden">
        {show && changing === undefined && sayCount(countShow(show, rules.show), said)}
      </output>
      {show && changing === undefined ? (
        <CountedShow
          key={writeCountAddress(hand)}
          show={show}
          rules={rules}
          countStyle={countStyle}
          onChange={setChanging}
          onNext={() => put({ ...hand, ...NO_CARDS })}
        />
      ) : (
        <CardPad
          cards={hand.cards}
          need={need}
          starter={{ name: rules.words.starter, card: hand.starter, open: true }}
          onCards={(cards, starter) => put({ ...hand, cards, starter })}
          title={sayCardsWanted(hand.of, need, rules.words)}
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

/** What was wrong with the address, or that a hand is only begun. */
function wordsFor({ hand, problem }: ReadAddress): string | undefined {
  const have = hand.cards.length + (hand.starter === undefined ? 0 : 1)
  const need = cardsNeeded(hand) + 1
  if (problem) return sayCountLinkError(problem)
  return have > 0 && have < need ? sayCountLinkError({ type: 'wrong-number', have, need }) : undefined
}

/** Keeps every hand that is counted, once. */
function useKeptCount(hand: HandToCount): void {
  const { counts } = useApp()
  const show = showOf(hand)
  const address = show && writeCountAddress(hand)
  const keepIt = useEffectEvent(() => {
    if (!show) return
    const { rules } = hand
    counts.keep({ ...show, rules, points: totalOf(countShow(show, PRESETS[rules].show)) })
  })
  useEffect(() => {
    if (address !== undefined) keepIt()
  }, [address])
}
