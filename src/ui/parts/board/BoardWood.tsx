import type { BoardGeometry, Inlay } from '../../../board/geometry.ts'
import { grainOf } from '../../../board/grain.ts'
import type { Mark } from '../../../game/record/entry.ts'
import styles from './BoardWood.module.css'
import { svgPath } from './svg-path.ts'

interface BoardWoodProps {
  /** For the names of its gradients. */
  readonly id: string
  readonly width: number
  readonly height: number
  readonly thickness: number
}

/** A plank seen a little from above: its edge, its face with the grain, the light lip, and the lamp on it. */
export function BoardWood({ id, width, height, thickness }: BoardWoodProps) {
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
      {board.lines.map(svgPath).map((line, track) => (
        <path
          key={line}
          className={styles.track}
          data-mark={marks[track]}
          d={line}
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
