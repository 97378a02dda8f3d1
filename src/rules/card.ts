import { err, ok, type Result } from '../base/result.ts'

/** Low to high: the ace is always low. `T` is the ten, so that every card is two characters. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const
/** Spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const

/** A sign of `RANKS`. */
export type Rank = (typeof RANKS)[number]
/** A sign of `SUITS`. */
export type Suit = (typeof SUITS)[number]
/** Rank, then suit: `5H`, `TS`, `JC`. */
export type Card = `${Rank}${Suit}`

/** The pack in the order of the card pad: rank by rank, spades to clubs. */
export const PACK: readonly Card[] = RANKS.flatMap((rank) => SUITS.map((suit) => makeCard(rank, suit)))

const KNOWN: ReadonlySet<string> = new Set(PACK)

/** `makeCard('T', 'S')` is `TS`. */
export function makeCard(rank: Rank, suit: Suit): Card {
  return `${rank}${suit}`
}

/** Whether a value of unknown origin is one of the 52 cards. */
export function isCard(value: unknown): value is Card {
  return typeof value === 'string' && KNOWN.has(value)
}

/** The sign of its rank: `T` of `TS`. */
export function rankOf(card: Card): Rank {
  return card.charAt(0) as Rank
}

/** The sign of its suit: `S` of `TS`. */
export function suitOf(card: Card): Suit {
  return card.charAt(1) as Suit
}

/** Place in a run: ace 1, jack 11, queen 12, king 13. */
export function orderOf(rank: Rank): number {
  return RANKS.indexOf(rank) + 1
}

/** Worth towards fifteen and thirty-one: the face cards count ten, the ace always one. */
export function pipsOf(rank: Rank): number {
  return Math.min(orderOf(rank), 10)
}

/** What was no card, as it was given. */
export type CardError = { readonly type: 'not-a-card'; readonly text: string }

const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: 's♠♤', H: 'h♥♡', D: 'd♦♢', C: 'c♣♧' }

/** Reads one card as people type it: `5h`, `10♠`, `Ts`, `1d` for an ace, `KnC` for a knave. Never throws. */
export function parseCard(text: string): Result<Card, CardError> {
  const found = /^(10|1|[2-9]|kn|[atjqk])([shdc♠♤♥♡♦♢♣♧])[\uFE0E\uFE0F]?$/iu.exec(text.trim())
  const sign = found?.[2]?.toLowerCase()
  const suit = sign && SUITS.find((one) => SUIT_SIGNS[one].includes(sign))
  const rank = found?.[1]?.toUpperCase().replace('10', 'T').replace('1', 'A').replace('KN', 'J')
  const card = `${rank}${suit}`
  return isCard(card) ? ok(card) : err({ type: 'not-a-card', text })
}
