import { memo, type ReactNode } from 'react'
import { useIsNarrow, useSideTag, useTagged } from '../../app/hooks/use-table.ts'
import type { ComingPeg } from '../../game/moves/coming-peg.ts'
import type { ShownGame } from '../../game/record/game.ts'
import type { MatchStanding } from '../../game/record/match.ts'
import { sideOf } from '../../rules/rules.ts'
import { SCORE_WORDS, STREET, sayTarget } from '../../words/table/score.ts'
import { SideMark } from './board/PegHead.tsx'
import { Digits } from './Digits.tsx'
import css from './ScoreHeader.module.css'

interface ScoreHeaderProps {
  readonly game: ShownGame
  readonly standing: MatchStanding | undefined
  readonly tools?: ReactNode
  readonly coming?: ComingPeg | undefined
}

/** Names, scores and holes to go, a column a side. `ScoreTable` says the same in words. */
export const ScoreHeader = memo(function ScoreHeader({ game, standing, tools, coming }: ScoreHeaderProps) {
  const target = sayTarget(game, standing)
  return (
    <div className={css.header} data-mirrors="" data-sides={columns(game.pegs)}>
      <SideScores game={game} coming={coming} />
      <div className={css.middle} data-mirrors="">
        {tools && <div className={css.tools}>{tools}</div>}
        {target && <p className={css.target}>{target}</p>}
      </div>
    </div>
  )
})

/** Five sides are set like four, except for the crib and long names. */
const columns = ({ length }: readonly unknown[]) => Math.min(length, 4)

/** The scores alone, over a page that is turned to a player. */
export const ScoreStrip = memo(function ScoreStrip({ game }: { readonly game: ShownGame }) {
  return (
    <div className={css.strip} data-sides={columns(game.pegs)}>
      <SideScores game={useTagged(game)} />
    </div>
  )
})

function SideScores({ game, coming }: Pick<ScoreHeaderProps, 'game' | 'coming'>) {
  const { rules, pegs, marks, deals } = game
  const tag = useSideTag()
  const isNarrow = useIsNarrow()
  const dealer = deals.at(-1)?.dealer
  const isHome = pegs.some(({ front }) => front >= rules.target)
  const cribRoom = pegs.length > 2 || isNarrow ? 5 : MOST_BESIDE
  return (
    <span
      className={css.scores}
      style={{ ['--sides' as string]: pegs.length }}
      data-many={pegs.length > 4 || undefined}
      aria-hidden="true"
    >
      {pegs.map(({ front }, side) => {
        const name = tag(game, side)
        const isBeside = name.length <= cribRoom
        const needs = rules.target - front
        const crib = dealer !== undefined && sideOf(rules, dealer) === side && (
          <span className={css.crib}>{rules.words.crib}</span>
        )
        return (
          <span className={css.score} key={marks[side]} data-mark={marks[side]} data-name={nameLength(name)}>
            <SideMark mark={marks[side] ?? 'a'} />
            <span className={css.name}>{name}</span>
            {isBeside && crib}
            <span className={css.figures}>
              <Digits value={front} />
              <span className={css.aside}>
                {!isBeside && crib}
                {coming?.side === side ? (
                  <span className={css.needs} data-coming="">
                    + {coming.points} <b>{coming.to}</b>
                  </span>
                ) : (
                  !isHome &&
                  needs <= STREET && (
                    <span className={css.needs}>
                      {SCORE_WORDS.needs} <b>{needs}</b>
                    </span>
                  )
                )}
              </span>
            </span>
          </span>
        )
      })}
    </span>
  )
}

/** Letters of a name that leave the crib room beside it, where two sides share the line. */
const MOST_BESIDE = 11

/** How small a name is set. */
function nameLength(name: string): 'short' | 'longer' | 'team' {
  if (name.length > 13) return 'team'
  return name.length > 8 ? 'longer' : 'short'
}
