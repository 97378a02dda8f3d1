import { useState } from 'react'
import { aloneLine, moveCard, takeCard } from '../../game/correction/move-card.ts'
import type { Intent } from '../../game/intent.ts'
import { holderWithDraft } from '../../game/record/draft.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import {
  askMove,
  CORRECTION_WORDS,
  sayChange,
  sayMoveEffect,
  sayWhatChanges,
} from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { CardChange } from '../pads/CardPad.tsx'
import { ActionBar, Button } from '../parts/Button.tsx'
import { HandHeader } from './HandHeader.tsx'
import { type TableView, useTableView } from './table-view.ts'

/** A card on the table that is to be another, and what becomes of it then. */
export interface WrongCard {
  readonly card: Card
  /** It is played again at once, by the seat whose turn it then is. */
  readonly layAgain?: boolean
  /** It comes into this hand. */
  readonly into?: Holder
}

interface ChangeLaidProps extends WrongCard {
  readonly onDone: () => void
}

/** A card on the table was tapped wrongly: the right one, what it would change, and only then the change. */
export function ChangeLaid({ card, layAgain = false, into, onDone }: ChangeLaidProps) {
  const { game, draft, act, preview, setDraft } = useTableView()
  const [next, setNext] = useState<Card>()
  const line = aloneLine(game, card)
  if (!line) return null
  const intent: Intent | undefined =
    next === undefined || next === card
      ? undefined
      : {
          type: 'amend',
          target: line.seq,
          with: { ...line.entry, card: next },
          ...(layAgain ? { lay: card } : {}),
        }
  const seat = line.entry.type === 'card-played' ? line.entry.seat : undefined
  const after = intent && preview(intent)
  const effect = after && (after.ok ? sayChange(game, after.value) : sayRefusal(game, after.error))
  return (
    <>
      <HandHeader
        title={CORRECTION_WORDS.whichCard}
        sub={sayWhatChanges(game, card, seat)}
        onBack={onDone}
        end={null}
      />
      <CardChange
        game={game}
        draft={draft}
        type={line.entry.type}
        old={card}
        next={next}
        onPick={setNext}
        effect={effect}
        foot={
          <ActionBar>
            <Button kind="quiet" onClick={onDone}>
              {CORRECTION_WORDS.keepCard}
            </Button>
            <Button
              kind="primary"
              disabled={!after?.ok}
              onClick={() => {
                if (into !== undefined) setDraft(takeCard(game, draft, card, into))
                if (intent) act(intent)
                onDone()
              }}
            >
              {CORRECTION_WORDS.changeIt}
            </Button>
          </ActionBar>
        }
      />
    </>
  )
}

/**
 * A card that somebody holds already was tapped for the hand `of` all the same: it comes there, if the table says so.
 * Of one that was laid or turned up it must be said first which card that was: `onReplace`.
 */
export function moveHere(
  { game, draft, act, preview, setDraft, ask }: TableView,
  of: Holder,
  onReplace: (card: Card) => void,
): (card: Card) => void {
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
