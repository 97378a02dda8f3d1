import { memo, useId } from 'react'
import type { BoardGeometry, Inlay } from '../../../board/geometry.ts'
import { grainOf } from '../../../board/grain.ts'
import styles from './BoardWood.module.css'
import { holesFrom, svgDots, svgPath } from './svg-path.ts'

interface BoardWoodProps {
  readonly board: BoardGeometry
  /** Marks and lines as text, so that lists made anew on every render do not redraw the wood. */
  readonly marks: string
  readonly lines: string
}

/** What does not move below the trails. */
export const BoardWood = memo(function BoardWood({ board, marks, lines }: BoardWoodProps) {
  const ribbon = svgPath(board.ribbon)
  const thin = 1.1 * Math.sqrt(board.zoom)
  const inlays = lines.split(' ').flatMap((hole) => board.lineBefore(Number(hole)) ?? [])
  return (
    <>
      <Plank board={board} />
      <path className={styles.stringing} d={ribbon} strokeWidth={board.band + 2} />
      <path className={styles.street} d={ribbon} strokeWidth={board.band} />
      {board.lines.map(svgPath).map((line, track) => (
        <path key={line} className={styles.track} data-mark={marks[track]} d={line} strokeWidth={thin} />
      ))}
      {inlays.map((inlay) => (
        <Brass key={`${inlay.from.x} ${inlay.from.y}`} inlay={inlay} width={2.2 * board.zoom} />
      ))}
    </>
  )
})

/** A plank seen a little from above, with a lamp over it. */
function Plank({ board: { width, height, thickness } }: { readonly board: BoardGeometry }) {
  const id = useId()
  const face = { width, height: height - thickness, rx: 14 }
  const grain = grainOf(width, face.height)
  return (
    <>
      <defs>
        <linearGradient id={`${id}face`} x2="0" y2="1">
          <stop className={styles.far} />
          <stop offset="1" className={styles.near} />
        </linearGradient>
        <radialGradient id={`${id}lamp`} cx=".5" cy="-.1" r=".75">
          <stop className={styles.lit} />
          <stop offset="1" className={styles.unlit} />
        </radialGradient>
        <clipPath id={`${id}clip`}>
          <rect {...face} />
        </clipPath>
      </defs>
      <rect className={styles.edge} y={thickness} {...face} />
      <rect fill={`url(#${id}face)`} {...face} />
      <g clipPath={`url(#${id}clip)`}>
        <path className={styles.grain} d={grain.map((line) => (line.heavy ? '' : line.d)).join('')} />
        <path className={styles.heavy} d={grain.map((line) => (line.heavy ? line.d : '')).join('')} />
      </g>
      <rect className={styles.lip} x=".6" y=".6" width={width - 1.2} height={face.height - 1.2} rx="13.4" />
      <rect fill={`url(#${id}lamp)`} {...face} />
    </>
  )
}

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

/** What does not move above the trails. */
export const BoardHoles = memo(function BoardHoles({ board }: { readonly board: BoardGeometry }) {
  const { holeRadius: radius } = board
  const dots = svgDots(holesFrom(-1, board))
  const last = svgDots([board.holeAt(0, board.ownHoles + 1)])
  return (
    <>
      <g className={styles.finish} strokeWidth={radius * 0.75}>
        {board.finish.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={board.finishRadius + radius} />
        ))}
      </g>
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
})
