import { type Draft, EMPTY_DRAFT } from '../../game/draft.ts'
import type { Card } from '../../rules/card.ts'
import { CORRECTION_WORDS } from '../../words/table/correction.ts'
import { CardGrid } from '../pads/CardGrid.tsx'
import { CardSlots } from '../pads/CardSlots.tsx'
import { PadFrame } from '../pads/PadFrame.tsx'
import { usedBy } from '../pads/used-by.ts'
import css from './CardFields.module.css'
import type { PadProps } from './EntryPad.tsx'

type Alone = 'starter-turned' | 'card-played'

interface CardFieldsProps
  extends Pick<PadProps<Alone>, 'there' | 'start' | 'blank' | 'entry' | 'onEntry' | 'effect' | 'foot'> {
  /** Cards tapped for hands that are not pegged yet. */
  readonly draft?: Draft
}

/** A card that lies alone: the starter, or one that was laid. */
export function CardFields({
  there,
  draft = EMPTY_DRAFT,
  start,
  blank,
  entry,
  onEntry,
  effect,
  foot,
}: CardFieldsProps) {
  const next = blank || entry?.card !== start.card ? entry?.card : undefined
  const pick = (card: Card) => onEntry({ ...start, card })
  return (
    <PadFrame
      head={
        <div className={css.change}>
          <CardSlots
            slots={[
              ...(blank ? [] : [{ label: CORRECTION_WORDS.asTapped, card: start.card }]),
              {
                label: start.type === 'starter-turned' ? CORRECTION_WORDS.asTurned : CORRECTION_WORDS.asLaid,
                card: next,
                now: true,
              },
            ]}
          />
          <p role="status">{effect}</p>
        </div>
      }
      grid={
        <CardGrid
          chosen={entry ? [entry.card] : []}
          usedBy={usedBy({ game: there, draft })}
          onPick={pick}
          onUsed={pick}
        />
      }
      foot={foot}
    />
  )
}
