import type { Card } from '../../../rules/card.ts'
import { PRESETS, type PresetName } from '../../../rules/presets.ts'
import { cardsOf } from '../../../rules/rules.ts'
import { makeShow, type Show } from '../../../rules/show.ts'
import type { PadRoom } from '../../pads/pad-cards.ts'

/** Rule sets that count a hand differently: the others show as one of these. */
export const COUNT_RULES = ['six-card-121', 'five-card-61'] as const satisfies readonly PresetName[]
export type CountRulesName = (typeof COUNT_RULES)[number]
export const DEFAULT_COUNT_RULES: CountRulesName = 'six-card-121'

/** A hand on the counting screen, complete or not. */
export interface HandToCount {
  readonly cards: readonly Card[]
  readonly starter: Card | undefined
  readonly of: 'hand' | 'crib'
  readonly rules: CountRulesName
}

/** What cards are counted as; the rest stays. */
export type CountAs = Partial<Pick<HandToCount, 'of' | 'rules'>>

/** How many cards it takes, the starter tapped last. */
export function roomOf({ of, rules }: Pick<HandToCount, 'of' | 'rules'>): PadRoom {
  return { need: cardsOf(PRESETS[rules], of === 'crib' ? 'crib' : 0), starterOpen: true }
}

/** The show, once every card is there. */
export function showOf(hand: HandToCount): Show | undefined {
  const show = makeShow(hand, PRESETS[hand.rules])
  return show.ok ? show.value : undefined
}

/**
 * The same cards counted as something else. Where fewer fit, the last of the hand is laid away; where more
 * fit, the hand waits for the rest.
 */
export function counted(hand: HandToCount, as: CountAs): HandToCount {
  const next = { ...hand, ...as }
  return { ...next, cards: next.cards.slice(0, roomOf(next).need) }
}

export const NO_CARDS = { cards: [], starter: undefined } as const satisfies Partial<HandToCount>
