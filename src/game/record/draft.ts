import type * as v from 'valibot'
import type { Card } from '../../rules/card.ts'
import type { Holder } from '../../rules/rules.ts'
import type { storedDraftSchema } from './entry.ts'
import { type Deal, holderOf } from './game.ts'

export type StoredDraft = Readonly<v.InferOutput<typeof storedDraftSchema>>
/** What is tapped but not yet pegged: stored next to the log, never in it, and not checked yet. */
export type Draft = Readonly<StoredDraft['draft']>
export type DraftHand = Draft['hands'][number]

export const EMPTY_DRAFT: Draft = { cuts: [], hands: [] }

export function draftOf(draft: Draft, of: Holder): readonly Card[] {
  return draft.hands.find((hand) => hand.of === of)?.cards ?? []
}

export function withoutCard(draft: Draft, card: Card): Draft {
  const holding = draft.hands.find((hand) => hand.cards.includes(card))
  if (!holding) return draft
  const others = holding.cards.filter((one) => one !== card)
  return withHand(draft, holding.of, others)
}

/** An empty hand is not kept in the draft. */
export function withHand(draft: Draft, of: Holder, cards: readonly Card[]): Draft {
  const others = draft.hands.filter((hand) => hand.of !== of)
  return { ...draft, hands: cards.length === 0 ? others : [...others, { of, cards }] }
}

export function holderWithDraft(deal: Deal | undefined, draft: Draft, card: Card) {
  return holderOf(deal, card) ?? draft.hands.find((hand) => hand.cards.includes(card))?.of
}
