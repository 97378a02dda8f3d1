import type { Card } from '../rules/card.ts'

export interface CountToKeep {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly of: 'hand' | 'crib'
  readonly cards: readonly Card[]
  readonly starter: Card
  /** Name of the rule set it was counted under. */
  readonly rules: string
  readonly points: number
}

export interface KeptCount extends CountToKeep {
  /** The hand itself: counted again it moves to the top, and stands there once. */
  readonly id: string
}
