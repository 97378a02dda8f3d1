import { type Card, PACK } from '../rules/card.ts'
import { cardName, cardSign } from './card-name.ts'

/** A piece of a line: letters, or a card among them. */
export interface Piece {
  readonly text: string
  readonly card?: Card | undefined
}

const SIGN = /((?:10|[2-9AJQK])[♠♥♦♣])/u
const CARDS: ReadonlyMap<string, Card> = new Map(PACK.map((card) => [cardSign(card), card]))

/** A line with its cards set apart, to be drawn: no phone then turns a suit into an emoji. */
export function cardsAmong(line: string): readonly Piece[] {
  const pieces = line.split(SIGN).map((text) => ({ text, card: CARDS.get(text) }))
  return pieces.filter(({ text }) => text !== '')
}

/** The same line for those who hear it: `Starter 5 of hearts`. */
export function cardsSpoken(line: string): string {
  return cardsAmong(line)
    .map(({ text, card }) => (card ? cardName(card) : text))
    .join('')
}
