import type { ReactNode } from 'react'
import type { BoardGeometry, Point } from '../../../board/geometry.ts'
import styles from './BoardSlip.module.css'

/** In CSS pixels of a phone; `ON_WOOD` is how much of the height is on the wood. */
const HEIGHT = 22
const ON_WOOD = 16

interface BoardSlipProps {
  readonly board: BoardGeometry
  /** What it is about. */
  readonly at: Point
  readonly width: number
  readonly children: ReactNode
}

/** A slip of paper on the edge of the wood that is nearer to a hole. */
export function BoardSlip({ board, at: { x, y }, width, children }: BoardSlipProps) {
  const { zoom } = board
  const wood = board.height - board.thickness
  const isTop = y < wood * 0.36
  // From the street in the middle it hangs on a thread, over the one below.
  const hangs = !isTop && y < wood * 0.6
  const left = Math.min(Math.max(x - (width * zoom) / 2, 6), board.width - 6 - width * zoom)
  const top = isTop ? (ON_WOOD - HEIGHT) * zoom : wood - ON_WOOD * zoom
  return (
    <>
      {hangs && <path className={styles.thread} d={`M${x} ${y}V${top}`} strokeWidth={zoom} />}
      <g className={styles.slip} transform={`translate(${left} ${top}) scale(${zoom})`}>
        <rect width={width} height={HEIGHT} rx="3" />
        {children}
      </g>
    </>
  )
}
