import type { BoardGeometry, Inlay } from '../../../board/geometry.ts'
import type { Mark } from '../../../game/entry.ts'
import styles from './BoardStreets.module.css'
import { svgPath } from './svg-path.ts'

interface BoardStreetsProps {
  readonly board: BoardGeometry
  readonly marks: readonly Mark[]
  /** Brass lines, each just before this hole. */
  readonly lines: readonly number[]
}

/** The street let into the wood, with its painted tracks and its brass. */
export function BoardStreets({ board, marks, lines }: BoardStreetsProps) {
  const ribbon = svgPath(board.ribbon)
  const inlays = lines.flatMap((n) => board.lineBefore(n) ?? [])
  return (
    <>
      <path className={styles.stringing} d={ribbon} strokeWidth={board.band + 2} />
      <path className={styles.street} d={ribbon} strokeWidth={board.band} />
      {board.lines.map((line, track) => (
        <path
          // a track has no other name than its place
          // biome-ignore lint/suspicious/noArrayIndexKey: tracks never change places
          key={track}
          className={styles.track}
          data-mark={marks[track]}
          d={svgPath(line)}
          strokeWidth={1.1 * Math.sqrt(board.zoom)}
        />
      ))}
      {inlays.map((inlay) => (
        <Brass key={`${inlay.from.x} ${inlay.from.y}`} inlay={inlay} width={2.2 * board.zoom} />
      ))}
    </>
  )
}

/** An inlaid strip: dark joint, brass, and the light along its back. */
function Brass({ inlay, width }: { readonly inlay: Inlay; readonly width: number }) {
  const line = { x1: inlay.from.x, y1: inlay.from.y, x2: inlay.to.x, y2: inlay.to.y }
  return (
    <>
      <line className={styles.joint} strokeWidth={width + 1} {...line} />
      <line className={styles.brass} strokeWidth={width} {...line} />
      <line className={styles.gleam} strokeWidth={width * 0.35} {...line} />
    </>
  )
}
