import { useState } from 'react'
import { useChances } from '../../app/hooks/use-chances.ts'
import { nightPlaceOf } from '../../game/club/night-place.ts'
import { type Chances, hasCurve } from '../../game/figures/chance.ts'
import { bestHand, raceOf } from '../../game/figures/statistics.ts'
import { falseWin } from '../../game/moves/penalties.ts'
import { recordedShow } from '../../game/record/hands.ts'
import { nextGameDealer } from '../../game/record/match.ts'
import { COMMON_WORDS, TITLES } from '../../words/app.ts'
import { holderName, seatName, sideName } from '../../words/names.ts'
import { CHANCE_WORDS, sayTurningPoint } from '../../words/table/chance.ts'
import { GAME_OVER_WORDS, sayEnd, sayHowItWent, sayMatchStanding } from '../../words/table/game-over.ts'
import { PEG_WORDS } from '../../words/table/pegs.ts'
import { RACE_WORDS, sayScores } from '../../words/table/score.ts'
import { sayDealer } from '../../words/table/step.ts'
import { RecordedCount } from '../pads/RecordedCount.tsx'
import { Button, PageButton } from '../parts/Button.tsx'
import { ChanceChart } from '../parts/figures/ChanceChart.tsx'
import { BestHandFact, Fact } from '../parts/figures/FiguresTable.tsx'
import { Notice } from '../parts/Notice.tsx'
import { ScrollRegion } from '../parts/Screen.tsx'
import { SkunkStamp, Winner } from '../parts/Winner.tsx'
import { GameFigures, GameRace } from './GameFigures.tsx'
import styles from './GameOver.module.css'
import { NightResult } from './NightResult.tsx'
import { shareResult } from './ResultPicture.tsx'
import { TableBar } from './TableBar.tsx'
import { BoardButton } from './TableFrame.tsx'
import { TableMenu } from './TableMenu.tsx'
import { useInstallSlip } from './use-slips.ts'
import { useTableActions, useTableView } from './use-table-view.ts'

/** How a game ended, on one screen; what else there is to say of it is behind a key. */
export function GameOver() {
  const { game, framed, standing } = useTableView()
  const [showsFigures, setShowsFigures] = useState(false)
  const offer = useInstallSlip()
  const chances = useChances(game)
  const place = game.outcome && nightPlaceOf(game)
  if (showsFigures) return <GameFigures chances={chances} onBack={() => setShowsFigures(false)} />
  return (
    <ScrollRegion className={styles.page} pad="over" name={GAME_OVER_WORDS.title}>
      <div className={styles.lead}>
        <ResultHead chances={chances} />
        {!framed && <BoardButton />}
      </div>
      <div className={styles.rest}>
        {place ? (
          <NightResult place={place} />
        ) : (
          <>
            <ResultChart chances={chances} />
            {standing && (
              <dl>
                <Fact name={sayMatchStanding(game, standing)}>{sayScores(game, standing.won)}</Fact>
              </dl>
            )}
            <BestOfGame />
            <Notice {...offer} />
          </>
        )}
        {place ? (
          <NightBar />
        ) : (
          <GameOverBar
            chances={chances}
            onNext={offer?.also.onClick}
            onFigures={() => setShowsFigures(true)}
          />
        )}
      </div>
    </ScrollRegion>
  )
}

/** Who won, by how much, and what decided it. */
function ResultHead({ chances }: { readonly chances: Chances | undefined }) {
  const { game, framed } = useTableView()
  const { result } = sayEnd(game)
  const isDue = !chances && hasCurve(game)
  const told = chances?.turn ? sayTurningPoint(game, chances.turn) : sayHowItWent(game)
  return (
    <header className={styles.head} data-mirrors="" data-many={result.sides > 2 ? result.sides : undefined}>
      <Winner game={game} />
      {!framed && <TableMenu />}
      <div className={styles.result}>
        <p className={styles.score}>
          <b>{result.won}</b> <small>{GAME_OVER_WORDS.to}</small> <span>{result.rest}</span>
        </p>
        <SkunkStamp game={game} isShort />
      </div>
      {!nightPlaceOf(game) && (
        <p className={styles.told} aria-hidden={isDue || undefined}>
          <b>{told.strong}</b> {told.weak}
        </p>
      )}
    </header>
  )
}

