import type { Card } from './card.ts'
import type { Rules } from './rules.ts'
import { countShow, type Line, type LineKind, type Show, totalOf } from './show.ts'

/** A line that somebody counted wrongly: its points are only what they thought. `heels`: two for a jack turned up. */
export interface MistakenLine extends Omit<Line, 'kind'> {
  readonly kind: LineKind | 'heels'
}

/** True lines left out, and lines counted that are none. `share`: of the weight of its mistake, if not all of it. */
export interface Miscount {
  readonly gone: readonly Line[]
  readonly counted: readonly MistakenLine[]
  readonly share?: number
}

/** The true count of a show: all its lines, and those of each kind. `shown`: its cards, the starter last. */
export interface Truth
  extends Readonly<Record<'lines' | 'fifteens' | 'pairs' | 'runs' | 'flushes' | 'nobs', readonly Line[]>> {
  readonly show: Show
  readonly rules: Rules
  readonly shown: readonly Card[]
}

export function truthOf(show: Show, rules: Rules): Truth {
  const lines = countShow(show, rules.show)
  const of = (kind: LineKind) => lines.filter((line) => line.kind === kind)
  const byRank = { fifteens: of('fifteen'), pairs: of('pair'), runs: of('run') }
  const bySuit = { flushes: of('flush'), nobs: of('nobs') }
  return { show, rules, shown: [...show.cards, show.starter], lines, ...byRank, ...bySuit }
}

export function effectOf({ gone, counted }: Miscount): number {
  return totalOf(counted) - totalOf(gone)
}

/** The same for two lines of one kind with the same cards. */
export function lineKey({ kind, cards }: MistakenLine): string {
  return `${kind} ${[...cards].sort().join('')}`
}
