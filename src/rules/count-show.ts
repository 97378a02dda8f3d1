import type { Card } from './card.ts'
import type { ShowRules } from './rules.ts'
import type { Show } from './show.ts'

export const LINE_KINDS = ['fifteen', 'pair', 'run', 'flush', 'nobs'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** One thing that scores, with the cards that make it. */
export interface Line {
  readonly kind: LineKind
  readonly cards: readonly Card[]
  readonly points: number
}

/**
 * Every line of a show in the order fifteens, pairs, runs, flush, nobs; cards of a line in the order held,
 * the starter last. The total is the sum of the points. (Body: see issue; filled in by the engine's author.)
 */
export declare function countShow(show: Show, rules: ShowRules): readonly Line[]

/** What a count is worth: the sum of its lines, 0 to 29. */
export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0)
}
