import type { ReactNode } from 'react'
import type { GameEvent } from '../../game/record/entry.ts'
import type { Game } from '../../game/record/game.ts'
import { Segments, type SegmentsProps } from '../parts/Segments.tsx'
import { Stepper, type StepperProps } from '../parts/Stepper.tsx'
import css from './PadParts.module.css'

export interface FieldsProps<T extends GameEvent['type'] = GameEvent['type']> {
  /** The game at this entry. */
  readonly there: Game
  readonly entry: Extract<GameEvent, { type: T }>
  readonly onEntry: (entry: GameEvent | undefined) => void
}

export interface PadProps<T extends GameEvent['type'] = GameEvent['type']>
  extends Omit<FieldsProps, 'entry'> {
  /** The entry as it was, or a `blank` one where there was none. */
  readonly start: Extract<GameEvent, { type: T }>
  readonly blank: boolean
  /** As tapped so far; undefined while it is blank. */
  readonly entry: Extract<GameEvent, { type: T }> | undefined
  /** What it would change, or why it cannot. */
  readonly effect: string | undefined
  readonly foot: ReactNode
}

/** Takes its space even when empty, so that no key moves. */
export function Effect({ effect }: Pick<PadProps, 'effect'>) {
  return (
    <p className={css.effect} role="status">
      {effect}
    </p>
  )
}

/** Above a pad: which kind of entry, or how a hand is counted. */
export function Kinds<T extends string>(props: SegmentsProps<T>) {
  return (
    <div className={css.kinds}>
      <Segments {...props} />
    </div>
  )
}

export function Amount(props: StepperProps) {
  return (
    <div className={css.amount} data-mirrors="">
      {props.label}
      <Stepper {...props} />
    </div>
  )
}
