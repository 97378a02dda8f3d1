import type { ReactNode } from 'react'
import { currentDeal } from '../../game/record/game.ts'
import { sideOf } from '../../rules/rules.ts'
import { sideName } from '../../words/names.ts'
import { SCORE_WORDS, sayToGo } from '../../words/table/score.ts'
import { STEP_WORDS, sayStep } from '../../words/table/step.ts'
import { boardOf, GameBoard } from '../parts/board/GameBoard.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { StripBoard } from '../parts/board/StripBoard.tsx'
import { Figures } from '../parts/Figures.tsx'
import { PlayingCard } from '../parts/PlayingCard.tsx'
import css from './ScoreHeader.module.css'
import { useTableView } from './table-view.ts'

/** Names, scores and holes to go, a column a side. `ScoreTable` says the same in words. */
export function ScoreHeader({ tools }: { readonly tools: ReactNode }) {
  const { game } = useTableView()
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
          {SCORE_WORDS.target(rules.target)}
        </div>
      </div>
    </div>
  )
}

/** The scores in a row, where there is no room for the board. `ScoreTable` says the same in words. */
export function ScoreRow() {
  const { pegs, marks } = useTableView().game
  return (
    <span className={css.figuresRow} aria-hidden="true">
      {pegs.map(({ front }, side) => (
        <span key={marks[side]}>
          <SideMark mark={marks[side] ?? 'a'} size="14px" />
          <Figures value={front} />
        </span>
      ))}
    </span>
  )
}

/** The scores and the board as a strip, while cards are on the screen; a tap shows the board full screen. */
export function ScoreStrip() {
  const { game, showBoard } = useTableView()
  return (
    <button type="button" className={css.strip} aria-label={STEP_WORDS.boardLarge} onClick={showBoard}>
      <ScoreRow />
      <StripBoard {...boardOf(game)} />
    </button>
  )
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

/** Whose turn it is and what is expected next, in plain words, with the starter beside it. */
export function StatusLine() {
  const { game } = useTableView()
  const { heading, prompt } = sayStep(game)
  const starter = currentDeal(game)?.starter
  return (
    <div className={css.status}>
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

/** Whether a name has more letters than a column has room for: it is set smaller, on two lines. */
export function isLong(name: string): boolean {
  return name.length > 11
}
