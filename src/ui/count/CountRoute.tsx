import { useState } from 'react'
import { useLocation } from 'wouter'
import { useApp, usePart, useWords } from '../../app/hooks/use-app.ts'
import { checkPlay } from '../../rules/play-check.ts'
import { PRESETS } from '../../rules/presets.ts'
import { COMMON_WORDS, TITLES } from '../../words/app.ts'
import { SCAN_WORDS } from '../../words/pages/camera.ts'
import { CHECK_WORDS, shareCheck } from '../../words/pages/check.ts'
import { COUNT_WORDS, sayCountLinkError, sayHandOrCrib, saySavedCount } from '../../words/pages/count.ts'
import { NEW_GAME_CHOICES } from '../../words/pages/new-game.ts'
import {
  cardsNeeded,
  counted,
  type HandToCount,
  isPlayAddress,
  presetNamed,
  type ReadAddress,
  readCountAddress,
  readPlayAddress,
  USUAL_RULES,
  writeCountAddress,
  writePlayAddress,
} from '../parts/addresses/count-address.ts'
import { IconButton } from '../parts/Button.tsx'
import { Menu } from '../parts/Menu.tsx'
import { Notice } from '../parts/Notice.tsx'
import { AppBar } from '../parts/Page.tsx'
import { Screen } from '../parts/Screen.tsx'
import { Segments, Select } from '../parts/Segments.tsx'
import { shareText } from '../parts/share/share-text.ts'
import { useAddress, useKeptAddress, useWayBack } from '../parts/use-way-back.ts'
import css from './CountRoute.module.css'
import { HandCount } from './HandCount.tsx'
import { PlayCheck } from './PlayCheck.tsx'

const KINDS = ['hand', 'crib', 'play'] as const

/** A hand, a crib or the play: each keeps its cards while another is shown. */
export function CountRoute() {
  const start = { isPlay: useAddress(isPlayAddress), ...useAddress(readCountAddress) }
  const startPlay = useAddress(readPlayAddress)
  const [isPlay, setPlay] = useState(start.isPlay)
  // All cards tapped: a card that the five-card game leaves out is there again in the six-card game.
  const [whole, setWhole] = useState(start.hand)
  const [checked, setChecked] = useState(startPlay.play)
  const [notice, setNotice] = useState(() =>
    isPlay ? startPlay.problem && sayCountLinkError(startPlay.problem) : wordsFor(start),
  )
  useKeptAddress(isPlay ? writePlayAddress(checked) : writeCountAddress(counted(whole)))
  const rules = useWords()(PRESETS[isPlay ? checked.rules : whole.rules])
  const onBack = useWayBack()

  const showHand = (hand: HandToCount) => {
    setWhole(hand)
    setNotice(undefined)
  }
  const show = (kind: (typeof KINDS)[number]) => {
    setPlay(kind === 'play')
    showHand(kind === 'play' ? whole : { ...whole, of: kind })
  }
  const share = async () => {
    const { rows } = checkPlay(checked.played, rules)
    setNotice(await shareText(shareCheck(rows, rules.words), location.href))
  }
  const isEmpty = checked.played.length === 0
  return (
    <Screen fit="whole">
      <div className={css.head}>
        <AppBar title={isPlay ? CHECK_WORDS.title : TITLES.count} onBack={onBack}>
          {isPlay ? (
            <IconButton
              icon="share"
              label={COMMON_WORDS.share}
              disabled={isEmpty}
              onClick={() => void share()}
            />
          ) : (
            <CountMenu onHand={showHand} />
          )}
        </AppBar>
        <div className={css.switches}>
          <Segments
            label={COUNT_WORDS.kind}
            options={KINDS.map((value) => ({ value, label: sayHandOrCrib(value, rules.words) }))}
            value={isPlay ? 'play' : whole.of}
            onChange={show}
          />
          <Select
            label={COUNT_WORDS.rules}
            options={NEW_GAME_CHOICES.presets}
            value={isPlay ? checked.rules : whole.rules}
            onChange={(name) => {
              setChecked({ ...checked, rules: name })
              showHand({ ...whole, rules: name })
            }}
          />
        </div>
      </div>
      <div className={css.notice}>
        <Notice sentence={notice} onDismiss={() => setNotice(undefined)} />
      </div>
      {isPlay ? (
        <PlayCheck checked={checked} rules={rules} onChecked={setChecked} onSaid={setNotice} />
      ) : (
        <HandCount whole={whole} rules={rules} onHand={showHand} onSaid={setNotice} />
      )}
    </Screen>
  )
}

/** The last counts of this device, newest first, and where else to go. */
function CountMenu({ onHand }: { readonly onHand: (hand: HandToCount) => void }) {
  const [, navigate] = useLocation()
  const { words } = useWords()(PRESETS[USUAL_RULES])
  const kept = usePart(useApp().device, ({ counts }) => counts).flatMap(
    ({ of, cards, starter, points, rules: name }) => {
      const rules = presetNamed(name)
      if (!rules) return []
      const other = rules === USUAL_RULES ? undefined : PRESETS[rules].name
      const said = saySavedCount({ of, cards, starter }, points, words.crib, other)
      return [{ name: said, run: () => onHand({ of, cards, starter, rules }) }]
    },
  )
  return (
    <Menu
      {...(kept.length > 0 && { label: COUNT_WORDS.last })}
      items={() => [
        ...kept,
        { name: TITLES.practise, run: () => navigate('/practise') },
        { name: SCAN_WORDS.title, run: () => navigate('/storage?scan') },
      ]}
    />
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
