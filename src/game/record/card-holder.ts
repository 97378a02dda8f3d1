import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import { laidBy } from '../../rules/the-play.ts'
import type { Draft } from './draft.ts'
import type { Deal } from './game.ts'

/** Who holds a card of this deal, by the record: a card is in one place only. */
export function holderOf(deal: Deal | undefined, card: Card): Holder | 'starter' | undefined {
  if (deal?.starter === card) return 'starter'
  const laid = deal?.play.series.flat().find((one) => one.card === card)
  if (laid) return laid.seat
  return deal?.counts.find((count) => count.cards?.includes(card))?.of
}

/** The same with what is tapped but not yet pegged. */
export function holderWithDraft(
  deal: Deal | undefined,
  draft: Draft,
  card: Card,
): Holder | 'starter' | undefined {
  return holderOf(deal, card) ?? draft.hands.find((hand) => hand.cards.includes(card))?.of
}

/** Cards of a hand that are known from the play. */
export function laidFrom(deal: Deal | undefined, of: Holder): readonly Card[] {
  return deal && of !== 'crib' ? laidBy(deal.play, of) : []
}
