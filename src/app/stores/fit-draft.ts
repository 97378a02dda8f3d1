import { type Draft, type DraftHand, EMPTY_DRAFT } from '../../game/record/draft.ts'
import type { GameEvent } from '../../game/record/entry.ts'
import { currentDeal, type Game, holderOf } from '../../game/record/game.ts'

/**
 * What of a draft is still possible once the game is `after` and no longer `before`: cuts until the cut is made, and in
 * the same deal the cards of hands that are neither counted nor skipped, where nobody else holds them by now.
 */
export function fitDraft(draft: Draft, before: Game, after: Game): Draft {
  const sameCut = after.step.type === 'cut' && times(before, 'dealer-cut') === times(after, 'dealer-cut')
  const sameDeal = after.step.type !== 'over' && deals(before) === deals(after)
  const kept: Draft = {
    cuts: sameCut ? draft.cuts : [],
    hands: sameDeal ? draft.hands.flatMap((hand) => freeCards(after, hand)) : [],
  }
  return isEmpty(kept) ? EMPTY_DRAFT : kept
}

/** A hand that is neither counted nor skipped, without those of its cards that the record now has elsewhere. */
function freeCards(game: Game, { of, cards }: DraftHand): readonly DraftHand[] {
  const deal = currentDeal(game)
  const isDone = deal?.skipped.includes(of) || deal?.counts.some((count) => count.of === of)
  const free = isDone ? [] : cards.filter((card) => (holderOf(deal, card) ?? of) === of)
  return free.length > 0 ? [{ of, cards: free }] : []
}

export function isEmpty({ cuts, hands }: Draft): boolean {
  return cuts.length === 0 && hands.length === 0
}

/** After a misdeal the deal has the same number. */
function deals(game: Game): number {
  return times(game, 'dealt') + times(game, 'redealt')
}

function times(game: Game, type: GameEvent['type']): number {
  return game.lines.reduce((sum, line) => sum + (line.entry.type === type ? 1 : 0), 0)
}
