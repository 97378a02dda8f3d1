import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useApp, usePart, useSettings, useWords } from '../../app/hooks/use-app.ts'
import { withCount } from '../../device/lists.ts'
import { PRESETS } from '../../rules/presets.ts'
import { countShow, type Show, totalOf } from '../../rules/show.ts'
import { TITLES } from '../../words/app.ts'
import { sayCount } from '../../words/engine/spoken-count.ts'
import { SCAN_WORDS } from '../../words/pages/camera.ts'
import { CHECK_WORDS } from '../../words/pages/check.ts'
import {
  COUNT_WORDS,
  sayCardsWanted,
  sayCountLinkError,
  sayHandOrCrib,
  saySavedCount,
  sayWithoutStarter,
} from '../../words/pages/count.ts'
import { CardPad } from '../pads/CardPad.tsx'
import {
  COUNT_RULES,
  type CountRulesName,
  cardsNeeded,
  counted,
  type HandToCount,
  NO_CARDS,
  type ReadAddress,
  readCountAddress,
  readTypedHand,
  showOf,
  USUAL_RULES,
  writeCountAddress,
} from '../parts/addresses/count-address.ts'
import { Button, PageButton } from '../parts/Button.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Notice } from '../parts/Notice.tsx'
import { AppBar } from '../parts/Page.tsx'
import { RanksOnly } from '../parts/PlayingCard.tsx'
import { Screen } from '../parts/Screen.tsx'
import { type Segment, Segments } from '../parts/Segments.tsx'
import { TextInput } from '../parts/TextField.tsx'
import { useAddress, useKeptAddress, useWayBack } from '../parts/use-way-back.ts'
import { CountedShow } from './CountedShow.tsx'
import styles from './CountRoute.module.css'

export function CountRoute() {
  const [{ countStyle }] = useSettings()
  const start = useAddress(readCountAddress)
  // All cards tapped: a card that the five-card game leaves out is there again in the six-card game.
  const [whole, setWhole] = useState(start.hand)
  const [notice, setNotice] = useState(() => wordsFor(start))
  const [changing, setChanging] = useState<number>()
  const hand = counted(whole)
  const show = showOf(hand)
  const rules = useWords()(PRESETS[hand.rules])
  const said = { style: countStyle, words: rules.words }
  const need = cardsNeeded(hand)
  const ranksOnly = hand.suits !== undefined
  const isBare = hand.starter === undefined && hand.cards.length === need
  const held = isBare ? countShow(hand, rules.show) : undefined
  const withoutStarter = held && sayWithoutStarter(need, totalOf(held), rules.words)
  useKeptAddress(writeCountAddress(hand))
  useKeptCount(hand, show)

  const showHand = (next: HandToCount) => {
    setWhole(next)
    setChanging(undefined)
    setNotice(undefined)
  }
  const showText = (text: string) => {
    const read = readTypedHand(text, hand)
    if (read.hand) showHand(read.hand)
    setNotice(read.problem && sayCountLinkError(read.problem))
  }
  usePastedText(showText)
  return (
    <Screen fit="whole">
      <CountHead hand={whole} onHand={showHand} />
      <div className={styles.notice}>
        <Notice sentence={notice} onDismiss={() => setNotice(undefined)} />
      </div>
      <output className="visually-hidden">
        {show && changing === undefined && sayCount(countShow(show, rules.show), said)}
        {held && `${withoutStarter}. ${sayCount(held, said)}`}
      </output>
      <RanksOnly isOn={ranksOnly}>
        {show && changing === undefined ? (
          <CountedShow
            key={writeCountAddress(hand)}
            show={show}
            rules={rules}
            onChange={(card) => setChanging([...hand.cards, hand.starter].indexOf(card))}
            onNext={() => showHand({ ...hand, ...NO_CARDS, suits: hand.suits })}
            onSaid={setNotice}
          />
        ) : (
          <CardPad
            key={`${ranksOnly}`}
            cards={hand.cards}
            need={need}
            starter={{ name: rules.words.starter, card: hand.starter, open: true }}
            onCards={(cards, starter) => showHand({ ...hand, cards, starter })}
            title={withoutStarter ?? sayCardsWanted(hand.of, need, rules.words)}
            startAt={changing}
          >
            {show ? (
              <Button kind="primary" onClick={() => setChanging(undefined)}>
                {COUNT_WORDS.keep}
              </Button>
            ) : (
              <OtherEntry hand={hand} onHand={showHand} onText={showText} />
            )}
          </CardPad>
        )}
      </RanksOnly>
    </Screen>
  )
}

interface CountHeadProps {
  readonly hand: HandToCount
  readonly onHand: (hand: HandToCount) => void
}

const RULES = COUNT_RULES.map(
  (value): Segment<CountRulesName> => ({ value, label: COUNT_WORDS.names[value] }),
)

