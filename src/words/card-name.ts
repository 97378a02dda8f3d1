import { type Card, type Rank, rankOf, type Suit, suitOf } from '../rules/card.ts'

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
