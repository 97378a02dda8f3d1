import { EMPTY_DRAFT } from '../../game/record/draft.ts'
import { CardChange } from '../pads/CardChange.tsx'
import type { PadProps } from './FieldsPad.tsx'

type CardFieldsProps = Omit<PadProps<'starter-turned' | 'card-played'>, 'onAccept' | 'yes'>

/** A card that lies alone: the starter, or one that was laid. */
export function CardFields(props: CardFieldsProps) {
  const { there, start, blank, entry, onEntry, effect, foot } = props
  return (
    <CardChange
      game={there}
      draft={EMPTY_DRAFT}
      type={start.type}
      old={blank ? undefined : start.card}
      next={blank || entry?.card !== start.card ? entry?.card : undefined}
      onPick={(card) => onEntry({ ...start, card })}
      effect={effect}
      foot={foot}
    />
  )
}
