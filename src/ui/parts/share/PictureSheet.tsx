import type { ComponentProps, PropsWithChildren } from 'react'
import { type Card, rankOf, suitOf } from '../../../rules/card.ts'
import { TITLES } from '../../../words/app.ts'
import { SUIT_SHAPES } from '../PlayingCard.tsx'
import styles from './PictureSheet.module.css'

/** The width of a picture, the paper beside the words, where the words end, and the height of the foot. */
export const PAPER = { width: 1080, margin: 64, right: 1016, foot: 96 } as const

/** Words of the paper itself, beside what is told on it. */
export const SMALL_PRINT = { fill: 'var(--ink-2)', fontFamily: 'var(--font-body)', fontWeight: 500 } as const

type PictureSheetProps = PropsWithChildren<{ readonly height: number; readonly foot: string }>

export function PictureSheet({ height, foot, children }: PictureSheetProps) {
  const lines = height - 34
  return (
    <svg
      className={styles.sheet}
      fill="var(--ink)"
      fontFamily="var(--font-display)"
      width={PAPER.width}
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
      <rect fill="var(--paper)" width={PAPER.width} height={height} />
      <rect fill="url(#picture-lamp)" width={PAPER.width} height="900" />
      {children}
      <PenLine d={`M${PAPER.margin} ${height - PAPER.foot + 12}H${PAPER.right}`} />
      <text {...SMALL_PRINT} x={PAPER.margin} y={lines} fontSize="26" data-room="700 34">
        {foot}
      </text>
      <text x={PAPER.right} y={lines} fontSize="30" fontWeight="700" textAnchor="end">
        {TITLES.app}
      </text>
    </svg>
  )
}

export function PenLine(line: ComponentProps<'path'>) {
  return <path fill="none" stroke="var(--ledger)" strokeWidth={2} {...line} />
}

export function Rule({ y }: { readonly y: number }) {
  return (
    <>
      <PenLine stroke="var(--rule-strong)" strokeWidth={8} d={`M0 ${y}H${PAPER.width}`} />
      <PenLine stroke="var(--rule-strong)" strokeWidth={3} d={`M0 ${y + 10}H${PAPER.width}`} />
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

export const cardWidth = (height: number, isMini = false) => height * (isMini ? 1.36 : 0.74)

/** Sizes are shares of the height, and so is `y`; `x` is a share of the width. */
const FULL = { corner: 0.07, rank: { x: 0.5, y: 0.44, size: 0.42 }, suit: { x: 0.5, y: 0.7, size: 0.36 } }
const MINI = { corner: 0.14, rank: { x: 0.31, y: 0.7, size: 0.56 }, suit: { x: 0.7, y: 0.5, size: 0.52 } }

interface CardRowProps {
  readonly cards: readonly Card[]
  readonly starter: Card
}

/** A hand at the top of a picture, and the starter after a line. */
export function CardRow({ cards, starter }: CardRowProps) {
  const width = Math.min(178, (PAPER.right - PAPER.margin - 36 - 20 * cards.length) / (cards.length + 1))
  const height = width / cardWidth(1)
  const step = width + 20
  const bar = PAPER.margin + cards.length * step + 8
  return (
    <>
      {cards.map((card, i) => (
        <CardPicture key={card} card={card} x={PAPER.margin + i * step} y={PAPER.margin} height={height} />
      ))}
      <PenLine stroke="var(--rule-strong)" d={`M${bar} ${PAPER.margin + 6}v${height - 12}`} />
      <CardPicture card={starter} x={bar + 28} y={PAPER.margin} height={height} />
    </>
  )
}

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
