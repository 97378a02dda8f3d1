import { useState } from 'react'
import { useWords } from '../../app/hooks/use-settings.ts'
import { checkPlay, type LaidOrGo } from '../../rules/play-check.ts'
import { PRESETS } from '../../rules/presets.ts'
import type { PlayRules } from '../../rules/rules.ts'
import { CHECK_WORDS, shareCheck, takeBackName } from '../../words/pages/check.ts'
import { sayCountLinkError } from '../../words/pages/count.ts'
import { PadFrame } from '../pads/CardGrid.tsx'
import { AppBar } from '../parts/AppBar.tsx'
import { readPlayAddress, tapped, tidy, writePlayAddress } from '../parts/addresses/check-address.ts'
import { sharePage } from '../parts/addresses/share-link.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Notice } from '../parts/Notice.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { Screen } from '../parts/Screen.tsx'
import { type Segment, Segments } from '../parts/Segments.tsx'
import { useAddress, useKeptAddress, useWayBack } from '../parts/use-way-back.ts'
import { CheckedPlay } from './CheckedPlay.tsx'
import css from './CheckRoute.module.css'

const RUNS: readonly Segment<PlayRules['runs']>[] = [
  { value: 'any-order', label: CHECK_WORDS.anyOrder },
  { value: 'upwards', label: CHECK_WORDS.upwards },
]

/** Only runs are ever laid down differently; what else a series scores is the same in every game. */
const USUAL = PRESETS['six-card-121']

/** What did that card score, and why? A series tapped in the order laid. */
export function CheckRoute() {
  const start = useAddress(readPlayAddress)
  const [play, setPlay] = useState(start.play)
  const [cleared, setCleared] = useState<readonly LaidOrGo[]>([])
  const [notice, setNotice] = useState(start.problem && sayCountLinkError(start.problem))
  useKeptAddress(writePlayAddress(play))

  const { laid, runs } = play
  const { words } = useWords()(USUAL)
  const series = checkPlay(laid, { ...USUAL.play, runs })
  const cards = laid.filter((one) => one !== 'go')
  const last = laid.at(-1)
  const lay = (next: readonly LaidOrGo[]) => {
    setPlay({ ...play, laid: next })
    setCleared([])
    setNotice(undefined)
  }
  const takeBack = () => last !== undefined && lay(tidy(laid.slice(0, -1)))
  const clear = () => {
    lay([])
    setCleared(laid)
  }
  const share = async () => setNotice(await sharePage(shareCheck(series, words)))
  return (
    <Screen fit="whole">
      <AppBar title={CHECK_WORDS.title} onBack={useWayBack('/count')}>
        <div className={css.runs}>
          <Segments
            label={CHECK_WORDS.runs}
            options={RUNS}
            value={runs}
            onChange={(next) => setPlay({ ...play, runs: next })}
          />
        </div>
      </AppBar>
      <Notice sentence={notice} onDismiss={() => setNotice(undefined)} />
      <PadFrame
        head={<CheckedPlay series={series} words={words} />}
        chosen={cards}
        onPick={(card) => lay(tapped(laid, card))}
        onBackspace={takeBack}
        foot={
          <ActionBar tight>
            {last === undefined ? (
              <Button kind="quiet" disabled={cleared.length === 0} onClick={() => lay(cleared)}>
                {CHECK_WORDS.undo}
              </Button>
            ) : (
              <Button kind="quiet" label={takeBackName(last)} onClick={takeBack}>
                {last === 'go' ? CHECK_WORDS.go : <MiniCard card={last} />}
              </Button>
            )}
            <Button
              kind="primary"
              disabled={last === undefined || last === 'go'}
              onClick={() => lay([...laid, 'go'])}
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
