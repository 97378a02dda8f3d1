import { useState } from 'react'
import type { Intent } from '../../game/intent.ts'
import { aloneLine } from '../../game/move-card.ts'
import type { Card } from '../../rules/card.ts'
import { CORRECTION_WORDS, sayChange, sayWhatChanges } from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { CardGrid } from '../pads/CardGrid.tsx'
import { CardSlots } from '../pads/CardSlots.tsx'
import { PadFrame } from '../pads/PadFrame.tsx'
import { usedBy } from '../pads/used-by.ts'
import { ActionBar } from '../parts/ActionBar.tsx'
import { Button } from '../parts/Button.tsx'
import css from './ChangeLaid.module.css'
import { HandBar } from './HandBar.tsx'
import type { StepView } from './step-view.ts'

interface ChangeLaidProps extends Pick<StepView, 'state' | 'act' | 'preview'> {
  /** The card as it was tapped, laid or turned up. */
  readonly card: Card
  /** It is laid again at once, by the seat whose turn it then is. */
  readonly layAgain?: boolean
  /** Just before the change is made. */
  readonly onChange?: (() => void) | undefined
  readonly onDone: () => void
}

/** A card on the table was tapped wrongly: the right one, what it would change, and only then the change. */
export function ChangeLaid(props: ChangeLaidProps) {
  const { state, act, preview, card, layAgain = false, onChange, onDone } = props
  const { game } = state
  const [next, pick] = useState<Card>()
  const line = aloneLine(game, card)
  if (!line) return null
  const intent: Intent | undefined =
    next && next !== card
      ? {
          type: 'amend',
          target: line.seq,
          with: { ...line.entry, card: next },
          ...(layAgain ? { lay: card } : {}),
        }
      : undefined
  const seat = line.entry.type === 'card-played' ? line.entry.seat : undefined
  const after = intent && preview(intent)
  const effect = after && (after.ok ? sayChange(game, after.value) : sayRefusal(game, after.error))
  return (
    <>
      <HandBar title={CORRECTION_WORDS.whichCard} sub={sayWhatChanges(game, card, seat)} onBack={onDone}>
        {null}
      </HandBar>
      <PadFrame
        head={
          <div className={css.change}>
            <CardSlots
              slots={[
                { label: CORRECTION_WORDS.asTapped, card },
                {
                  label: seat === undefined ? CORRECTION_WORDS.asTurned : CORRECTION_WORDS.asLaid,
                  card: next,
                  now: true,
                },
              ]}
            />
            <p role="status">{effect}</p>
          </div>
        }
        grid={<CardGrid chosen={next ? [next] : [card]} usedBy={usedBy(state)} onPick={pick} onUsed={pick} />}
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
