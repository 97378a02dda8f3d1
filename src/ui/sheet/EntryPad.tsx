import { CardFields } from './CardFields.tsx'
import { DealerFields } from './DealerFields.tsx'
import type { PadProps } from './FieldsPad.tsx'
import { HandFields } from './HandFields.tsx'
import { PegFields } from './PegFields.tsx'
import { StartFields } from './StartFields.tsx'

/** The pad that each kind of entry is tapped on; what has none can only be taken out. */
export function EntryPad(props: PadProps) {
  switch (props.start.type) {
    case 'pegged':
    case 'muggins-taken':
      return <PegFields {...(props as PadProps<'pegged' | 'muggins-taken'>)} />
    case 'hand-counted':
      return <HandFields {...(props as PadProps<'hand-counted'>)} />
    case 'starter-turned':
    case 'card-played':
      return <CardFields {...(props as PadProps<'starter-turned' | 'card-played'>)} />
    case 'dealt':
      return <DealerFields {...(props as PadProps<'dealt'>)} />
    case 'game-started':
      return <StartFields {...(props as PadProps<'game-started'>)} />
    default:
      return null
  }
}
