import type { ReactNode } from 'react'
import { type Card, rankOf, suitOf } from '../../../rules/card.ts'
import { TITLES } from '../../../words/app.ts'
import { SUIT_SHAPES } from '../PlayingCard.tsx'
import styles from './PictureSheet.module.css'

/** The width of a picture, and its paper beside the words. */
export const WIDTH = 1080
export const MARGIN = 64
export const RIGHT = WIDTH - MARGIN
/** The foot, with the name of the app. */
export const FOOT = 96

/** Words of the paper itself, beside what is told on it. */
export const SMALL_PRINT = { fill: 'var(--ink-2)', fontFamily: 'var(--font-body)', fontWeight: 500 } as const

interface PictureSheetProps {
  readonly height: number
  /** The line at the foot. */
  readonly foot: string
  readonly children: ReactNode
}

/** A sheet of paper under the lamp, signed at its foot. */
export function PictureSheet({ height, foot, children }: PictureSheetProps) {
  const lines = height - 34
  return (
    <svg
      className={styles.sheet}
      fill="var(--ink)"
      fontFamily="var(--font-display)"
      width={WIDTH}
      height={height}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="picture-lamp" cx=".5" cy="0" r=".75">
          <stop stopColor="var(--lamp-1)" />
          <stop stopColor="var(--lamp-2)" offset=".62" />
          <stop stopColor="var(--lamp-2)" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect fill="var(--paper)" width={WIDTH} height={height} />
      <rect fill="url(#picture-lamp)" width={WIDTH} height="900" />
      {children}
      <PenLine d={`M${MARGIN} ${height - FOOT + 12}H${RIGHT}`} />
      <text {...SMALL_PRINT} x={MARGIN} y={lines} fontSize="26" data-room="700 34">
        {foot}
      </text>
      <text x={RIGHT} y={lines} fontSize="30" fontWeight="700" textAnchor="end">
        {TITLES.app}
      </text>
    </svg>
  )
}

interface PenLineProps {
  readonly d: string
  readonly ink?: string
  readonly width?: number
}

export function PenLine({ d, ink = 'var(--ledger)', width = 2 }: PenLineProps) {
  return <path fill="none" stroke={ink} strokeWidth={width} d={d} />
}

/** A thick line over a thin one, across the paper. */
export function SheetRule({ y }: { readonly y: number }) {
  return (
    <>
      <PenLine ink="var(--rule-strong)" width={8} d={`M0 ${y}H${WIDTH}`} />
      <PenLine ink="var(--rule-strong)" width={3} d={`M0 ${y + 10}H${WIDTH}`} />
    </>
  )
}

interface CardPictureProps {
  readonly card: Card
  readonly x: number
  readonly y: number
  readonly height: number
  /** Lower than wide, its suit beside the rank. */
  readonly isMini?: boolean
}

/** The breadth of a card of this height. */
export const cardWidth = (height: number, isMini = false) => height * (isMini ? 1.36 : 0.74)

export function CardPicture({ card, x, y, height, isMini = false }: CardPictureProps) {
  const width = cardWidth(height, isMini)
  const [across, down, sign] = isMini ? [0.31, 0.7, 0.52] : [0.5, 0.44, 0.36]
  const rank = rankOf(card)
  const suit = isMini ? { x: 0.7 * width, y: 0.5 * height } : { x: width / 2, y: 0.7 * height }
  const scale = (sign * height) / 100
  return (
    <g data-suit={suitOf(card)} fill="var(--suit)" transform={`translate(${x} ${y})`}>
      <rect
        fill="var(--card)"
        stroke="var(--card-line)"
        width={width}
        height={height}
        rx={height * (isMini ? 0.14 : 0.07)}
        strokeWidth="2"
      />
      <text
        x={across * width}
        y={down * height}
        fontSize={height * (isMini ? 0.56 : 0.42)}
        fontWeight="700"
        letterSpacing={rank === 'T' ? '-0.09em' : '-0.02em'}
        textAnchor="middle"
      >
        {rank === 'T' ? '10' : rank}
      </text>
      <path
        transform={`translate(${suit.x} ${suit.y}) scale(${scale}) translate(-50 -50)`}
        d={SUIT_SHAPES[suitOf(card)]}
      />
    </g>
  )
}
