import { useState } from 'react'
import { aloneLine, moveCard } from '../../game/correction/move-card.ts'
import type { Intent } from '../../game/intent.ts'
import { holderWithDraft } from '../../game/record/card-holder.ts'
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
import { CardChange } from '../pads/CardChange.tsx'
import { ActionBar, Button } from '../parts/Button.tsx'
import { HandHeader } from './HandHeader.tsx'
import type { StepView } from './step-view.ts'

interface ChangeLaidProps extends Pick<StepView, 'state' | 'act' | 'preview'> {
  /** The card as it was tapped, played or turned up. */
  readonly card: Card
  /** It is played again at once, by the seat whose turn it then is. */
  readonly layAgain?: boolean
  /** Just before the change is made. */
  readonly onChange?: (() => void) | undefined
  readonly onDone: () => void
}

/** A card on the table was tapped wrongly: the right one, what it would change, and only then the change. */
export function ChangeLaid(props: ChangeLaidProps) {
  const { state, act, preview, card, layAgain = false, onChange, onDone } = props
  const { game } = state
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
      <HandHeader title={CORRECTION_WORDS.whichCard} sub={sayWhatChanges(game, card, seat)} onBack={onDone}>
        {null}
      </HandHeader>
      <CardChange
        game={game}
        draft={state.draft}
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
                onChange?.()
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
