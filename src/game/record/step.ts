import { orderOf, rankOf } from '../../rules/card.ts'
import { type Holder, leftOf, seatsOf, showOrder, sidesOf } from '../../rules/rules.ts'
import type { Cut } from './entry.ts'
import type { Deal, Fold, Game, Step } from './game.ts'

export function stepOf(fold: Fold): Step {
  if (fold.outcome || fold.abandoned) return { type: 'over' }
  const deal = fold.deals.at(-1)
  if (!deal) return cutStep(fold)
  if (!deal.starter && !deal.skipped.includes('starter')) return { type: 'starter' }
  const left = leftOf(fold.rules, deal.dealer)
  // A play by cards that is over stays so, although the table goes on by points.
  const seat = deal.playEnded ? undefined : deal.play.turn
  if (seat !== undefined)
    return deal.playBy === 'points' ? { type: 'play', leader: left } : { type: 'play-card', seat }
  const hidden = fold.rules.muggins.mode === 'call'
  if (deal.claim) return { type: 'muggins', of: deal.claim.of, hidden }
  const [of] = stillToShow(fold, deal)
  return of === undefined ? { type: 'deal', dealer: left } : { type: 'show', of }
}

/** Hands and crib that are neither counted nor skipped, in counting order; the first is due. */
export function stillToShow({ rules }: Pick<Game, 'rules'>, deal: Deal): readonly Holder[] {
  const gone = new Set<Holder | 'starter'>([...deal.skipped, ...deal.counts.map((count) => count.of)])
  return showOrder(rules, deal.dealer).filter((holder) => !gone.has(holder))
}

function cutStep({ rules, cuts }: Fold): Step {
  // Partners make one cut; players without partners cut for themselves.
  const cutters = sidesOf(rules).map((side) => seatsOf(rules, side)[0] ?? side)
  if (cuts.length === 0) return { type: 'cut', seats: cutters, again: false }
  const lowest = lowestCut(cuts)
  if (lowest.length > 1) return { type: 'cut', seats: lowest, again: true }
  return { type: 'deal', dealer: lowest[0] ?? 0 }
}

/** The seats with the lowest card, the ace low: one deals, several cut again. */
export function lowestCut(cuts: readonly Cut[]): readonly number[] {
  const order = ({ card }: Cut) => orderOf(rankOf(card))
  const least = Math.min(...cuts.map(order))
  return cuts.filter((cut) => order(cut) === least).map((cut) => cut.seat)
}
