import type { BoardGeometry } from '../../../board/geometry.ts'
import { pathBetween, pegsAt } from '../../../board/pegs-at.ts'
import type { Mark } from '../../../game/record/entry.ts'
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

/** The pegs that move: the back pegs, then the front pegs over them. */
export function BoardPegs({ board, tracks }: BoardPegsProps) {
  const pegs = tracks
    .slice(0, board.tracks)
    .map(({ mark, front, back }) => ({ mark, ...pegsAt(front, back) }))
  const ref = useWalks(board, pegs)
  return (
    <g ref={ref}>
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

/** What each side's last peg was worth, to be counted in the holes that show through. */
export function BoardTrails({ board, tracks }: BoardPegsProps) {
  return tracks.map(({ mark, front, back }, track) =>
    front > back ? (
      <polyline
        key={mark}
        className={styles.trail}
        data-mark={mark}
        points={svgPoints(pathBetween(board, track, back, front))}
        strokeWidth={board.holeRadius * 2 + 3 * board.zoom}
      />
    ) : null,
  )
}
