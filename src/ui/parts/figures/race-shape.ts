import type { RacePoint } from '../../../game/figures/statistics.ts'

/** The sheet the race is drawn on, in the chart's own units. */
export const SHEET = { width: 358, height: 190, left: 34, right: 300, top: 12, bottom: 164 } as const

/** The height of a score at the end of a line. */
const LABEL = 20

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The `y` of a score; past the target there is no sheet. */
export function heightOf(score: number, target: number): number {
  return SHEET.bottom - ((SHEET.bottom - SHEET.top) * Math.min(score, target)) / target
}

/** The `x` of a deal; a game without one has all its points at the start. */
export function placeOfDeal(deal: number, deals: number): number {
  return SHEET.left + ((SHEET.right - SHEET.left) * deal) / Math.max(deals, 1)
}

export function spotsOf(race: readonly RacePoint[], side: number, target: number): readonly Spot[] {
  const deals = race.at(-1)?.deal ?? 0
  return race.map(({ deal, scores }) => ({
    x: placeOfDeal(deal, deals),
    y: heightOf(scores[side] ?? 0, target),
  }))
}

/** Deals that are numbered below the chart: all, or every second, third … where they would touch. */
export function dealsNumbered(deals: number): readonly number[] {
  const every = Math.ceil(deals / 14)
  return Array.from({ length: deals }, (_, i) => i + 1).filter((deal) => deal % every === 0)
}

/** Heights for the final scores, each near its line's end and none over another. */
export function labelHeights(ends: readonly number[]): readonly number[] {
  const order = ends.map((_, side) => side).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0))
  const heights = [...ends]
  let free = Number.NEGATIVE_INFINITY
  for (const side of order) {
    heights[side] = Math.max(ends[side] ?? 0, free)
    free = (heights[side] ?? 0) + LABEL
  }
  // Pushed off the foot of the sheet, they move up again from below.
  let floor: number = SHEET.bottom
  for (const side of order.toReversed()) {
    heights[side] = Math.min(heights[side] ?? 0, floor)
    floor = (heights[side] ?? 0) - LABEL
  }
  return heights
}
