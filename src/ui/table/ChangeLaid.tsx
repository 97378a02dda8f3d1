import { useState } from 'react'
import { currentDeal, type Game, type LogLine } from '../../game/game.ts'
import type { Intent } from '../../game/intent.ts'
import type { Card } from '../../rules/card.ts'
import { sayChange } from '../../words/say-change.ts'
import { changeNote, KEEP_CARD, PUT_CARD, WHICH_CARD } from '../../words/say-play.ts'
import { sayRefusal } from '../../words/say-refusal.ts'
import { ActionBar } from '../parts/ActionBar.tsx'
import { Button } from '../parts/Button.tsx'
import { CardGrid } from '../parts/CardGrid.tsx'
import { CardSlots } from '../parts/CardSlots.tsx'
import css from './ChangeLaid.module.css'
import { HandBar } from './HandBar.tsx'
import { PadFrame } from './PadFrame.tsx'
import type { StepView } from './step-view.ts'
import { usedBy } from './used-by.ts'

interface ChangeLaidProps extends Pick<StepView, 'state' | 'act' | 'preview'> {
  /** The card as it was tapped. */
  readonly card: Card
  readonly onDone: () => void
}

/** A card of the play was tapped wrongly: the right one, what it would change, and only then the change. */
export function ChangeLaid({ state, act, preview, card, onDone }: ChangeLaidProps) {
  const { game } = state
  const [next, pick] = useState<Card>()
  const line = laidLine(game, card)
  if (!line) return null
  const intent: Intent | undefined =
    next && next !== card
      ? { type: 'amend', target: line.seq, with: { ...line.entry, card: next } }
      : undefined
  const after = intent && preview(intent)
  const effect = after && (after.ok ? sayChange(game, after.value) : sayRefusal(game, after.error))
  return (
    <>
      <HandBar title={WHICH_CARD} sub={changeNote(game, card, line.entry.seat)} onBack={onDone}>
        {null}
      </HandBar>
      <PadFrame
        head={
          <div className={css.change}>
            <CardSlots
              slots={[
                { label: 'As tapped', card },
                { label: 'As laid', card: next, now: true },
              ]}
            />
            <p role="status">{effect}</p>
          </div>
        }
        grid={<CardGrid chosen={next ? [next] : [card]} usedBy={usedBy(state)} onPick={pick} onUsed={pick} />}
        foot={
          <ActionBar>
            <Button kind="quiet" onClick={onDone}>
              {KEEP_CARD}
            </Button>
            <Button
              kind="primary"
              disabled={!after?.ok}
              onClick={() => {
                if (intent) act(intent)
                onDone()
              }}
            >
              {PUT_CARD}
            </Button>
          </ActionBar>
        }
      />
    </>
  )
}

type LaidLine = LogLine & { readonly entry: Extract<LogLine['entry'], { type: 'card-played' }> }

/** The line of this deal that laid a card. */
function laidLine(game: Game, card: Card): LaidLine | undefined {
  const deal = currentDeal(game)?.number
  return game.lines.findLast((line): line is LaidLine => {
    return line.deal === deal && !line.unfit && line.entry.type === 'card-played' && line.entry.card === card
  })
}
