import { useState } from 'react'
import { useChances } from '../../app/hooks/use-chances.ts'
import { useEvening } from '../../app/hooks/use-evening.ts'
import type { Chances } from '../../game/figures/chance.ts'
import { averages, bestHand, raceOf } from '../../game/figures/statistics.ts'
import { falseWin } from '../../game/moves/penalties.ts'
import { recordedShow } from '../../game/record/hands.ts'
import { nextGameDealer } from '../../game/record/match.ts'
import { COMMON_WORDS, TITLES } from '../../words/app.ts'
import { seatName, sideName } from '../../words/names.ts'
import { sayMean } from '../../words/pages/players.ts'
import { GAME_OVER_WORDS, sayEnd, sayGamesWon, sayMatchStanding } from '../../words/table/game-over.ts'
import { PEG_WORDS } from '../../words/table/pegs.ts'
import { RACE_WORDS, sayScores } from '../../words/table/score.ts'
import { sayDealer } from '../../words/table/step.ts'
import { RecordedCount } from '../pads/RecordedCount.tsx'
import { Button, PageButton } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Stamp } from '../parts/Digits.tsx'
import { ChanceStory } from '../parts/figures/ChanceChart.tsx'
import { BestHandFact, Fact, FiguresTable } from '../parts/figures/FiguresTable.tsx'
import { RaceChart } from '../parts/figures/RaceChart.tsx'
import { RivalWins } from '../parts/figures/RivalWins.tsx'
import { Notice } from '../parts/Notice.tsx'
import { ScrollRegion } from '../parts/Screen.tsx'
import styles from './GameOver.module.css'
import { LuckTable } from './LuckTable.tsx'
import { MatchBoard } from './MatchBoard.tsx'
import { shareResult } from './ResultPicture.tsx'
import { TableBar } from './TableBar.tsx'
import { BoardButton } from './TableFrame.tsx'
import { TableMenu } from './TableMenu.tsx'
import { useInstallSlip } from './use-slips.ts'
import { useTableActions, useTableView } from './use-table-view.ts'

export function GameOver() {
  const { game, framed, standing } = useTableView()
  const offer = useInstallSlip()
  const { title, result, sentence, stamp } = sayEnd(game)
  const race = raceOf(game)
  const sides = game.marks.map((mark, side) => ({ mark, name: sideName(game, side) }))
  const evening = useEvening(game)
  const chances = useChances(game)
  return (
    <>
      <ScrollRegion data-fades="" className={styles.page} pad="over" name={GAME_OVER_WORDS.title}>
        <div className={styles.story}>
          <header className={styles.head} data-mirrors="">
            <h2 data-long={titleLength(title)}>
              {game.outcome?.winners.map((side) => (
                <SideMark key={side} mark={game.marks[side] ?? 'a'} size="1.2em" />
              ))}
              {title}
            </h2>
            <div className={styles.tools}>{!framed && <TableMenu />}</div>
            <div className={styles.result}>
              <Result {...result} />
              {stamp && (
                <Stamp ink="brass" title={stamp.title}>
                  <small>{GAME_OVER_WORDS.countsAs(stamp.detail)}</small>
                </Stamp>
              )}
            </div>
            <p>{sentence}</p>
          </header>
          {!framed && <BoardButton />}
          {/* Two points are no race. */}
          {race.length > 2 && (
            <RaceChart rules={game.rules} sides={sides} race={race} caption={RACE_WORDS.caption} />
          )}
        </div>
        <div className={styles.facts}>
          {chances && <ChanceStory game={game} chances={chances} />}
          {standing && (
            <section className={styles.match}>
              <h3>{sayMatchStanding(game, standing)}</h3>
              <MatchBoard
                sides={sides.map((side, i) => ({ ...side, won: standing.won[i] ?? 0 }))}
                games={standing.needed}
                label={sayGamesWon(game, standing)}
              />
            </section>
          )}
          {evening && (
            <dl>
              <Fact name={evening.isLate ? GAME_OVER_WORDS.evening : GAME_OVER_WORDS.today}>
                {sayScores(game, evening.won)}
              </Fact>
            </dl>
          )}
          {game.players.length === 2 && <RivalWins names={game.players} />}
          <BestOfGame />
          <Averages />
          <LuckTable game={game} />
          <Notice {...offer} />
        </div>
      </ScrollRegion>
      <GameOverBar chances={chances} onNext={offer?.also.onClick} />
    </>
  )
}

/** On a phone a team and the longest names have lines of their own below the tools. */
function titleLength(title: string): 'word' | 'row' | undefined {
  if (/\S{12}|.{25}/.test(title)) return 'row'
  return /\S{9}/.test(title) ? 'word' : undefined
}

/** `121 to 84`: the figures large, the winner’s heaviest. */
function Result({ won, rest, sides }: ReturnType<typeof sayEnd>['result']) {
  return (
    <p className={styles.score} data-many={sides > 2 || undefined}>
      <b>{won}</b> <i>{GAME_OVER_WORDS.to}</i> <span>{rest}</span>
    </p>
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
        <RecordedCount rules={game.rules} show={show} onEdit={() => edit({ seq: hand.seq })} />
      )}
    </>
  )
}

function Averages() {
  const { game } = useTableView()
  const { averages: title, hand, play, muggins } = GAME_OVER_WORDS
  const sides = averages(game)
  const hasMuggins = sides.some((side) => side.muggins > 0)
  const heads = [title, hand, game.rules.words.crib, play]
  return (
    <FiguresTable
      className={styles.averages}
      heads={hasMuggins ? [...heads, muggins] : heads}
      rows={sides.map((side, i) => ({
        name: sideName(game, i),
        mark: game.marks[i],
        cells: [...[side.hand, side.crib, side.play].map(sayMean), ...(hasMuggins ? [side.muggins] : [])],
      }))}
    />
  )
}

interface GameOverBarProps {
  readonly chances: Chances | undefined
  readonly onNext: (() => void) | undefined
}

function GameOverBar({ chances, onNext }: GameOverBarProps) {
  const { game, standing } = useTableView()
  const { note, nextGame, choose } = useTableActions()
  const dealer = nextGameDealer(game)
  const share = async () => note(await shareResult(game, chances))
  return (
    <div className={styles.foot}>
      <div className={styles.also} data-mirrors="">
        <Button kind="quiet" icon="share" onClick={() => void share()}>
          {COMMON_WORDS.share}
        </Button>
        <PageButton kind="quiet" to="/sheet" title={TITLES.sheet} />
        <PageButton kind="quiet" to="/new" title={TITLES.newGame} />
        {falseWin(game) && (
          <Button kind="quiet" onClick={() => choose({ other: { side: game.outcome?.home, as: 'over' } })}>
            {PEG_WORDS.kinds.over}
          </Button>
        )}
      </div>
      <TableBar>
        <Button
          kind="primary"
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
