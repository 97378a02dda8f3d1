import type { BoardGeometry } from '../../../board/geometry.ts'
import styles from './BoardHoles.module.css'
import { svgDots } from './svg-path.ts'

/** The holes, each with the light on its lower lip, the ring of the last one, and the numerals. */
export function BoardHoles({ board }: { readonly board: BoardGeometry }) {
  const { holeRadius: radius, finishRadius, finish } = board
  const tracks = Array.from({ length: board.tracks }, (_, track) => track)
  const own = tracks.flatMap((track) =>
    Array.from({ length: board.ownHoles + 2 }, (_, i) => board.holeAt(track, i - 1)),
  )
  const dots = svgDots(own)
  const last = svgDots([board.holeAt(0, board.ownHoles + 1)])
  return (
    <>
      {finish.map((hole) => (
        <circle
          key={`${hole.x} ${hole.y}`}
          className={styles.finish}
          cx={hole.x}
          cy={hole.y}
          r={finishRadius + radius}
          strokeWidth={radius * 0.75}
        />
      ))}
      <g className={styles.lips} transform={`translate(0 ${radius * 0.32})`}>
        <path d={dots} strokeWidth={radius * 2.12} />
        <path d={last} strokeWidth={radius * 3.6} />
      </g>
      <g className={styles.holes}>
        <path d={dots} strokeWidth={radius * 2} />
        <path d={last} strokeWidth={radius * 3.5} />
      </g>
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
