import type { BoardGeometry } from '../../../board/geometry.ts'
import { pathBetween } from '../../../board/path-between.ts'
import type { TrackPegs } from './BoardPegs.tsx'
import styles from './BoardTrails.module.css'
import { svgPoints } from './svg-path.ts'

interface BoardTrailsProps {
  readonly board: BoardGeometry
  readonly tracks: readonly TrackPegs[]
}

/** What each side's last peg was worth, to be counted in the holes that show through. */
export function BoardTrails({ board, tracks }: BoardTrailsProps) {
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
