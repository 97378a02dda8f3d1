import { holderWithDraft } from '../../game/card-holder.ts'
import { currentDeal } from '../../game/game.ts'
import { moveCard } from '../../game/move-card.ts'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import { askMove, CORRECTION_WORDS, sayMoveEffect } from '../../words/table/correction.ts'
import type { StepView } from './step-view.ts'

interface Here {
  readonly view: StepView
  /** The hand that is being tapped. */
  readonly of: Holder
  /** The card was laid or turned up: which one that was must be said first. */
  readonly onReplace: (card: Card) => void
}

/** A card that somebody holds already was tapped all the same: it comes here, if the table says so. */
export function moveHere({ view, of, onReplace }: Here): (card: Card) => void {
  const { state, act, preview, setDraft, ask } = view
  const { game, draft } = state
  return (card) => {
    const holder = holderWithDraft(currentDeal(game), draft, card)
    if (holder === undefined) return
    const move = moveCard(game, draft, card, of)
    const take = () => {
      ask(undefined)
      if (move.type === 'replace') return onReplace(card)
      // First the draft: the tap that follows takes it along, and a refused one leaves nothing behind.
      setDraft(move.draft)
      if (move.write) act(move.write)
    }
    ask({
      sentence: [askMove(game, card, holder), ...effect()].join(' '),
      action: { label: CORRECTION_WORDS.moveIt, onClick: take },
      onDismiss: () => ask(undefined),
    })

    function effect(): readonly string[] {
      if (move.type === 'replace' || !move.write) return []
      const after = preview(move.write)
      return after.ok && holder !== 'starter' ? [sayMoveEffect(game, after.value, holder ?? of)] : []
    }
  }
}
