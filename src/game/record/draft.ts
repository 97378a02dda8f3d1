import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import type { Cut } from './entry.ts'

/** What is tapped but not yet pegged: kept beside the log, never in it. It may be wrong. */
export interface Draft {
  readonly cuts: readonly Cut[]
  readonly hands: readonly DraftHand[]
}

export interface DraftHand {
  readonly of: Holder
  readonly cards: readonly Card[]
}

export const EMPTY_DRAFT: Draft = { cuts: [], hands: [] }

/** A draft as kept: it is only applied on the very log it was made on, else offered. */
export interface KeptDraft {
  readonly gameId: string
  readonly headSeq: number
  readonly draft: Draft
}

/** The cards tapped so far for a hand or the crib. */
export function draftOf(draft: Draft, of: Holder): readonly Card[] {
  return draft.hands.find((hand) => hand.of === of)?.cards ?? []
}

/** The draft with a card taken out, whoever's hand it was tapped for. */
export function withoutCard(draft: Draft, card: Card): Draft {
  const holding = draft.hands.find((hand) => hand.cards.includes(card))
  return holding
    ? withHand(
        draft,
        holding.of,
        holding.cards.filter((one) => one !== card),
      )
    : draft
}

/** The draft with a holder's cards replaced; an empty hand leaves the draft. */
export function withHand(draft: Draft, of: Holder, cards: readonly Card[]): Draft {
  const others = draft.hands.filter((hand) => hand.of !== of)
  return { ...draft, hands: cards.length === 0 ? others : [...others, { of, cards }] }
}
