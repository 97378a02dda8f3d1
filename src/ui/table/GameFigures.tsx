import { useEvening } from '../../app/hooks/use-evening.ts'
import type { Chances } from '../../game/figures/chance.ts'
import { averages, raceOf } from '../../game/figures/statistics.ts'
import { sideName } from '../../words/names.ts'
import { sayMean } from '../../words/pages/players.ts'
import { GAME_OVER_WORDS, sayEnd, sayGamesWon } from '../../words/table/game-over.ts'
import { RACE_WORDS, sayScores } from '../../words/table/score.ts'
import { Fact, FiguresTable } from '../parts/figures/FiguresTable.tsx'
import { RaceChart } from '../parts/figures/RaceChart.tsx'
import { RivalWins } from '../parts/figures/RivalWins.tsx'
import { AppBar } from '../parts/Page.tsx'
import { ScrollRegion } from '../parts/Screen.tsx'
import styles from './GameFigures.module.css'
import { LuckTable } from './LuckTable.tsx'
import { MatchBoard } from './MatchBoard.tsx'
import { useTableView } from './use-table-view.ts'

interface GameFiguresProps {
  readonly chances: Chances | undefined
  readonly onBack: () => void
}

/** What there is to say of a game beside its result. */
export function GameFigures({ chances, onBack }: GameFiguresProps) {
  const { game, standing } = useTableView()
  const evening = useEvening(game)
  const { title, result, sentence } = sayEnd(game)
  return (
    <>
      <AppBar title={GAME_OVER_WORDS.figures} note={`${title}, ${result.words}`} onBack={onBack} />
      <ScrollRegion className={styles.figures} pad="over" name={GAME_OVER_WORDS.figures}>
        <p>{sentence}</p>
        {standing && (
          <MatchBoard
            sides={game.marks.map((mark, side) => {
              return { mark, name: sideName(game, side), won: standing.won[side] ?? 0 }
            })}
            games={standing.needed}
            hasGoal={game.rules.match.type !== 'all-of'}
            label={sayGamesWon(game, standing)}
          />
        )}
        {chances && (
          <>
            <h2>{RACE_WORDS.heading}</h2>
            <GameRace />
          </>
        )}
        <Averages />
        <LuckTable game={game} />
        {evening && (
          <dl>
            <Fact name={evening.isLate ? GAME_OVER_WORDS.evening : GAME_OVER_WORDS.today}>
              {sayScores(game, evening.won)}
            </Fact>
          </dl>
        )}
        {game.players.length === 2 && <RivalWins names={game.players} />}
      </ScrollRegion>
    </>
  )
}

export function GameRace() {
  const { game } = useTableView()
  const sides = game.marks.map((mark, side) => ({ mark, name: sideName(game, side) }))
  return <RaceChart rules={game.rules} sides={sides} race={raceOf(game)} caption={RACE_WORDS.caption} />
}

function Averages() {
  const { game } = useTableView()
  const { averages: title, hand, play, muggins } = GAME_OVER_WORDS
  const sides = averages(game)
  const hasMuggins = sides.some((side) => side.muggins > 0)
  const heads = [title, hand, game.rules.words.crib, play]
  return (
    <FiguresTable
      heads={hasMuggins ? [...heads, muggins] : heads}
      rows={sides.map((side, i) => ({
        name: sideName(game, i),
        mark: game.marks[i],
        cells: [...[side.hand, side.crib, side.play].map(sayMean), ...(hasMuggins ? [side.muggins] : [])],
      }))}
    />
  )
}
