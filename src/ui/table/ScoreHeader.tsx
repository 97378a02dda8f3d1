import type { ReactNode } from 'react'
import { currentDeal, type Game } from '../../game/game.ts'
import { sideOf } from '../../rules/rules.ts'
import { sideName } from '../../words/names.ts'
import { sayTarget, sayToGo } from '../../words/table/score.ts'
import { SideMark } from '../parts/board/SideMark.tsx'
import { Figures } from '../parts/Figures.tsx'
import { isLong } from './long-name.ts'
import css from './ScoreHeader.module.css'

interface Props {
  readonly game: Game
  readonly tools: ReactNode
}

/** Names, scores and holes to go, a column a side. The same facts stand in words in `ScoreTable`. */
export function ScoreHeader({ game, tools }: Props) {
  const { rules } = game
  const dealer = currentDeal(game)?.dealer
  const dealing = dealer === undefined ? undefined : sideOf(rules, dealer)
  return (
    <div className={css.header} data-mirrors="" data-sides={game.pegs.length}>
      <div className={css.scores} aria-hidden="true">
        {game.pegs.map(({ front }, side) => (
          <div className={css.score} key={game.marks[side]} data-mark={game.marks[side]}>
            <div className={css.who}>
              <SideMark mark={game.marks[side] ?? 'a'} />
              <span className={css.name} data-long={isLong(sideName(game, side)) || undefined}>
                {sideName(game, side)}
              </span>
            </div>
            <Figures value={front} className={css.figures} />
            <div className={css.togo}>
              {sayToGo(front, rules.target)}{' '}
              {dealing === side && <span className={css.crib}>{rules.words.crib}</span>}
            </div>
          </div>
        ))}
      </div>
      <div className={css.middle} data-mirrors="">
        <div className={css.tools}>{tools}</div>
        <div className={css.target} aria-hidden="true">
          {sayTarget(rules.target)}
        </div>
      </div>
    </div>
  )
}
