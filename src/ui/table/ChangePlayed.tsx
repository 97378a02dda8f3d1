import { useState } from 'react'
import type { TableView } from '../../app/table-view.ts'
import { moveCard, singleCardLine, takeCard } from '../../game/correction/move-card.ts'
import type { Intent } from '../../game/intent.ts'
import { holderWithDraft } from '../../game/record/draft.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import { COMMON_WORDS } from '../../words/app.ts'
import {
  askMove,
  CORRECTION_WORDS,
  sayChange,
  sayPlayedOut,
  sayWhatChanges,
} from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { STEP_WORDS } from '../../words/table/step.ts'
import { usedBy } from '../pads/CardGrid.tsx'
import { CardChange } from '../pads/CardPad.tsx'
import { ActionBar, Button } from '../parts/Button.tsx'
import { HandHeader } from './HandHeader.tsx'
import type { TableActions } from './table-actions.ts'
import { useTableActions, useTableView } from './use-table-view.ts'

export interface WrongCard {
  readonly card: Card
  /** The other card is played again at once, by the seat whose turn it then is. */
  readonly playAgain?: boolean
  readonly into?: Holder
}

/** Asks for the right card, shows what it would change, and only then changes it. */
export function ChangePlayed({ card, playAgain, into, onDone }: WrongCard & { readonly onDone: () => void }) {
  const view = useTableView()
  const { game, draft } = view
  const { act, preview, setDraft } = useTableActions()
  const [next, setNext] = useState<Card>()
  const line = singleCardLine(game, card)
  if (!line) return null
  const { entry } = line
  const seat = entry.type === 'card-played' ? entry.seat : undefined
  const intent: Intent | undefined =
    next && next !== card
      ? { type: 'amend', target: line.seq, with: { ...entry, card: next }, ...(playAgain && { play: card }) }
      : undefined
  const after = intent && preview(intent)
  const change = () => {
    if (into !== undefined) setDraft(takeCard(game, draft, card, into))
    if (intent) act(intent)
    onDone()
  }
  return (
    <>
      <HandHeader
        title={CORRECTION_WORDS.whichCard}
        asks
        sub={sayWhatChanges(game, card, seat)}
        onBack={onDone}
        back={STEP_WORDS.backToCards}
      />
      <CardChange
        usedBy={usedBy(view)}
        type={entry.type}
        old={card}
        next={next}
        onPick={setNext}
        effect={after && (after.ok ? sayChange(game, after.value) : sayRefusal(game, after.error))}
        foot={
          <ActionBar>
            <Button kind="quiet" onClick={onDone}>
              {COMMON_WORDS.cancel}
            </Button>
            <Button kind="primary" disabled={!after?.ok} onClick={change}>
              {CORRECTION_WORDS.save}
            </Button>
          </ActionBar>
        }
      />
    </>
  )
}

/**
 * For a tap on a card that somebody holds already: moves it to the hand `of` once the table says yes. For a card that
 * was played or turned up, `onReplace` must first ask which card that was.
 */
export function moveHere(
  { game, draft }: TableView,
  { act, preview, setDraft, ask, note }: TableActions,
  of: Holder,
  onReplace: (card: Card) => void,
) {
  return (card: Card) => {
    const holder = holderWithDraft(currentDeal(game), draft, card)
    if (holder === undefined) return
    const move = moveCard(game, draft, card, of)
    if (move.type === 'full') return note(sayPlayedOut(game, of))
    const write = move.type === 'take' ? move.write : undefined
    const after = write && preview(write)
    const moveIt = () => {
      if (move.type === 'replace') return onReplace(card)
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