function CountHead({ hand, onHand }: CountHeadProps) {
  const [, navigate] = useLocation()
  const { words } = useWords()(PRESETS[hand.rules])
  const kinds = (['hand', 'crib'] as const).map((value) => ({ value, label: sayHandOrCrib(value, words) }))
  // The rare games are in the menu until one is chosen.
  const shown = RULES.filter(({ value }, place) => place < 2 || value === hand.rules)
  // The last counts of this device, newest first.
  const kept = usePart(useApp().device, ({ counts }) => counts).flatMap(
    ({ of, cards, starter, points, rules: name }) => {
      const rules = COUNT_RULES.find((known) => known === name)
      if (!rules) return []
      const other = rules === USUAL_RULES ? undefined : COUNT_WORDS.names[rules]
      const said = saySavedCount({ of, cards, starter }, points, words.crib, other)
      return [{ name: said, run: () => onHand({ of, cards, starter, rules }) }]
    },
  )
  return (
    <div className={styles.head}>
      <AppBar title={TITLES.count} onBack={useWayBack()}>
        <div className={styles.play}>
          <PageButton kind="quiet" to="/play" title={CHECK_WORDS.title} />
        </div>
        <Menu
          {...(kept.length > 0 && { label: COUNT_WORDS.last })}
          items={() => [
            ...kept,
            ...RULES.filter((one) => !shown.includes(one)).map(({ value, label }) => ({
              name: `${label}`,
              run: () => onHand({ ...hand, rules: value }),
            })),
            { name: TITLES.practise, run: () => navigate('/practise') },
            { name: SCAN_WORDS.title, run: () => navigate('/storage?scan') },
          ]}
        />
      </AppBar>
      <div className={styles.switches}>
        <Segments
          label={COUNT_WORDS.kind}
          options={kinds}
          value={hand.of}
          onChange={(of) => onHand({ ...hand, of })}
        />
        <Segments
          label={COUNT_WORDS.rules}
          options={shown}
          value={hand.rules}
          onChange={(rules) => onHand({ ...hand, rules })}
        />
      </div>
    </div>
  )
}

/** What was wrong with the address, or that cards are missing. */
function wordsFor({ hand, problem }: ReadAddress): string | undefined {
  const have = hand.cards.length + (hand.starter === undefined ? 0 : 1)
  const need = cardsNeeded(hand) + 1
  if (problem) return sayCountLinkError(problem)
  // A whole hand is counted without its starter.
  if (hand.starter === undefined && have === need - 1) return undefined
  return have > 0 && have < need ? sayCountLinkError({ type: 'wrong-number', have, need }) : undefined
}

/** Saves every hand that is counted, once. */
function useKeptCount(hand: HandToCount, show: Show | undefined): void {
  const { device, ports } = useApp()
  const address = show && writeCountAddress(hand)
  const keepIt = useEffectEvent(() => {
    // A kept count has its suits.
    if (!show || show.suits !== undefined) return
    const { rules } = hand
    const { of, cards, starter } = show
    const points = totalOf(countShow(show, PRESETS[rules].show))
    const count = { at: ports.now(), of, cards, starter, rules, points }
    void device.change(({ counts }) => ({ counts: withCount(counts, count) }))
  })
  useEffect(() => {
    if (address !== undefined) keepIt()
  }, [address])
}

/** Other ways to enter a hand: typed, or without suits. */
function OtherEntry({ hand, onHand, onText }: CountHeadProps & { readonly onText: (text: string) => void }) {
  const ranksOnly = hand.suits !== undefined
  return (
    <>
      <TypeCards onText={onText} />
      <Button
        kind="quiet"
        onClick={() => onHand({ ...hand, ...NO_CARDS, suits: ranksOnly ? undefined : 'unknown' })}
      >
        <small>{ranksOnly ? COUNT_WORDS.withSuits : COUNT_WORDS.ranksOnly}</small>
      </Button>
    </>
  )
}

/** For those who would rather type: one line, `5h 5s jd 5d 5c`, read at Enter or when it is pasted. */
function TypeCards({ onText }: { readonly onText: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onText(text)
      }}
    >
      <TextInput
        label={COUNT_WORDS.type}
        placeholder={COUNT_WORDS.typeHint}
        value={text}
        autoCapitalize="none"
        autoCorrect="off"
        onType={setText}
        onPaste={(event) => {
          event.preventDefault()
          const pasted = event.clipboardData.getData('text')
          setText(pasted)
          onText(pasted)
        }}
      />
    </form>
  )
}

/** Text pasted anywhere on the screen, except into a field. */
function usePastedText(onText: (text: string) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    const text = event.clipboardData?.getData('text').trim()
    if (!text) return
    event.preventDefault()
    onText(text)
  })
  useEffect(() => {
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
