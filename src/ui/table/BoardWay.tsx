import { pathBetween } from '../../board/pegs-at.ts'
import type { ComingPeg } from '../../game/moves/coming-peg.ts'
import type { Mark } from '../../game/record/entry.ts'
import { useBoard } from '../parts/board/Board.tsx'
import { BoardSlip } from '../parts/board/BoardSlip.tsx'
import { PegHead } from '../parts/board/PegHead.tsx'
import { svgDots } from '../parts/board/svg-path.ts'
import styles from './BoardWay.module.css'

interface BoardWayProps {
  readonly mark: Mark
  readonly coming: ComingPeg
}

/** The holes that a peg will pass, its hole, and a slip on the edge of the wood that says so. */
export function BoardWay({ mark, coming: { side, from, to } }: BoardWayProps) {
  const board = useBoard()
  if (!board) return null
  const { pegRadius, holeRadius } = board
  const [, ...way] = pathBetween(board, side, from, to)
  const at = board.holeAt(side, to)
  return (
    <g className={styles.way} data-mark={mark} data-way={to}>
      <path className={styles.dots} d={svgDots(way.slice(0, -1))} strokeWidth={holeRadius * 2.3} />
      <circle className={styles.seat} cx={at.x} cy={at.y} r={pegRadius * 1.2} />
      <g strokeDasharray={`${pegRadius * 0.62} ${pegRadius * 0.4}`}>
        <PegHead mark={mark} radius={pegRadius * 1.15} at={at} hollow />
      </g>
      <BoardSlip board={board} at={at} width={86}>
        <text x="31" y="16.2" textAnchor="end">
          {from}
        </text>
        <path d="M37 11h11m-4.5-4 4.5 4-4.5 4" />
        <text x="54" y="16.2">
          {to}
        </text>
      </BoardSlip>
    </g>
  )
}
