import { currentDeal, type Game } from '../../../game/game.ts'
import { sideOf } from '../../../rules/rules.ts'
import { sideName } from '../../../words/names.ts'
import { sayToGo } from '../../../words/table/score.ts'
import { sayStep } from '../../../words/table/step.ts'
import { SideMark } from '../../parts/board/SideMark.tsx'
import { Figures } from '../../parts/Figures.tsx'
import { MiniCard } from '../../parts/MiniCard.tsx'
import css from './SideLine.module.css'

interface SideLineProps {
  readonly game: Game
  readonly side: number
}

/** What a player reads at the own edge: the own score, where the game is, and what is expected next. */
export function SideLine({ game, side }: SideLineProps) {
  const { rules, marks } = game
  const score = game.pegs[side]?.front ?? 0
  const deal = currentDeal(game)
  const { heading, prompt } = sayStep(game)
  return (
    <>
      <div className={css.score} aria-hidden="true">
        <div className={css.who}>
          <SideMark mark={marks[side] ?? 'a'} />
          <span>{sideName(game, side)}</span>
          {deal && sideOf(rules, deal.dealer) === side && <small>{rules.words.crib}</small>}
        </div>
        <Figures value={score} className={css.figures} />
        <div className={css.togo}>{sayToGo(score, rules.target)}</div>
      </div>
      <div className={css.line}>
        <p>
          <span>{heading}</span> <span>{prompt}</span>
        </p>
        {deal?.starter && <MiniCard card={deal.starter} />}
      </div>
    </>
  )
}
