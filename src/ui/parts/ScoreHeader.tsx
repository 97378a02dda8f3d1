import { memo, type ReactNode } from 'react'
import { useSideTag } from '../../app/hooks/use-table.ts'
import type { Mark } from '../../game/record/entry.ts'
import type { ShownGame } from '../../game/record/game.ts'
import type { MatchStanding } from '../../game/record/match.ts'
import { sideOf } from '../../rules/rules.ts'
import { sayTarget, sayToGo } from '../../words/table/score.ts'
import { STEP_WORDS } from '../../words/table/step.ts'
import { boardOf } from './board/Board.tsx'
import { PegHead, SideMark } from './board/PegHead.tsx'
import { Digits } from './Digits.tsx'
import css from './ScoreHeader.module.css'

interface ScoreHeaderProps {
  readonly game: ShownGame
  readonly standing: MatchStanding | undefined
  readonly tools?: ReactNode
}

/** Names, scores and holes to go, a column a side. `ScoreTable` says the same in words. */
export function ScoreHeader({ game, standing, tools }: ScoreHeaderProps) {
  return (
    <div className={css.header} data-mirrors="" data-sides={columns(game.pegs)}>
      <SideScores game={game} />
      <div className={css.middle} data-mirrors="">
        <div className={css.tools}>{tools}</div>
        <p className={css.target}>{sayTarget(game, standing)}</p>
      </div>
    </div>
  )
}

/** Five sides are set like four, except for the crib and long names. */
const columns = ({ length }: readonly unknown[]) => Math.min(length, 4)

interface ScoreStripProps {
  readonly game: ShownGame
  readonly onBoard: () => void
}

/** The scores and the board as a strip, over cards and not drawn again for each; a tap shows the board large. */
export const ScoreStrip = memo(function ScoreStrip({ game, onBoard }: ScoreStripProps) {
  const sides = columns(game.pegs)
  return (
    <div className={css.strip} data-sides={sides}>
      <SideScores game={game} />
      <StripBoard {...boardOf(game)} length={sides === 2 ? 130 : 320} />
      <button type="button" className="unseen" aria-label={STEP_WORDS.boardLarge} onClick={onBoard} />
    </div>
  )
})

function SideScores({ game }: { readonly game: ShownGame }) {
  const { rules, pegs, marks, deals } = game
  const tag = useSideTag()
  const dealer = deals.at(-1)?.dealer
  return (
    <span className={css.scores} data-many={pegs.length > 4 || undefined} aria-hidden="true">
      {pegs.map(({ front }, side) => {
        const name = tag(game, side)
        return (
          <span className={css.score} key={marks[side]} data-mark={marks[side]} data-name={nameLength(name)}>
            <SideMark mark={marks[side] ?? 'a'} />
            <span className={css.name}>{name}</span>
            {dealer !== undefined && sideOf(rules, dealer) === side && (
              <span className={css.crib}>{rules.words.crib}</span>
            )}
            <Digits value={front} className={css.figures} />
            <span className={css.togo}>{sayToGo(front, rules.target)}</span>
          </span>
        )
      })}
    </span>
  )
}

/** Whether the crib has room beside a name, and how small it is set. */
function nameLength(name: string): 'short' | 'long' | 'longer' | 'team' {
  if (name.length > 13) return 'team'
  if (name.length > 8) return 'longer'
  return name.length > 5 ? 'long' : 'short'
}

interface StripBoardProps {
  readonly target: number
  readonly tracks: readonly { readonly mark: Mark; readonly front: number }[]
  readonly skunkLines: readonly number[]
  /** From end to end; a track is 6 high. */
  readonly length: number
}

const END = 6

/** A picture only: the scores are beside it. */
export function StripBoard({ target, tracks, skunkLines, length }: StripBoardProps) {
  const row = 6
  const height = tracks.length * row + 4
  const size = { width: length, height }
  const x = (score: number) => END + (Math.min(score, target) / target) * (length - 2 * END)
  const across = (score: number) => `M${x(score)} 1.5V${height - 1.5}`
  const tens = [30, 60, 90].filter((score) => score < target && !skunkLines.includes(score + 1))
  return (
    <svg className={css.board} viewBox={`0 0 ${length} ${height}`} {...size} aria-hidden="true">
      <rect className={css.bed} x=".5" y=".5" width={length - 1} height={height - 1} rx={8} />
      <path className={css.tick} d={tens.map(across).join('')} />
      <path className={css.brass} d={skunkLines.map((below) => across(below - 0.5)).join('')} />
      {tracks.map(({ mark, front }, track) => {
        const y = 2 + row * (track + 0.5)
        return (
          <g key={mark} data-mark={mark}>
            <path className={css.run} d={`M${END} ${y}H${x(front)}`} />
            <PegHead mark={mark} radius={3.2} at={{ x: x(front), y }} />
          </g>
        )
      })}
    </svg>
  )
}
