import type { ReactNode } from 'react'
import { useSideTag } from '../../app/hooks/use-table.ts'
import { currentDeal } from '../../game/record/game.ts'
import { sideOf } from '../../rules/rules.ts'
import { sayTarget, sayToGo } from '../../words/table/score.ts'
import { STEP_WORDS, sayStanding, sayStep } from '../../words/table/step.ts'
import { boardOf, GameBoard } from '../parts/board/GameBoard.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { StripBoard } from '../parts/board/StripBoard.tsx'
import { Figures } from '../parts/Figures.tsx'
import { PlayingCard } from '../parts/PlayingCard.tsx'
import css from './ScoreHeader.module.css'
import { useTableView } from './table-view.ts'

/** Names, scores and holes to go, a column a side. `ScoreTable` says the same in words. */
export function ScoreHeader({ tools }: { readonly tools: ReactNode }) {
  const { game, standing } = useTableView()
  return (
    <div className={css.header} data-mirrors="" data-sides={columns(game.pegs)}>
      <SideScores />
      <div className={css.middle} data-mirrors="">
        <div className={css.tools}>{tools}</div>
        <p className={css.target}>{sayTarget(game, standing)}</p>
      </div>
    </div>
  )
}

/** Five sides are set like four, except for the crib and long names. */
const columns = ({ length }: readonly unknown[]) => Math.min(length, 4)

/** The names, the scores and the board as a strip, while cards are on the screen; a tap shows the board full screen. */
export function ScoreStrip() {
  const { game, showBoard } = useTableView()
  const sides = columns(game.pegs)
  return (
    <div className={css.strip} data-sides={sides}>
      <SideScores />
      <StripBoard {...boardOf(game)} length={sides === 2 ? 130 : 320} />
      <button type="button" className="unseen" aria-label={STEP_WORDS.boardLarge} onClick={showBoard} />
    </div>
  )
}

/** The crib is shown next to the dealer's name. */
function SideScores() {
  const { game } = useTableView()
  const { rules, pegs, marks, deals } = game
  const tag = useSideTag()
  const dealer = deals.at(-1)?.dealer
  return (
    <span className={css.scores} data-many={pegs.length > 4 || undefined} aria-hidden="true">
      {pegs.map(({ front }, side) => {
        const name = tag(game, side)
        return (
          <span className={css.score} key={marks[side]} data-mark={marks[side]} data-name={lengthOf(name)}>
            <SideMark mark={marks[side] ?? 'a'} />
            <span className={css.name}>{name}</span>
            {dealer !== undefined && sideOf(rules, dealer) === side && (
              <span className={css.crib}>{rules.words.crib}</span>
            )}
            <Figures value={front} className={css.figures} />
            <span className={css.togo}>{sayToGo(front, rules.target)}</span>
          </span>
        )
      })}
    </span>
  )
}

/** Whether the crib has room beside a name, and how small it is set. */
function lengthOf(name: string): 'short' | 'long' | 'longer' | 'team' {
  if (name.length > 13) return 'team'
  if (name.length > 8) return 'longer'
  return name.length > 5 ? 'long' : 'short'
}

export function BoardButton() {
  const { game, showBoard } = useTableView()
  return (
    <GameBoard game={game}>
      {/* Over the board, not round it: a button is named after its content, and that has numbers. */}
      <button type="button" className="unseen" aria-label={STEP_WORDS.boardLarge} onClick={showBoard} />
    </GameBoard>
  )
}

/** Whose turn it is and what comes next, with the starter. If a page beside it says that, who leads. */
export function StatusLine() {
  const { game, framed, looksAtBoard } = useTableView()
  const aside = framed && !looksAtBoard && game.step.type !== 'play' && game.step.type !== 'deal'
  const { heading, prompt } = aside ? sayStanding(game) : sayStep(game)
  // Between deals the page shows the points of the last deal, and its cards are gathered.
  const starter = game.step.type === 'deal' ? undefined : currentDeal(game)?.starter
  return (
    <div className={css.status} data-aside={aside || undefined}>
      <p className={css.words}>
        <span>{heading}</span>
        <span>{prompt}</span>
      </p>
      {starter && (
        <div className={css.starter}>
          <span>{game.rules.words.starter}</span>
          <PlayingCard card={starter} size="small" />
        </div>
      )}
    </div>
  )
}
