import { pathBetween } from '../../board/pegs-at.ts'
import type { ComingPeg } from '../../game/moves/coming-peg.ts'
import type { Mark } from '../../game/record/entry.ts'
import { useBoard } from '../parts/board/Board.tsx'
import { PegHead } from '../parts/board/PegHead.tsx'
import { svgDots } from '../parts/board/svg-path.ts'
import styles from './BoardWay.module.css'

interface BoardWayProps {
  readonly mark: Mark
  readonly coming: ComingPeg
}

/** The slip, in CSS pixels of a phone; and how much of it is on the wood. */
const SLIP = { width: 86, height: 22, onWood: 16 }

/** The holes that a peg will pass, its hole, and a slip on the edge of the wood that says so. */
export function BoardWay({ mark, coming: { side, from, to } }: BoardWayProps) {
  const board = useBoard()
  if (!board) return null
  const { width, height, thickness, pegRadius, holeRadius, zoom } = board
  const [, ...way] = pathBetween(board, side, from, to)
  const { x, y } = board.holeAt(side, to)
  const wood = height - thickness
  // On the edge that is nearer; from the street in the middle it hangs on a thread, over the one below.
  const isTop = y < wood * 0.36
  const hangs = !isTop && y < wood * 0.6
  const size = { width: SLIP.width * zoom, height: SLIP.height * zoom }
  const left = Math.min(Math.max(x - size.width / 2, 6), width - 6 - size.width)
  const top = isTop ? SLIP.onWood * zoom - size.height : wood - SLIP.onWood * zoom
  return (
    <g className={styles.way} data-mark={mark} data-way={to}>
      <path className={styles.dots} d={svgDots(way.slice(0, -1))} strokeWidth={holeRadius * 2.3} />
      {hangs && <path className={styles.thread} d={`M${x} ${y}V${top}`} strokeWidth={zoom} />}
      <circle className={styles.seat} cx={x} cy={y} r={pegRadius * 1.2} />
      <g strokeDasharray={`${pegRadius * 0.62} ${pegRadius * 0.4}`}>
        <PegHead mark={mark} radius={pegRadius * 1.15} at={{ x, y }} hollow />
      </g>
      <g className={styles.slip} transform={`translate(${left} ${top}) scale(${zoom})`}>
        <rect width={SLIP.width} height={SLIP.height} rx="3" />
        <text x="31" y="16.2" textAnchor="end">
          {from}
        </text>
        <path d="M37 11h11m-4.5-4 4.5 4-4.5 4" />
        <text x="54" y="16.2">
          {to}
        </text>
      </g>
    </g>
  )
}