/** How the chance of winning went; where that is not known, the scores. */
function ResultChart({ chances }: { readonly chances: Chances | undefined }) {
  const { game } = useTableView()
  const name = sideName(game, game.outcome?.winners[0] ?? 0)
  if (!chances && hasCurve(game)) return <div className={styles.chart} />
  if (raceOf(game).length < 3) return <div className={styles.chart} />
  return (
    <div className={styles.chart}>
      <h3>{chances ? CHANCE_WORDS.caption(name) : RACE_WORDS.heading}</h3>
      {chances ? <ChanceChart game={game} chances={chances} /> : <GameRace />}
    </div>
  )
}

function BestOfGame() {
  const { game } = useTableView()
  const { edit } = useTableActions()
  const [isOpen, setOpen] = useState(false)
  const best = bestHand(game)
  const deal = game.deals.find(({ number }) => number === best?.deal)
  const hand = deal?.counts.find(({ of }) => of === best?.seat)
  if (!best || !hand) return null
  const show = recordedShow(game.rules, deal, hand)
  const opens = show && { isOpen, toggle: () => setOpen(!isOpen) }
  return (
    <>
      <BestHandFact words={`${seatName(game, best.seat)} ${best.points}`} best={best} opens={opens} />
      {show && isOpen && (
        <RecordedCount
          rules={game.rules}
          show={show}
          title={holderName(game, hand.of)}
          onEdit={() => edit({ seq: hand.seq })}
        />
      )}
    </>
  )
}

interface GameOverBarProps {
  readonly chances: Chances | undefined
  readonly onNext: (() => void) | undefined
  readonly onFigures: () => void
}

function GameOverBar({ chances, onNext, onFigures }: GameOverBarProps) {
  const { game, standing } = useTableView()
  const { note, nextGame } = useTableActions()
  const dealer = nextGameDealer(game)
  const share = async () => note(await shareResult(game, chances))
  return (
    <div className={styles.foot}>
      <div className={styles.also} data-mirrors="">
        <Button kind="quiet" icon="chart" onClick={onFigures}>
          {GAME_OVER_WORDS.figures}
        </Button>
        <PageButton kind="quiet" icon="sheet" to="/sheet" title={TITLES.sheet} />
        <Button kind="quiet" icon="share" onClick={() => void share()}>
          {COMMON_WORDS.share}
        </Button>
        <FalseWinKey />
      </div>
      <TableBar>
        <Button
          kind="primary"
          trailing="arrow-right"
          detail={dealer === undefined ? GAME_OVER_WORDS.cut : sayDealer(game, dealer)}
          onClick={() => {
            onNext?.()
            nextGame()
          }}
        >
          {standing?.winners.length === 0 ? GAME_OVER_WORDS.nextGame : GAME_OVER_WORDS.rematch}
        </Button>
      </TableBar>
    </div>
  )
}

function FalseWinKey() {
  const { game } = useTableView()
  const { choose } = useTableActions()
  return (
    falseWin(game) && (
      <Button kind="quiet" onClick={() => choose({ other: { side: game.outcome?.home, as: 'over' } })}>
        {PEG_WORDS.kinds.over}
      </Button>
    )
  )
}

/** At a club night there is no rematch: the next round says who plays whom. */
function NightBar() {
  return (
    <div className={styles.foot}>
      <div className={styles.also} data-mirrors="">
        <FalseWinKey />
      </div>
      <TableBar>
        <PageButton kind="quiet" icon="sheet" to="/sheet" title={TITLES.sheet} />
      </TableBar>
    </div>
  )
}
