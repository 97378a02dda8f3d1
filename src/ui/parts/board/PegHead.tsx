import { memo } from 'react'
import type { Point } from '../../../board/geometry.ts'
import type { Mark } from '../../../game/record/entry.ts'
import styles from './PegHead.module.css'

export interface PegHeadProps {
  readonly mark: Mark
  readonly radius: number
  /** Its middle; 0 0 without it. */
  readonly at?: Point
  /** The front peg is solid, the back peg hollow. */
  readonly hollow?: boolean
}

/** A peg seen from above. Every side has a shape as well as a colour. */
export const PegHead = memo(function PegHead({ mark, radius, at, hollow = false }: PegHeadProps) {
  const rim = Math.min(2.4, Math.max(0.8, radius * 0.25))
  const wall = radius * 0.34
  const transform = at && `translate(${at.x} ${at.y})`
  if (hollow) {
    return (
      <g data-mark={mark} transform={transform}>
        <Shape mark={mark} radius={radius * 0.8} className={styles.outline} stroke={wall + rim} />
        <Shape mark={mark} radius={radius * 0.8} className={styles.ring} stroke={wall} />
      </g>
    )
  }
  return (
    <g data-mark={mark} transform={transform}>
      <g transform={`translate(0 ${radius * 0.28})`}>
        <Shape mark={mark} radius={radius * 1.04} className={styles.shadow} />
      </g>
      <Shape mark={mark} radius={radius} className={styles.solid} stroke={rim} />
      <Shape mark={mark} radius={radius * 0.52} className={styles.shine} />
    </g>
  )
})

interface SideMarkProps {
  readonly mark: Mark
  readonly size?: string
}

/** A side's peg beside its name. The name says whose it is, so readers skip the mark. */
export const SideMark = memo(function SideMark({ mark, size = '1.15em' }: SideMarkProps) {
  return (
    <svg viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      <PegHead mark={mark} radius={7} />
    </svg>
  )
})

interface ShapeProps extends Pick<PegHeadProps, 'mark' | 'radius'> {
  readonly className: string | undefined
  readonly stroke?: number
}

function Shape({ mark, radius, className, stroke }: ShapeProps) {
  const shared = { className, strokeWidth: stroke, strokeLinejoin: 'round' as const }
  switch (mark) {
    case 'a':
      return <circle r={radius} {...shared} />
    case 'b': {
      const half = radius * 0.88
      return <rect x={-half} y={-half} width={2 * half} height={2 * half} rx={radius * 0.2} {...shared} />
    }
    case 'c':
      return <path d={polygon(radius, [0, -1.22], [1.12, 0.76], [-1.12, 0.76])} {...shared} />
    case 'd':
      return <path d={polygon(radius, [0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0])} {...shared} />
    case 'e': {
      const [end, side] = [radius * 1.12, radius * 0.44]
      // One quarter after the other, clockwise from the head of the cross.
      const quarters = [
        `M${-side} ${-end}H${side}V${-side}`,
        `H${end}V${side}H${side}`,
        `V${end}H${-side}V${side}`,
        `H${-end}V${-side}H${-side}Z`,
      ]
      return <path d={quarters.join('')} {...shared} />
    }
    case 'f':
      return (
        <path
          d={polygon(radius, [-1.1, -1.1], [1.1, -1.1], [0.4, 0], [1.1, 1.1], [-1.1, 1.1], [-0.4, 0])}
          {...shared}
        />
      )
  }
}

function polygon(radius: number, ...corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([x, y]) => `${x * radius} ${y * radius}`).join('L')}Z`
}
