import { err, ok, type Result } from '../base/result.ts'
import { type Card, type CardError, parseCard } from './card.ts'
import type { ShowDraft } from './show.ts'

export type TypedCards = Omit<ShowDraft, 'of'>

export type TypedCardsError =
  | CardError
  | { readonly type: 'card-twice'; readonly card: Card }
  /** Held cards, the starter not counted. */
  | { readonly type: 'too-many'; readonly have: number; readonly most: number }
  /** The mark of the starter is followed by none, or by several. */
  | { readonly type: 'one-starter'; readonly have: number }

/** Cards, or anything else up to the next gap, at most 16 letters because it is shown in a message. */
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
  const marked = readCards(after.join(' '))
  if (!marked.ok) return marked
  const isMarked = after.length > 0
  const [starter, ...more] = isMarked ? marked.value : read.value.slice(held)
  if (isMarked && (!starter || more.length > 0))
    return err({ type: 'one-starter', have: marked.value.length })
  if (more.length > 0) return err({ type: 'too-many', have: read.value.length - 1, most: held })
  const cards = isMarked ? read.value : read.value.slice(0, held)
  const all = starter === undefined ? cards : [...cards, starter]
  const twice = all.find((card, i) => all.indexOf(card) !== i)
  if (twice !== undefined) return err({ type: 'card-twice', card: twice })
  if (cards.length > held) return err({ type: 'too-many', have: cards.length, most: held })
  return ok({ cards, starter })
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
