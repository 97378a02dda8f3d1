import type { ReactNode } from 'react'
import type { Happened } from '../../game/record/entry.ts'
import type { Game } from '../../game/record/game.ts'
import { Fields } from '../pads/Fields.tsx'
import css from './SheetScreen.module.css'

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

type FieldsPadProps = Pick<PadProps, 'effect' | 'foot'> & { readonly children: ReactNode }

/** Fields that scroll, and below them what they would change, with the two answers. */
export function FieldsPad({ effect, foot, children }: FieldsPadProps) {
  return (
    <>
      <Fields pad="right" className={css.fields}>
        {children}
      </Fields>
      <Effect effect={effect} />
      {foot}
    </>
  )
}

/** The sentence has its room before there is one, so that no key moves. */
export function Effect({ effect }: Pick<PadProps, 'effect'>) {
  return (
    <p className={css.effect} role="status">
      {effect}
    </p>
  )
}
