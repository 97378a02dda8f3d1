import type { MouseEvent, PropsWithChildren, ReactNode } from 'react'
import type { Mark } from '../../../game/record/entry.ts'
import { GAME_OVER_WORDS } from '../../../words/table/game-over.ts'
import { RACE_WORDS } from '../../../words/table/score.ts'
import { PegHead } from '../board/PegHead.tsx'
import { useMeasured } from '../Screen.tsx'
import styles from './Chart.module.css'
import { type FigureRow, FiguresTable } from './FiguresTable.tsx'

/** The sheet that charts are drawn on, in its own units: from deal to deal, and from `top` to the bottom of each chart. */
export const SHEET = { width: 358, height: 190, left: 34, right: 296, top: 12, bottom: 164 } as const

interface ChartFigureProps {
  readonly caption: string
  readonly names: readonly string[]
  /** By deal. */
  readonly rows: readonly FigureRow[]
  /** Draws the sheet, down to `bottom`. */
  readonly draw: (bottom: number) => ReactNode
  /** Tells where the sheet was tapped, in its own units. */
  readonly onTap?: ((x: number) => void) | undefined
}

/** A chart as high as there is room for, and what it shows for those who do not see it. */
export function ChartFigure({ caption, names, rows, draw, onTap }: ChartFigureProps) {
  const { ref, size: height } = useMeasured(sheetHeight, SHEET.height)
  const tap = ({ currentTarget, clientX }: MouseEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onTap?.(((clientX - left) / width) * SHEET.width)
  }
  return (
    <figure className={styles.figure}>
      <svg
        ref={ref}
        viewBox={`0 0 ${SHEET.width} ${height}`}
        aria-hidden="true"
        onClick={onTap && tap}
        data-taps={onTap && ''}
      >
        {draw(height - (SHEET.height - SHEET.bottom))}
      </svg>
      <div className="visually-hidden">
        <FiguresTable caption={caption} heads={[RACE_WORDS.deal, ...names]} rows={rows} />
      </div>
    </figure>
  )
}

/** The lowest has five final scores one below another, or four lines with their numbers. */
const [LEAST_HEIGHT, MOST_HEIGHT] = [104, 290]

/** How high a sheet there is room for, in the chart's own units: the lines come closer, the letters stay as large. */
function sheetHeight(svg: SVGSVGElement): number {
  const { width, height } = svg.getBoundingClientRect()
  const room = width > 0 ? Math.round((SHEET.width * height) / width) : SHEET.height
  return Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, room))
}

type ChartSheetProps = PropsWithChildren<{
  readonly bottom: number
  readonly deals: number
  /** Where the deals end; room for what is written at the ends is beyond it. */
  readonly right?: number
  /** This deal is marked, and the deals are numbered in their middle. */
  readonly marked?: number | undefined
  readonly isByDeal?: boolean
  readonly lines: readonly {
    readonly kind: 'street' | 'half' | 'brass' | 'goal'
    readonly y: number
    readonly label?: string
    readonly name?: string
  }[]
  /** What is written where each side’s line ends; without a mark it is what is expected. */
  readonly ends: readonly {
    readonly mark: Mark | undefined
    readonly y: number
    readonly label: string | undefined
  }[]
}>

export function ChartSheet(props: ChartSheetProps) {
  const { bottom, deals, right = SHEET.right, marked, isByDeal = false, lines, ends, children } = props
  const across = (y: number) => `M${SHEET.left} ${y}H${right}`
  const placeOf = (deal: number) => placeOfDeal(deal, deals, right)
  const heights = labelHeights(
    ends.map(({ y }) => y),
    Math.max(bottom, SHEET.top + LABEL * (ends.length - 1)),
  )
  return (
    <g className={styles.sheet}>
      {marked && (
        <rect
          className={styles.band}
          x={placeOf(marked - 1)}
          y={SHEET.top - 6}
          width={placeOf(1) - placeOf(0)}
          height={bottom - SHEET.top + 6}
        />
      )}
      {lines.map(({ kind, y, label, name }) => (
        <g key={y}>
          <path className={styles.line} data-kind={kind} d={across(y)} />
          {kind === 'goal' && <path className={styles.line} data-kind="foot" d={across(y + 3.5)} />}
          <text x={SHEET.left - 6} y={y + 4} textAnchor="end">
            {label}
          </text>
          <text x={SHEET.left + 5} y={y - 4}>
            {name}
          </text>
        </g>
      ))}
      <path className={styles.line} data-kind="foot" d={across(bottom)} />
      {dealsNumbered(deals).map((deal) => (
        <text
          key={deal}
          x={placeOf(isByDeal ? deal - 0.5 : deal)}
          y={bottom + 18}
          textAnchor="middle"
          data-marked={deal === marked || undefined}
        >
          {deal}
        </text>
      ))}
      <text x="0" y={bottom + 18}>
        {GAME_OVER_WORDS.deal}
      </text>
      {children}
      {ends.map(({ mark, label = '' }, i) => (
        <g key={mark ?? ''} transform={`translate(${right + 16} ${heights[i] ?? 0})`}>
          {mark && <PegHead mark={mark} radius={5} />}
          <text className={mark && styles.label} data-long={label.length > 3} x={mark && 10} y={mark ? 6 : 4}>
            {label}
          </text>
        </g>
      ))}
    </g>
  )
}

/** The height of a score at the end of a line. */
const LABEL = 20

/** The `y` of a score; past the target there is no sheet. */
export function heightOf(score: number, target: number, bottom: number = SHEET.bottom): number {
  return bottom - ((bottom - SHEET.top) * Math.min(score, target)) / target
}

/** The `x` of a deal; a game without one has all its points at the start. */
export function placeOfDeal(deal: number, deals: number, right: number = SHEET.right): number {
  return SHEET.left + ((right - SHEET.left) * deal) / Math.max(deals, 1)
}

/** Deals that are numbered below the chart: all, or every second, third … where they would touch. */
export function dealsNumbered(deals: number): readonly number[] {
  const every = Math.ceil(deals / 14)
  return Array.from({ length: deals }, (_, i) => i + 1).filter((deal) => deal % every === 0)
}

/** Heights for the final scores, each near its line's end and none over another. */
export function labelHeights(ends: readonly number[], foot: number = SHEET.bottom): readonly number[] {
  const labels = ends.map((y) => ({ y }))
  const downwards = labels.toSorted((a, b) => a.y - b.y)
  let free = Number.NEGATIVE_INFINITY
  for (const label of downwards) {
    label.y = Math.max(label.y, free)
    free = label.y + LABEL
  }
  // Pushed off the foot of the sheet, they move up again from below.
  let floor = foot
  for (const label of downwards.toReversed()) {
    label.y = Math.min(label.y, floor)
    floor = label.y - LABEL
  }
  return labels.map(({ y }) => y)
}
