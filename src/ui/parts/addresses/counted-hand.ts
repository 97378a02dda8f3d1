import type { Card } from '../../../rules/card.ts'
import type { CountRulesName } from './hand-to-count.ts'

/** A hand counted to the end, as the last counts are kept. */
export interface CountedHand {
  readonly of: 'hand' | 'crib'
  readonly cards: readonly Card[]
  readonly starter: Card
  readonly rules: CountRulesName
  readonly points: number
}

/** A hand as it was kept: by the name of the rules of its day. */
export type KeptHand = Omit<CountedHand, 'rules'> & { readonly id: string; readonly rules: string }
