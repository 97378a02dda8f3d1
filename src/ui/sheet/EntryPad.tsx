import type { ReactNode } from 'react'
import type { Happened } from '../../game/entry.ts'
import type { Game } from '../../game/game.ts'
import { CardFields } from './CardFields.tsx'
import { DealerFields } from './DealerFields.tsx'
import { HandFields } from './HandFields.tsx'
import { PegFields } from './PegFields.tsx'
import { StartFields } from './StartFields.tsx'

export interface PadProps<T extends Happened['type'] = Happened['type']> {
  /** The game as it stood where the entry belongs. */
  readonly there: Game
  /** What it begins from: as it stands, or where nothing stands yet a `blank` one. */
  readonly start: Extract<Happened, { type: T }>
  readonly blank: boolean
  /** As it is tapped so far. */
  readonly entry: Extract<Happened, { type: T }> | undefined
  readonly onEntry: (entry: Happened | undefined) => void
  /** What it would change, or why it cannot. */
  readonly effect: string | undefined
  /** The two answers. */
  readonly foot: ReactNode
  /** Yes, by the pad’s own key. */
  readonly onAccept: () => void
  readonly yes: string
}

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
