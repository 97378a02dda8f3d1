import { type Holder, showOrder } from '../../rules/rules.ts'
import type { Deal, LogLine, ShownGame } from '../record/game.ts'
import { foldUpTo } from '../record/replay.ts'
import { stepOf, stillToShow } from '../record/step.ts'

/** What may be forgotten, besides points. Undefined before the start and after the end. `deal`: 0 before the first. */
export function insertableBefore(game: ShownGame, line: LogLine) {
  const { lines, deals } = game
  const before = lines[lines.indexOf(line) - 1]
  if (!before || line.ignored?.type === 'after-the-end') return undefined
  const deal = deals.find(({ number }) => number === before.deal)
  if (!deal) return { deal: 0, hands: [], starter: false }
  const fold = foldUpTo(game, line.seq)
  // Hands are counted after the play, and not between a claim and its answer.
  const isCounting = fold !== undefined && ['show', 'deal'].includes(stepOf(fold).type)
  const isOver = deal.number < deals.length || game.step.type === 'over'
  return {
    deal: deal.number,
    hands: isOver && isCounting ? handsOf(game, deal) : [],
    starter: deal.starter === undefined && (isOver || deal.playEnded),
  }
}

/** Of a deal that is over. Hands that are still due, or would come after the win, are not forgotten ones. */
function handsOf(game: ShownGame, deal: Deal): readonly Holder[] {
  const order = showOrder(game.rules, deal.dealer)
  const waiting = deal.number < game.deals.length ? [] : stillToShow(game, deal)
  const last = order.findLastIndex((of) => !waiting.includes(of))
  return order.slice(0, last + 1).filter((of) => !deal.counts.some((count) => count.of === of))
}
