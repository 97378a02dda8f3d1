import type { Game } from '../game/game.ts'
import type { Card } from '../rules/card.ts'
import type { Holder } from '../rules/rules.ts'
import { opening } from './grammar.ts'
import { holderName } from './names.ts'
import { sayChange } from './say-change.ts'
import { sayRefusal } from './say-refusal.ts'

export const MOVE_IT = 'Move it'

/** `The 5 of hearts is already in Bob’s hand. Move it here?` */
export function askMove(game: Game, card: Card, holder: Holder | 'starter'): string {
  return `${sayRefusal(game, { type: 'card-used', card, holder })} Move it here?`
}

/** What moving it does besides: `Bob’s hand is then counted again: Bob 12 → 0.` */
export function moveEffect(before: Game, after: Game, of: Holder): string {
  return `${opening(holderName(before, of))} is then counted again: ${sayChange(before, after)}`
}
