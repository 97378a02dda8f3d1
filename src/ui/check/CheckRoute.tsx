import { Fragment, useRef, useState } from 'react'
import { useWords } from '../../app/hooks/use-app.ts'
import { type CardOrGo, type CheckedSeries, checkPlay } from '../../rules/play-check.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { PlayRules } from '../../rules/rules.ts'
import { CHECK_WORDS, sayChecked, sayClosed, sayMisses, shareCheck } from '../../words/pages/check.ts'
import { sayCountLinkError } from '../../words/pages/count.ts'
import { PadFrame } from '../pads/CardGrid.tsx'
import { readPlayAddress, tapped, tidy, writePlayAddress } from '../parts/addresses/count-address.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Digits } from '../parts/Digits.tsx'
import { Notice } from '../parts/Notice.tsx'
import { AppBar } from '../parts/Page.tsx'
import { CardWords, MiniCard } from '../parts/PlayingCard.tsx'
import { Screen, ScrollRegion, useScrollIntoView } from '../parts/Screen.tsx'
import { type Segment, Segments } from '../parts/Segments.tsx'
import { shareText } from '../parts/share/share-text.ts'
import { useAddress, useKeptAddress, useWayBack } from '../parts/use-way-back.ts'
import css from './CheckRoute.module.css'

const RUNS: readonly Segment<PlayRules['runs']>[] = [
  { value: 'any-order', label: CHECK_WORDS.anyOrder },
  { value: 'upwards', label: CHECK_WORDS.rising },
]

/** For one card, rule sets differ only in their runs. */
const USUAL = PRESETS['six-card-121']

export function CheckRoute() {
  const start = useAddress(readPlayAddress)
  const [play, setPlay] = useState(start.play)
  const [cleared, setCleared] = useState<readonly CardOrGo[]>([])
  const [notice, setNotice] = useState(start.problem && sayCountLinkError(start.problem))
  useKeptAddress(writePlayAddress(play))

  const { played, runs } = play
  const { words } = useWords()(USUAL)
  const series = checkPlay(played, { ...USUAL.play, runs })
  const last = played.at(-1)
  const setPlayed = (next: readonly CardOrGo[]) => {
    setPlay({ ...play, played: next })
    setCleared([])
    setNotice(undefined)
  }
  const removeLast = () => last !== undefined && setPlayed(tidy(played.slice(0, -1)))
  const clear = () => {
    setPlayed([])
    setCleared(played)
  }
  const share = async () => setNotice(await shareText(shareCheck(series, words), location.href))
  return (
    <Screen fit="whole">
      <AppBar title={CHECK_WORDS.title} onBack={useWayBack('/count')} />
      <div className={css.runs} data-mirrors="">
        <span aria-hidden="true">{CHECK_WORDS.runs}</span>
        <Segments
          label={CHECK_WORDS.runs}
          options={RUNS}
          value={runs}
          onChange={(next) => setPlay({ ...play, runs: next })}
        />
      </div>
      <Notice sentence={notice} onDismiss={() => setNotice(undefined)} />
      <PadFrame
        head={<CheckedPlay series={series} />}
        chosen={played.filter((one) => one !== 'go')}
        onPick={(card) => setPlayed(tapped(played, card))}
        onBackspace={removeLast}
        foot={
          <ActionBar tight>
            <Button
              kind="quiet"
              disabled={!last && cleared.length === 0}
              detail={(last || cleared.length > 0) && <CardWords words={CHECK_WORDS.lastTap(last)} />}
              onClick={last ? removeLast : () => setPlayed(cleared)}
            >
              {CHECK_WORDS.undo}
            </Button>
            <Button
              kind="primary"
              disabled={last === undefined || last === 'go'}
              onClick={() => setPlayed([...played, 'go'])}
            >
              {CHECK_WORDS.go}
            </Button>
            <Button kind="quiet" disabled={last === undefined} onClick={clear}>
              {CHECK_WORDS.clear}
            </Button>
            <Button kind="quiet" disabled={last === undefined} onClick={() => void share()}>
              {CHECK_WORDS.share}
            </Button>
          </ActionBar>
        }
      />
    </Screen>
  )
}

function CheckedPlay({ series }: { readonly series: readonly CheckedSeries[] }) {
  const { words } = useWords()(USUAL)
  const list = useRef<HTMLElement>(null)
  const last = series.flatMap(({ cards }) => cards).at(-1)
  const rows = series.reduce((sum, { cards, end }) => sum + cards.length + (end ? 1 : 0), 0)
  useScrollIntoView(list, 'tbody tr:last-child', rows)
  return (
    <ScrollRegion ref={list} className={css.play} name={CHECK_WORDS.list}>
      {rows === 0 && (
        <p>
          <b>{CHECK_WORDS.ask}</b> {CHECK_WORDS.askMore}
        </p>
      )}
      <table>
        <tbody>
          {series.map((one) => (
            <Fragment key={one.cards[0]?.card ?? 'none'}>
              {one.cards.map((checked) => (
                <tr key={checked.card} data-points={checked.points > 0 || undefined}>
                  <td>
                    <MiniCard card={checked.card} />
                  </td>
                  <td>
                    {sayChecked(checked, words)} <em>{sayMisses(checked)}</em>
                  </td>
                  <td>
                    <Digits value={checked.points} />
                  </td>
                </tr>
              ))}
              {one.end && (
                <tr data-end>
                  <td colSpan={2}>{sayClosed(one)}</td>
                  <td>{one.endPoints > 0 && <Digits value={one.endPoints} />}</td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      <output className="visually-hidden">{last && `${sayChecked(last, words)} ${sayMisses(last)}`}</output>
    </ScrollRegion>
  )
}
