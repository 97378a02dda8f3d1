import { useEffect, useEffectEvent, useState } from 'react'
import { useApp, useSettings } from '../../app/hooks/use-app.ts'
import { withCount } from '../../device/lists.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { countShow, type Show, totalOf } from '../../rules/show.ts'
import { sayCount } from '../../words/engine/spoken-count.ts'
import { COUNT_WORDS, sayCardsWanted, sayCountLinkError, sayWithoutStarter } from '../../words/pages/count.ts'
import { CardPad } from '../pads/CardPad.tsx'
import {
  cardsNeeded,
  counted,
  type HandToCount,
  NO_CARDS,
  readTypedHand,
  showOf,
  writeCountAddress,
} from '../parts/addresses/count-address.ts'
import { Button } from '../parts/Button.tsx'
import { RanksOnly } from '../parts/PlayingCard.tsx'
import { TextInput } from '../parts/TextField.tsx'
import { CountedShow } from './CountedShow.tsx'
import styles from './HandCount.module.css'

interface HandCountProps {
  readonly whole: HandToCount
  readonly rules: Rules
  readonly onHand: (hand: HandToCount) => void
  readonly onSaid: (sentence: string | undefined) => void
}

export function HandCount({ whole, rules, onHand, onSaid }: HandCountProps) {
  const [{ countStyle }] = useSettings()
  const [change, setChange] = useState<{ readonly whole: HandToCount; readonly place: number }>()
  // Another hand is no longer changed.
  const changing = change?.whole === whole ? change.place : undefined
  const hand = counted(whole)
  const show = showOf(hand)
  const said = { style: countStyle, words: rules.words }
  const need = cardsNeeded(hand)
  const ranksOnly = hand.suits !== undefined
  const isBare = hand.starter === undefined && hand.cards.length === need
  const held = isBare ? countShow(hand, rules.show) : undefined
  const withoutStarter = held && sayWithoutStarter(need, totalOf(held), rules.words)
  useKeptCount(hand, show)

  const showText = (text: string) => {
    const read = readTypedHand(text, hand)
    if (read.hand) onHand(read.hand)
    if (read.problem) onSaid(sayCountLinkError(read.problem))
  }
  usePastedText(showText)
  return (
    <>
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
            onChange={(card) => setChange({ whole, place: [...hand.cards, hand.starter].indexOf(card) })}
            onNext={() => onHand({ ...hand, ...NO_CARDS, suits: hand.suits })}
            onSaid={onSaid}
          />
        ) : (
          <CardPad
            key={`${ranksOnly}`}
            cards={hand.cards}
            need={need}
            starter={{ name: rules.words.starter, card: hand.starter, open: true }}
            onCards={(cards, starter) => onHand({ ...hand, cards, starter })}
            title={withoutStarter ?? sayCardsWanted(hand.of, need, rules.words)}
            startAt={changing}
          >
            {show ? (
              <Button kind="primary" onClick={() => setChange(undefined)}>
                {COUNT_WORDS.keep}
              </Button>
            ) : (
              <>
                <TypeCards onText={showText} />
                <Button
                  kind="quiet"
                  onClick={() => onHand({ ...hand, ...NO_CARDS, suits: ranksOnly ? undefined : 'unknown' })}
                >
                  <small>{ranksOnly ? COUNT_WORDS.withSuits : COUNT_WORDS.ranksOnly}</small>
                </Button>
              </>
            )}
          </CardPad>
        )}
      </RanksOnly>
    </>
  )
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
