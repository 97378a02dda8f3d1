import { type Holder, showOrder } from '../rules/rules.ts'
import type { Game, LogLine } from './game.ts'

/** What a table may have forgotten in a deal: points always. */
export interface Forgotten {
  /** The deal that a line put in before this one belongs to, 0 before the first. */
  readonly deal: number
  /** Hands and crib that were not counted. */
  readonly hands: readonly Holder[]
  readonly starter: boolean
}

/** Undefined where nothing can be put in: before the start and after the end. */
export function forgottenBefore({ lines, deals, rules }: Game, line: LogLine): Forgotten | undefined {
  const before = lines[lines.indexOf(line) - 1]
  if (!before || line.unfit?.type === 'after-the-end') return undefined
  const deal = deals.find(({ number }) => number === before.deal)
  if (!deal) return { deal: 0, hands: [], starter: false }
  const counted = deal.counts.map(({ of }) => of)
  // What the deal on the table still waits for is no more forgotten than not yet due.
  const isOver = deal.number < deals.length
  return {
    deal: deal.number,
    hands: isOver ? showOrder(rules, deal.dealer).filter((of) => !counted.includes(of)) : [],
    starter: deal.starter === undefined && (isOver || deal.playEnded),
  }
}
