import type { Card } from '../rules/card.ts'
import { cardName } from './card-name.ts'

/** How a key of the card pad stands. `where` comes from `whereHeld`: `in Bob’s hand`. */
export type CardKeyState =
  | { readonly type: 'free' }
  | { readonly type: 'chosen' }
  | { readonly type: 'held'; readonly where: string }

/** The name of a card key with its state: `5 of hearts, in Bob’s hand`. */
export function cardKeyName(card: Card, state: CardKeyState): string {
  switch (state.type) {
    case 'free':
      return cardName(card)
    case 'chosen':
      return `${cardName(card)}, chosen`
    case 'held':
      return `${cardName(card)}, ${state.where}`
  }
}
