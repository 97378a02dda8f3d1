import { boardFor } from '../../../board/board-for.ts'
import type { BoardGeometry } from '../../../board/geometry.ts'
import { pathBetween } from '../../../board/pegs-at.ts'
import type { Mark } from '../../../game/record/entry.ts'
import { trackCount } from './Board.tsx'
import { PegHead } from './PegHead.tsx'
import styles from './SparkBoard.module.css'
import { svgPath, svgPoints } from './svg-path.ts'

interface SparkBoardProps {
  readonly target: number
  readonly tracks: readonly { readonly mark: Mark; readonly score: number }[]
  readonly skunkLines?: readonly number[]
}

/** A phone’s board, shrunk. */
const WIDTH = 374

export function SparkBoard({ target, tracks, skunkLines = [] }: SparkBoardProps) {
  const board = boardFor({ target, tracks: trackCount(tracks.length), width: WIDTH })
  const { band } = board
  const inlays = skunkLines.flatMap((hole) => board.lineBefore(hole) ?? [])
  const shape = svgPath(board.ribbon)
  const { top, height } = extent(board)
  return (
    <svg className={styles.spark} viewBox={`0 ${top} ${WIDTH} ${height}`} aria-hidden="true">
      <path className={styles.edge} d={shape} strokeWidth={band + 8} />
      <path className={styles.bed} d={shape} strokeWidth={band + 3} />
      <path className={styles.brass} d={inlays.map(({ from, to }) => `M${svgPoints([from, to])}`).join('')} />
      {tracks.map(({ mark, score }, track) => (
        <path
          key={mark}
          className={styles.way}
          data-mark={mark}
          d={`M${svgPoints(pathBetween(board, track, 0, score))}`}
        />
      ))}
      {tracks.map(({ mark, score }, track) => (
        <PegHead key={mark} mark={mark} radius={14} at={board.holeAt(track, score)} />
      ))}
    </svg>
  )
}

/** The streets without the wood around them. */
function extent({ ribbon, band }: BoardGeometry) {
  const ys = [ribbon.from.y, ...ribbon.segments.map(({ to }) => to.y)]
  const rim = band / 2 + 14
  const top = Math.min(...ys) - rim
  return { top, height: Math.max(...ys) + rim - top }
}
