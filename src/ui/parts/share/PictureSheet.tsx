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

/** Sizes are shares of the height, and so is `y`; `x` is a share of the width. */
const FULL = { corner: 0.07, rank: { x: 0.5, y: 0.44, size: 0.42 }, suit: { x: 0.5, y: 0.7, size: 0.36 } }
const MINI = { corner: 0.14, rank: { x: 0.31, y: 0.7, size: 0.56 }, suit: { x: 0.7, y: 0.5, size: 0.52 } }

export function CardPicture({ card, x, y, height, isMini = false }: CardPictureProps) {
  const { corner, rank, suit } = isMini ? MINI : FULL
  const face = { width: cardWidth(height, isMini), height, rx: corner * height }
  const isTen = rankOf(card) === 'T'
  const letters = { fontSize: rank.size * height, letterSpacing: isTen ? '-0.09em' : '-0.02em' }
  const middle = `translate(${suit.x * face.width} ${suit.y * height})`
  return (
    <g data-suit={suitOf(card)} fill="var(--suit)" transform={`translate(${x} ${y})`}>
      <rect fill="var(--card)" stroke="var(--card-line)" strokeWidth="2" {...face} />
      <text x={rank.x * face.width} y={rank.y * height} fontWeight="700" textAnchor="middle" {...letters}>
        {isTen ? '10' : rankOf(card)}
      </text>
      <path
        transform={`${middle} scale(${(suit.size * height) / 100}) translate(-50 -50)`}
        d={SUIT_SHAPES[suitOf(card)]}
      />
    </g>
  )
}
