import { type Card, PACK, type Rank, rankOf, type Suit, suitOf } from '../../rules/card.ts'
import { joinClauses } from './grammar.ts'

const RANK_NAMES: Partial<Record<Rank, string>> = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' }

const SUIT_NAMES: Record<Suit, string> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' }
const SUIT_SIGNS: Record<Suit, string> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** `Ace`, `10`, `Jack`: always Jack, also where the table says knave. */
export const rankName = (rank: Rank) => RANK_NAMES[rank] ?? rank

export const suitName = (suit: Suit) => SUIT_NAMES[suit]

/** What assistive technology reads: `5 of hearts`, `10 of spades`, `Jack of clubs`. */
export const cardName = (card: Card) => `${rankName(rankOf(card))} of ${suitName(suitOf(card))}`

/** For the score sheet and shared texts: `J♣`, `10♠`. */
export const cardSign = (card: Card) => `${rankOf(card).replace('T', '10')}${SUIT_SIGNS[suitOf(card)]}`

/** A show in signs, the starter set apart: `7♦ 7♣ 8♠ 9♥ + 6♥`. */
export function showSigns(cards: readonly Card[], starter: Card | undefined): string {
  const hand = cards.map(cardSign).join(' ')
  return starter === undefined ? hand : `${hand} + ${cardSign(starter)}`
}

/** `5 of hearts`, or `5 of hearts, in Bob’s hand`; `where` comes from `whereHeld`. */
export const cardKeyName = (card: Card, where?: string) => joinClauses([cardName(card), where], ', ')

const SIGN = /((?:10|[2-9AJQK])[♠♥♦♣])/u
const CARD_OF_SIGN: ReadonlyMap<string, Card> = new Map(PACK.map((card) => [cardSign(card), card]))

/** A line with its cards set apart, to be drawn: no phone then turns a suit into an emoji. */
export function splitCards(line: string) {
  const pieces = line.split(SIGN).map((text) => ({ text, card: CARD_OF_SIGN.get(text) }))
  return pieces.filter(({ text }) => text !== '')
}

/** The same line read aloud: `Starter 5 of hearts`. */
export function sayCards(line: string): string {
  const pieces = splitCards(line)
  return pieces.map(({ text, card }) => (card ? cardName(card) : text)).join('')
}
