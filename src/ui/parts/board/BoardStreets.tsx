import type { BoardGeometry, Inlay } from '../../../board/geometry.ts'
import type { Mark } from '../../../game/entry.ts'
import styles from './BoardStreets.module.css'
import { svgDots, svgPath } from './svg-path.ts'

interface BoardStreetsProps {
  readonly board: BoardGeometry
  readonly marks: readonly Mark[]
  /** Brass lines, each just before this hole. */
  readonly lines: readonly number[]
}

/** The street let into the wood, with its painted tracks, brass, holes and numerals. */
export function BoardStreets({ board, marks, lines }: BoardStreetsProps) {
  const ribbon = svgPath(board.ribbon)
  const inlays = lines.filter((n) => n > 1 && n <= board.target).map(board.lineBefore)
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
      <Holes board={board} />
      <g className={styles.numerals} fontSize={board.numeralSize}>
        {board.numerals.map(({ hole, at }) => (
          <text key={hole} x={at.x} y={at.y}>
            {hole}
          </text>
        ))}
      </g>
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

function Holes({ board }: { readonly board: BoardGeometry }) {
  const { holeRadius: radius, finishRadius, finish } = board
  const tracks = Array.from({ length: board.tracks }, (_, track) => track)
  const own = tracks.flatMap((track) =>
    Array.from({ length: board.ownHoles + 2 }, (_, i) => board.holeAt(track, i - 1)),
  )
  const shared = board.holeAt(0, board.ownHoles + 1)
  const dots = svgDots(own)
  return (
    <>
      {finish.map((hole) => (
        <circle
          key={`${hole.x} ${hole.y}`}
          className={styles.finish}
          cx={hole.x}
          cy={hole.y}
          r={finishRadius + radius * 1.1}
          strokeWidth={radius * 0.75}
        />
      ))}
      <g transform={`translate(0 ${radius * 0.32})`}>
        <path className={styles.lips} d={dots} strokeWidth={radius * 2.12} />
        <path className={styles.lips} d={svgDots([shared])} strokeWidth={radius * 3.6} />
      </g>
      <path className={styles.holes} d={dots} strokeWidth={radius * 2} />
      <path className={styles.holes} d={svgDots([shared])} strokeWidth={radius * 3.5} />
    </>
  )
}
