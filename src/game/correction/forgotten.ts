import { type Holder, showOrder } from '../../rules/rules.ts'
import type { Deal, Game, LogLine } from '../record/game.ts'
import { foldUpTo } from '../record/replay.ts'
import { stepOf, stillToShow } from '../record/step.ts'

/** What a table may have forgotten in a deal: points always. */
export interface Forgotten {
  /** The deal that a line put in before this one belongs to, 0 before the first. */
  readonly deal: number
  /** Hands and crib that were not counted. */
  readonly hands: readonly Holder[]
  readonly starter: boolean
}

/** Undefined where nothing can be put in: before the start and after the end. */
export function forgottenBefore(game: Game, line: LogLine): Forgotten | undefined {
  const { lines, deals } = game
  const before = lines[lines.indexOf(line) - 1]
  if (!before || line.unfit?.type === 'after-the-end') return undefined
  const deal = deals.find(({ number }) => number === before.deal)
  if (!deal) return { deal: 0, hands: [], starter: false }
  return {
    deal: deal.number,
    hands: isCounting(game, line) ? handsOf(game, deal) : [],
    starter: deal.starter === undefined && (isOver(game, deal) || deal.playEnded),
  }
}

/** Hands are counted after the play, and not between a claim and its answer. */
function isCounting(game: Game, { seq }: LogLine): boolean {
  const fold = foldUpTo(game, seq)
  return fold !== undefined && ['show', 'deal'].includes(stepOf(fold).type)
}

/** What the deal on the table still waits for is no more forgotten than what nobody counted after the win. */
function handsOf(game: Game, deal: Deal): readonly Holder[] {
  if (!isOver(game, deal)) return []
  const order = showOrder(game.rules, deal.dealer)
  const waiting = deal.number < game.deals.length ? [] : stillToShow(game, deal)
  const last = order.findLastIndex((of) => !waiting.includes(of))
  return order.slice(0, last + 1).filter((of) => !deal.counts.some((count) => count.of === of))
}

function isOver({ deals, step }: Game, { number }: Deal): boolean {
  return number < deals.length || step.type === 'over'
}
