import { grainOf } from '../../../board/grain.ts'
import styles from './BoardWood.module.css'

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
