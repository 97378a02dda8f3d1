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
  /** The mark of the starter is followed by none, or by several. */
  | { readonly type: 'one-starter'; readonly have: number }

/** Cards, or else what is none up to the next gap, cut short since it is shown to a person. */
const PIECES = /(?:10|kn|[1-9atjqk])[shdc♠♤♥♡♦♢♣♧][\uFE0E\uFE0F]?|[^\s,;.·/&-]{1,16}/giu
const STARTER_MARK = /[+|]/u

/**
 * Reads a hand typed or pasted, in any case, with or without gaps: `5h 5s jd 5d 5c`, `5h5sjd5d|5c`,
 * `10♠, J♣ + 5♦`. `held` is the number of cards of the hand or crib; without a mark the card after so many is
 * the starter.
 */
export function parseCards(text: string, held: number): Result<TypedCards, TypedCardsError> {
  const [before = '', ...after] = text.split(STARTER_MARK)
  const read = readCards(before)
  if (!read.ok) return read
  const all = read.value
  if (after.length > 0) {
    const turned = readCards(after.join(' '))
    if (!turned.ok) return turned
    const [starter, ...more] = turned.value
    if (!starter || more.length > 0) return err({ type: 'one-starter', have: turned.value.length })
    return check({ cards: all, starter }, held)
  }
  const [starter, ...rest] = all.slice(held)
  if (rest.length > 0) return err({ type: 'too-many', have: all.length - 1, most: held })
  return check({ cards: all.slice(0, held), starter }, held)
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
