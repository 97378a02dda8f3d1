import type { Rules } from './rules.ts'
import { type Line, type LineKind, type Show, totalOf } from './show.ts'

/** Its points are only what somebody thought. */
export interface MistakenLine extends Omit<Line, 'kind'> {
  readonly kind: LineKind | 'heels'
}

/** True lines left out, and lines counted that are none. `share`: of the weight of its mistake, if not all of it. */
export interface Miscount {
  readonly gone: readonly Line[]
  readonly counted: readonly MistakenLine[]
  readonly share?: number
}

/** `lines`: the true count. */
export interface Truth {
  readonly show: Show
  readonly rules: Rules
  readonly lines: readonly Line[]
}

export function effectOf({ gone, counted }: Miscount): number {
  return totalOf(counted) - totalOf(gone)
}

/** The same for two lines of one kind with the same cards. */
export function lineKey({ kind, cards }: MistakenLine): string {
  return `${kind} ${[...cards].sort().join('')}`
}
