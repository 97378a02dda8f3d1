import { type Card, PACK, type Rank, rankOf, type Suit, suitOf } from '../rules/card.ts'

const RANK_NAMES: Partial<Record<Rank, string>> = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' }

const SUIT_NAMES: Record<Suit, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
const SUIT_SIGNS: Record<Suit, string> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** `Ace`, `10`, `Jack`: always Jack, also where the table says knave. */
export const rankName = (rank: Rank) => RANK_NAMES[rank] ?? rank

export const suitName = (suit: Suit) => SUIT_NAMES[suit]

/** What assistive technology reads: `5 of hearts`, `10 of spades`, `Jack of clubs`. */
export const cardName = (card: Card) => `${rankName(rankOf(card))} of ${suitName(suitOf(card))}`

/** For the score sheet and shared texts: `J♣`, `10♠`. */
export function cardSign(card: Card): string {
  return `${rankOf(card) === 'T' ? '10' : rankOf(card)}${SUIT_SIGNS[suitOf(card)]}`
}

/** A show in signs, the starter set apart: `7♦ 7♣ 8♠ 9♥ + 6♥`. */
export function showSigns(cards: readonly Card[], starter: Card | undefined): string {
  const hand = cards.map(cardSign).join(' ')
  return starter === undefined ? hand : `${hand} + ${cardSign(starter)}`
}

/** The name of a card key, with where the card is already: `5 of hearts, in Bob’s hand`. `where` comes from `whereHeld`. */
export function cardKeyName(card: Card, where?: string): string {
  return where === undefined ? cardName(card) : `${cardName(card)}, ${where}`
}

const SIGN = /((?:10|[2-9AJQK])[♠♥♦♣])/u
const CARD_OF_SIGN: ReadonlyMap<string, Card> = new Map(PACK.map((card) => [cardSign(card), card]))

/** A line with its cards set apart, to be drawn: no phone then turns a suit into an emoji. */
export function splitCards(
  line: string,
): readonly { readonly text: string; readonly card: Card | undefined }[] {
  const pieces = line.split(SIGN).map((text) => ({ text, card: CARD_OF_SIGN.get(text) }))
  return pieces.filter(({ text }) => text !== '')
}

/** The same line for those who hear it: `Starter 5 of hearts`. */
export function sayCards(line: string): string {
  return splitCards(line)
    .map(({ text, card }) => (card ? cardName(card) : text))
    .join('')
}
