import { stillness } from '../../app/stillness.ts'
import { homeTime } from '../../board/pegs-at.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { GAME_OVER_WORDS, sayEnd, sayStays } from '../../words/table/game-over.ts'
import { sayDone } from '../../words/table/news.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Digits, Stamp } from '../parts/Digits.tsx'
import { Fit } from '../parts/Fit.tsx'
import { inTransition } from '../parts/in-transition.ts'
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

/** How long the last peg walks, in milliseconds. */
function walkTime({ pegs, outcome }: ShownGame): number {
  const home = pegs[outcome?.home ?? 0]
  return stillness() || !home ? 0 : homeTime(home)
}

/** The winner's colour, name and score, and a skunk stamped on it, until a tap asks for the result. */
export function WinField() {
  const { game } = useTableView()
  const { choose } = useTableActions()
  const { title, stamp } = sayEnd(game)
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
        <h2>
          {outcome?.winners.map((side) => (
            <SideMark key={side} mark={marks[side] ?? 'a'} size="1em" />
          ))}
          <Fit>{title}</Fit>
        </h2>
        <Digits value={front} className={css.score} />
        <div className={css.last}>
          <p>
            {front >= game.rules.target && <b>{GAME_OVER_WORDS.home(back, front)}</b>}
            <span>{sayStays(game)}</span>
          </p>
          {stamp && (
            <Stamp ink="brass" title={stamp.title}>
              <small>{GAME_OVER_WORDS.countsAs(stamp.detail)}</small>
            </Stamp>
          )}
        </div>
      </div>
    </div>
  )
}
