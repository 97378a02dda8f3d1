import type { ReactNode } from 'react'
import css from './PadFrame.module.css'

interface PadFrameProps {
  /** What is tapped so far, above the pack. */
  readonly head: ReactNode
  /** The pack: it takes all the room that is left. */
  readonly grid: ReactNode
  readonly foot: ReactNode
}

/** A pad of cards: slots, the whole pack, and the buttons within the thumb's reach. */
export function PadFrame({ head, grid, foot }: PadFrameProps) {
  return (
    <div className={css.pad}>
      <div className={css.flow}>
        <div>{head}</div>
        <div className={css.grid}>{grid}</div>
        <div>{foot}</div>
      </div>
    </div>
  )
}
