import type { ReactNode } from 'react'
import type { TableState } from '../../app/stores/table-state.ts'
import type { Card } from '../../rules/card.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import css from './CardChange.module.css'
import { PadFrame, usedBy } from './CardGrid.tsx'
import { CardSlots } from './CardSlots.tsx'

interface CardChangeProps extends Pick<TableState, 'game' | 'draft'> {
  readonly type: 'starter-turned' | 'card-played'
  /** The card as it was tapped; without it one is put in that was forgotten. */
  readonly old: Card | undefined
  readonly next: Card | undefined
  readonly onPick: (card: Card) => void
  /** What it would change, or why it cannot. */
  readonly effect: string | undefined
  readonly foot: ReactNode
}

/** Another card for one that lies alone: the starter, or one that was played. */
export function CardChange({ game, draft, type, old, next, onPick, effect, foot }: CardChangeProps) {
  const { asTapped, asTurned, asLaid } = CORRECTION_WORDS
  const shown = next ?? old
  return (
    <PadFrame
      head={
        <div className={css.change}>
          <CardSlots
            slots={[
              ...(old ? [{ label: asTapped, card: old }] : []),
              { label: type === 'starter-turned' ? asTurned : asLaid, card: next, now: true },
            ]}
          />
          <p role="status">{effect}</p>
        </div>
      }
      chosen={shown ? [shown] : []}
      usedBy={usedBy({ game, draft })}
      onPick={onPick}
      foot={foot}
    />
  )
}
