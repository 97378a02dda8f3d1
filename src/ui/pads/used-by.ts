import type { TableState } from '../../app/stores/table-state.ts'
import { holderOf } from '../../game/record/card-holder.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import { holderTag, whereHeld } from '../../words/names.ts'
import type { UsedCard } from './CardGrid.tsx'

/** Who holds a card of this deal already, by the record or tapped for another hand than `mine`. */
export function usedBy({ game, draft }: Pick<TableState, 'game' | 'draft'>, mine?: Holder) {
  const deal = currentDeal(game)
  return (card: Card): UsedCard | undefined => {
    const tapped = draft.hands.find((hand) => hand.of !== mine && hand.cards.includes(card))
    const holder = holderOf(deal, card) ?? tapped?.of
    return holder === undefined
      ? undefined
      : { short: holderTag(game, holder), where: whereHeld(game, holder) }
  }
}
