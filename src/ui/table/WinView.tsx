import { useEffect } from 'react'
import { stillness } from '../../app/stillness.ts'
import { homeTime } from '../../board/pegs-at.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { GAME_OVER_WORDS, sayEnd } from '../../words/table/game-over.ts'
import { sayDone } from '../../words/table/news.ts'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Digits, Stamp } from '../parts/Digits.tsx'
import { BoardBar } from './BoardBar.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'
import css from './WinView.module.css'

/** Milliseconds from the moment a peg is home to the result. */
const RESULT = 2_000

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

/** The winner's colour, name and score, and a skunk stamped on it. A tap shows the result; it also comes by itself. */
export function WinField() {
  const { game } = useTableView()
  const { choose } = useTableActions()
  const { title, stamp } = sayEnd(game)
  const { outcome, pegs, marks } = game
  const told = outcome?.seq
  const [winner = 0] = outcome?.winners ?? []
  const walk = walkTime(game)
  useEffect(() => {
    // Where nothing moves by itself, the result waits for a tap.
    if (stillness()) return
    const timer = setTimeout(() => choose({ told }), walk + RESULT)
    return () => clearTimeout(timer)
  }, [choose, told, walk])
  return (
    <div
      className={css.frame}
      data-still={stillness() || undefined}
      style={{ ['--walk' as string]: `${walk}ms` }}
    >
      <button
        type="button"
        className={css.field}
        data-mark={marks[winner]}
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => choose({ told })}
      />
      <div className={css.words} data-mark={marks[winner]}>
        <h2 data-long={title.length > 12 || undefined}>
          {outcome?.winners.map((side) => (
            <SideMark key={side} mark={marks[side] ?? 'a'} size="1em" />
          ))}
          <span>{title}</span>
        </h2>
        <Digits value={pegs[winner]?.front ?? 0} className={css.score} />
        {stamp && (
          <Stamp ink="brass" title={stamp.title}>
            <small>{GAME_OVER_WORDS.countsAs(stamp.detail)}</small>
          </Stamp>
        )}
      </div>
    </div>
  )
}
