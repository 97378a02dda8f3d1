import { stillness } from '../../app/stillness.ts'
import { GAME_OVER_WORDS, sayStays } from '../../words/table/game-over.ts'
import { sayDone } from '../../words/table/news.ts'
import { Digits } from '../parts/Digits.tsx'
import { inTransition } from '../parts/in-transition.ts'
import { SkunkStamp, Winner, walkTime } from '../parts/Winner.tsx'
import { BoardBar } from './BoardBar.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'
import css from './WinView.module.css'

/** What is over the pad when a game is won: nothing while the last peg walks, then the winner's field. */
export function WinView() {
  const { game } = useTableView()
  return (
    <div className={css.view} style={{ ['--walk' as string]: `${walkTime(game)}ms` }}>
      <p className={css.line}>{sayDone(game)}</p>
      <WinField />
      <BoardBar />
    </div>
  )
}

/** The winner's colour, name and score, and a skunk stamped on it, until a tap asks for the result. */
export function WinField() {
  const { game } = useTableView()
  const { choose } = useTableActions()
  const { outcome, pegs, marks } = game
  const told = outcome?.seq
  const [winner = 0] = outcome?.winners ?? []
  const { front = 0, back = 0 } = pegs[winner] ?? {}
  return (
    <div
      className={css.frame}
      data-still={stillness() || undefined}
      style={{ ['--walk' as string]: `${walkTime(game)}ms` }}
    >
      <button
        type="button"
        className={css.field}
        data-mark={marks[winner]}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => inTransition(() => choose({ told }))}
      />
      <div className={css.words} data-mark={marks[winner]}>
        <Winner game={game} />
        <Digits value={front} className={css.score} />
        <div className={css.last}>
          <p>
            {front >= game.rules.target && <b>{GAME_OVER_WORDS.home(back, front)}</b>}
            <span>{sayStays(game)}</span>
          </p>
          <SkunkStamp game={game} />
        </div>
      </div>
    </div>
  )
}
