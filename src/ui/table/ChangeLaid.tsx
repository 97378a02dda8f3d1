import { useState } from 'react'
import type { Happened } from '../../game/entry.ts'
import type { Intent } from '../../game/intent.ts'
import { aloneLine } from '../../game/move-card.ts'
import type { Card } from '../../rules/card.ts'
import { CORRECTION_WORDS, sayChange, sayWhatChanges } from '../../words/table/correction.ts'
import { sayRefusal } from '../../words/table/refusal.ts'
import { ActionBar } from '../parts/ActionBar.tsx'
import { Button } from '../parts/Button.tsx'
import { CardFields } from '../sheet/CardFields.tsx'
import { HandBar } from './HandBar.tsx'
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
  const { game, draft } = state
  const [entry, setEntry] = useState<Happened>()
  const line = aloneLine(game, card)
  if (!line) return null
  const next = entry?.type === line.entry.type ? entry : line.entry
  const intent: Intent | undefined =
    next.card === card
      ? undefined
      : { type: 'amend', target: line.seq, with: next, ...(layAgain ? { lay: card } : {}) }
  const seat = line.entry.type === 'card-played' ? line.entry.seat : undefined
  const after = intent && preview(intent)
  const effect = after && (after.ok ? sayChange(game, after.value) : sayRefusal(game, after.error))
  return (
    <>
      <HandBar title={CORRECTION_WORDS.whichCard} sub={sayWhatChanges(game, card, seat)} onBack={onDone}>
        {null}
      </HandBar>
      <CardFields
        there={game}
        draft={draft}
        start={line.entry}
        blank={false}
        entry={next}
        onEntry={setEntry}
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
