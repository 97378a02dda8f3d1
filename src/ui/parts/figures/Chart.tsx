import type { PropsWithChildren } from 'react'
import type { Mark } from '../../../game/record/entry.ts'
import { GAME_OVER_WORDS } from '../../../words/table/game-over.ts'
import { RACE_WORDS } from '../../../words/table/score.ts'
import { PegHead } from '../board/PegHead.tsx'
import styles from './Chart.module.css'
import { type FigureRow, FiguresTable } from './FiguresTable.tsx'

/** The sheet that charts are drawn on, in its own units: from deal to deal, and from `top` to the bottom of each chart. */
export const SHEET = { width: 358, height: 190, left: 34, right: 296, top: 12, bottom: 164 } as const

type ChartSheetProps = PropsWithChildren<{
  readonly bottom: number
  readonly deals: number
  readonly lines: readonly {
    readonly kind: 'street' | 'brass' | 'goal'
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

export function ChartSheet({ bottom, deals, lines, ends, children }: ChartSheetProps) {
  const across = (y: number) => `M${SHEET.left} ${y}H${SHEET.right}`
  const heights = labelHeights(
    ends.map(({ y }) => y),
    Math.max(bottom, SHEET.top + LABEL * (ends.length - 1)),
  )
  return (
    <g className={styles.sheet}>
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
        <text key={deal} x={placeOfDeal(deal, deals)} y={bottom + 18} textAnchor="middle">
          {deal}
        </text>
      ))}
      <text x="0" y={bottom + 18}>
        {GAME_OVER_WORDS.deal}
      </text>
      {children}
      {ends.map(({ mark, label = '' }, i) => (
        <g key={mark ?? ''} transform={`translate(${SHEET.right + 16} ${heights[i] ?? 0})`}>
          {mark && <PegHead mark={mark} radius={5} />}
          <text className={mark && styles.label} data-long={label.length > 3} x={mark && 10} y={mark ? 6 : 4}>
            {label}
          </text>
        </g>
      ))}
    </g>
  )
}

interface ChartTableProps {
  readonly caption: string
  readonly names: readonly string[]
  /** By deal. */
  readonly rows: readonly FigureRow[]
}

/** What a chart shows, for those who do not see it. */
export function ChartTable({ caption, names, rows }: ChartTableProps) {
  return (
    <div className="visually-hidden">
      <FiguresTable caption={caption} heads={[RACE_WORDS.deal, ...names]} rows={rows} />
    </div>
  )
}

/** The height of a score at the end of a line. */
const LABEL = 20

/** The `y` of a score; past the target there is no sheet. */
export function heightOf(score: number, target: number, bottom: number = SHEET.bottom): number {
  return bottom - ((bottom - SHEET.top) * Math.min(score, target)) / target
}

/** The `x` of a deal; a game without one has all its points at the start. */
export function placeOfDeal(deal: number, deals: number): number {
  return SHEET.left + ((SHEET.right - SHEET.left) * deal) / Math.max(deals, 1)
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
