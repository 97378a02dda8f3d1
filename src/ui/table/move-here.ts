import type { Corrected, TableView } from '../../app/table-view.ts'
import { moveCard, singleCardLine } from '../../game/correction/move-card.ts'
import { holderWithDraft } from '../../game/record/draft.ts'
import { currentDeal, type ShownGame } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import { askMove, CORRECTION_WORDS, sayPlayedOut } from '../../words/table/correction.ts'
import type { TableActions } from './table-actions.ts'

/** The entry of a card that was played or turned up. */
export function recordOf(game: ShownGame, card: Card): Corrected {
  return { seq: singleCardLine(game, card)?.seq ?? 0 }
}

/**
 * For a tap on a card that somebody holds already: moves it to the hand `of` once the table says yes. For a card that
 * was played or turned up the table is first asked which card that was; then it is `freed`.
 */
export function moveHere(
  { game, draft }: TableView,
  { act, edit, preview, setDraft, ask, note }: TableActions,
  of: Holder,
  freed: NonNullable<Corrected['freed']>,
) {
  return (card: Card) => {
    const holder = holderWithDraft(currentDeal(game), draft, card)
    if (holder === undefined) return
    const move = moveCard(game, draft, card, of)
    if (move.type === 'full') return note(sayPlayedOut(game, of))
    const write = move.type === 'take' ? move.write : undefined
    const after = write && preview(write)
    const moveIt = () => {
      if (move.type === 'replace') return edit({ seq: move.line.seq, freed })
      // The draft first: the next tap includes it, and a refused tap leaves nothing behind.
      setDraft(move.draft)
      if (write) act(write)
    }
    ask(askMove(game, card, holder, after?.ok ? after.value : undefined), {
      label: CORRECTION_WORDS.moveIt,
      onClick: moveIt,
    })
  }
}
