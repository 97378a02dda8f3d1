import { err, ok, type Result } from '../base/result.ts'
import { type Card, type CardError, parseCard, type Rank, rankOf, SUITS } from './card.ts'
import type { Show, ShowDraft } from './show.ts'

export type TypedCards = Omit<ShowDraft, 'of'> & Pick<Show, 'suits'>

export type TypedCardsError =
  | CardError
  | { readonly type: 'card-twice'; readonly card: Card }
  | { readonly type: 'five-alike'; readonly rank: Rank }
  /** Held cards, the starter not counted. */
  | { readonly type: 'too-many'; readonly have: number; readonly most: number }
  /** The mark of the starter is followed by none, or by several. */
  | { readonly type: 'one-starter'; readonly have: number }

/** Cards, or anything else up to the next gap, at most 16 letters because it is shown in a message. */
const PIECES = /(?:10|kn|[1-9atjqk])[shdc♠♤♥♡♦♢♣♧][\uFE0E\uFE0F]?|[^\s,;.·/&-]{1,16}/giu
const STARTER_MARK = /[+|]|\b(?:cut|starter)\b/iu
const RANK = /10|kn|[1-9atjqk]/giu

/** Ranks without any suit, as most people write a hand: `4-4-5-6 cut 6`. */
export function isRanks(text: string): boolean {
  const pieces = text.split(STARTER_MARK).join(' ')
  return /\d|[atjqk]/iu.test(pieces) && pieces.replace(RANK, '').replace(/[\s,;.·/&-]/gu, '') === ''
}

/** The same with suits, each card another. */
function withSuits(text: string): string {
  const seen = new Map<string, number>()
  // The word for the starter has letters of ranks in it.
  return text
    .split(STARTER_MARK)
    .join('+')
    .replace(RANK, (rank) => {
      const key = rank.toUpperCase().replace('10', 'T').replace('1', 'A').replace('KN', 'J')
      const place = seen.get(key) ?? 0
      seen.set(key, place + 1)
      return `${key}${SUITS[place] ?? SUITS[0]} `
    })
}

/**
 * Reads a hand typed or pasted, in any case, with or without gaps: `5h 5s jd 5d 5c`, `5h5sjd5d|5c`,
 * `10♠, J♣ + 5♦`; or ranks alone, whose suits are then unknown. `held` is the number of cards of the hand or crib; without a mark the card after so many is
 * the starter.
 */
export function parseCards(text: string, held: number): Result<TypedCards, TypedCardsError> {
  if (!isRanks(text)) return parseSuited(text, held)
  const read = parseSuited(withSuits(text), held)
  if (read.ok) return ok({ ...read.value, suits: 'unknown' })
  const { error } = read
  return err(error.type === 'card-twice' ? { type: 'five-alike', rank: rankOf(error.card) } : error)
}

function parseSuited(text: string, held: number): Result<TypedCards, TypedCardsError> {
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
