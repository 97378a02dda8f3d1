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

const CARD_TEXT = /(?:10|kn|[1-9atjqk])[shdc♠♤♥♡♦♢♣♧][\uFE0E\uFE0F]?/iuy
/** What people put between cards. */
const BETWEEN = /[\s,;.·/&-]+/uy
/** What is not a card, up to the next gap; cut short, for it is shown to a person. */
const ODD_TEXT = /[^\s,;.·/&-]{1,16}/uy
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

/** The cards as `parseCards` reads them back: `5H 5S JD 5D + 5C`. */
export function makeCards({ cards, starter }: TypedCards): string {
  return starter === undefined ? cards.join(' ') : [...cards, '+', starter].join(' ')
}

/** The part of an address that holds a hand, without the question mark: `hand=5H5SJD5D&cut=5C`. */
export function makeAddress({ cards, starter }: TypedCards): string {
  return starter === undefined ? `hand=${cards.join('')}` : `hand=${cards.join('')}&cut=${starter}`
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
  let at = 0
  while (at < text.length) {
    const gap = matchAt(BETWEEN, text, at)
    at += gap.length
    const found = matchAt(CARD_TEXT, text, at)
    at += found.length
    if (found !== '') {
      const card = parseCard(found)
      if (!card.ok) return card
      cards.push(card.value)
    } else if (at < text.length) {
      return err({ type: 'not-a-card', text: matchAt(ODD_TEXT, text, at) })
    }
  }
  return ok(cards)
}

/** What a sticky pattern matches at a place, or nothing. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
