import { err, ok, type Result } from '../base/result.ts'
import type { Card } from './card.ts'
import { cardsOf, type Holder, type Rules } from './rules.ts'

/** What somebody tapped: it may be short, long or hold a card twice. */
export interface ShowDraft {
  readonly of: Holder | 'hand'
  readonly cards: readonly Card[]
  readonly starter: Card | undefined
}

/** Cards that can be counted: the right number, no card twice. Only `makeShow` makes one. */
export interface Show {
  readonly of: 'hand' | 'crib'
  readonly cards: readonly Card[]
  readonly starter: Card
}

export type ShowError =
  | { readonly type: 'no-starter' }
  | { readonly type: 'wrong-number'; readonly have: number; readonly need: number }
  | { readonly type: 'card-twice'; readonly card: Card }

/** Checks a draft against the number of cards that hand or crib holds under these rules. */
export function makeShow(draft: ShowDraft, rules: Rules): Result<Show, ShowError> {
  const need = cardsOf(rules, draft.of)
  if (draft.cards.length !== need) return err({ type: 'wrong-number', have: draft.cards.length, need })
  const all = draft.starter === undefined ? draft.cards : [...draft.cards, draft.starter]
  const twice = all.find((card, i) => all.indexOf(card) !== i)
  if (twice !== undefined) return err({ type: 'card-twice', card: twice })
  if (draft.starter === undefined) return err({ type: 'no-starter' })
  return ok({ of: draft.of === 'crib' ? 'crib' : 'hand', cards: draft.cards, starter: draft.starter })
}
