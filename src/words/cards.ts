import { type Card, PACK, type Rank, rankOf, type Suit, suitOf } from '../rules/card.ts'

const RANK_NAMES: Readonly<Partial<Record<Rank, string>>> = {
  A: 'Ace',
  T: '10',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
}

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** `Ace`, `10`, `Jack`: always Jack, also where the table says knave. */
export function rankName(rank: Rank): string {
  return RANK_NAMES[rank] ?? rank
}

/** `spades`, `hearts`, `diamonds`, `clubs`. */
export function suitName(suit: Suit): string {
  return SUIT_NAMES[suit]
}

/** What assistive technology reads: `5 of hearts`, `10 of spades`, `Jack of clubs`. */
export function cardName(card: Card): string {
  return `${rankName(rankOf(card))} of ${suitName(suitOf(card))}`
}

/** For the score sheet and shared texts: `J♣`, `10♠`. */
export function cardSign(card: Card): string {
  return `${rankOf(card) === 'T' ? '10' : rankOf(card)}${SUIT_SIGNS[suitOf(card)]}`
}

/** A show in signs, the starter set apart: `7♦ 7♣ 8♠ 9♥ + 6♥`. */
export function showSigns(cards: readonly Card[], starter: Card | undefined): string {
  const hand = cards.map(cardSign).join(' ')
  return starter === undefined ? hand : `${hand} + ${cardSign(starter)}`
}

/** How a key of the card pad stands. `where` comes from `whereHeld`: `in Bob’s hand`. */
type CardKeyState =
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

/** A piece of a line: letters, or a card among them. */
interface Piece {
  readonly text: string
  readonly card?: Card | undefined
}

const SIGN = /((?:10|[2-9AJQK])[♠♥♦♣])/u
const CARD_OF_SIGN: ReadonlyMap<string, Card> = new Map(PACK.map((card) => [cardSign(card), card]))

/** A line with its cards set apart, to be drawn: no phone then turns a suit into an emoji. */
export function splitCards(line: string): readonly Piece[] {
  const pieces = line.split(SIGN).map((text) => ({ text, card: CARD_OF_SIGN.get(text) }))
  return pieces.filter(({ text }) => text !== '')
}

/** The same line for those who hear it: `Starter 5 of hearts`. */
export function sayCards(line: string): string {
  return splitCards(line)
    .map(({ text, card }) => (card ? cardName(card) : text))
    .join('')
}
