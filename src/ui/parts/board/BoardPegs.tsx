import type { BoardGeometry } from '../../../board/geometry.ts'
import { pathBetween } from '../../../board/path-between.ts'
import { type PegHoles, pegsAt } from '../../../board/pegs-at.ts'
import type { Mark } from '../../../game/entry.ts'
import styles from './BoardPegs.module.css'
import { PegHead } from './PegHead.tsx'
import { svgPoints } from './svg-path.ts'
import { useWalks } from './use-walks.ts'

export interface TrackPegs {
  readonly mark: Mark
  readonly front: number
  readonly back: number
}

interface BoardPegsProps {
  readonly board: BoardGeometry
  readonly tracks: readonly TrackPegs[]
}

/** All that moves: the trail of each side's last peg, then the back pegs, then the front pegs over them. */
export function BoardPegs({ board, tracks }: BoardPegsProps) {
  const pegs = tracks
    .slice(0, board.tracks)
    .map(({ mark, front, back }) => ({ mark, ...pegsAt(front, back) }))
  const ref = useWalks(board, pegs)
  return (
    <g ref={ref}>
      {pegs.map((holes, track) => (
        <Trail key={holes.mark} board={board} track={track} {...holes} />
      ))}
      {pegs.map(({ mark, back }, track) => (
        <g key={mark} data-head={`back ${track}`} transform={standing(board, track, back)}>
          <PegHead mark={mark} radius={board.pegRadius} hollow />
        </g>
      ))}
      {pegs.map(({ mark, front }, track) => (
        <g key={mark} data-head={`front ${track}`} transform={standing(board, track, front)}>
          <PegHead mark={mark} radius={board.pegRadius} />
        </g>
      ))}
    </g>
  )
}

function standing(board: BoardGeometry, track: number, hole: number): string {
  const { x, y } = board.holeAt(track, hole)
  return `translate(${x} ${y})`
}

interface TrailProps extends PegHoles {
  readonly board: BoardGeometry
  readonly track: number
  readonly mark: Mark
}

/** What the last peg was worth, to be counted in holes; a peg that has not followed anything leaves none. */
function Trail({ board, track, mark, front, back }: TrailProps) {
  if (back < 0 || front <= back) return null
  return (
    <polyline
      className={styles.trail}
      data-mark={mark}
      points={svgPoints(pathBetween(board, track, back, front))}
      strokeWidth={board.holeRadius * 2 + 3 * board.zoom}
    />
  )
}
