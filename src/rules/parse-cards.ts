import { err, ok, type Result } from '../base/result.ts'
import { type Card, type CardError, parseCard } from './card.ts'

/** Cards as somebody typed them: perhaps not all of them yet. */
export interface TypedCards {
  readonly cards: readonly Card[]
  readonly starter: Card | undefined
}

export type TypedCardsError =
  | CardError
  | { readonly type: 'card-twice'; readonly card: Card }
  /** Held cards, the starter not counted. */
  | { readonly type: 'too-many'; readonly have: number; readonly most: number }
  /** A mark or an address that announces the starter is followed by none, or by several. */
  | { readonly type: 'one-starter'; readonly have: number }

/**
 * Cards, and what is none between the gaps that people leave; that is cut short, for it is shown to a person.
 */
const PIECES = /(?:10|kn|[1-9atjqk])[shdc♠♤♥♡♦♢♣♧][\uFE0E\uFE0F]?|[^\s,;.·/&-]{1,16}/giu
const STARTER_MARK = /[+|]/u
const ADDRESS = /(?:^|[?&])(?:hand|cut)=/iu

/**
 * Reads a hand typed or pasted, in any case, with or without gaps: `5h 5s jd 5d 5c`, `5h5sjd5d|5c`,
 * `10♠, J♣ + 5♦`, or an address that ends in `hand=5H5SJD5D&cut=5C`. `held` is the number of cards of the
 * hand or crib; without a mark the card after so many is the starter.
 */
export function parseCards(text: string, held: number): Result<TypedCards, TypedCardsError> {
  if (ADDRESS.test(text)) return parseAddress(text, held)
  const [before = '', ...after] = text.split(STARTER_MARK)
  const all = readCards(before)
  if (!all.ok) return all
  if (after.length > 0) return withStarter(all.value, readCards(after.join(' ')), held)
  const cards = all.value.slice(0, held)
  const rest = all.value.slice(held)
  if (rest.length > 1) return err({ type: 'too-many', have: all.value.length - 1, most: held })
  return check({ cards, starter: rest[0] }, held)
}

function parseAddress(text: string, held: number): Result<TypedCards, TypedCardsError> {
  const hand = readCards(addressValue(text, 'hand'))
  if (!hand.ok) return hand
  const cut = addressValue(text, 'cut')
  if (cut === '') return check({ cards: hand.value, starter: undefined }, held)
  return withStarter(hand.value, readCards(cut), held)
}

/** The value of a name in an address; what cannot be decoded is left as it stands, and is no card. */
function addressValue(address: string, name: 'hand' | 'cut'): string {
  const found = new RegExp(`(?:^|[?&])${name}=([^&#]*)`, 'iu').exec(address)?.[1] ?? ''
  const spaced = found.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

function withStarter(
  cards: readonly Card[],
  read: Result<readonly Card[], CardError>,
  held: number,
): Result<TypedCards, TypedCardsError> {
  if (!read.ok) return read
  const [starter] = read.value
  if (read.value.length !== 1) return err({ type: 'one-starter', have: read.value.length })
  return check({ cards, starter }, held)
}

function check(typed: TypedCards, held: number): Result<TypedCards, TypedCardsError> {
  const { cards, starter } = typed
  const all = starter === undefined ? cards : [...cards, starter]
  const twice = all.find((card, i) => all.indexOf(card) !== i)
  if (twice !== undefined) return err({ type: 'card-twice', card: twice })
  if (cards.length > held) return err({ type: 'too-many', have: cards.length, most: held })
  return ok(typed)
}

function readCards(text: string): Result<readonly Card[], CardError> {
  const cards: Card[] = []
  for (const [piece] of text.matchAll(PIECES)) {
    const card = parseCard(piece)
    if (!card.ok) return card
    cards.push(card.value)
  }
  return ok(cards)
}
