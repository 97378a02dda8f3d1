import { type Card, type CardError, parseCard, type Rank, rankOf, SUITS } from './card.ts'
import type { ShowDraft } from './show.ts'
import { cardsAsSigns } from './spoken-cards.ts'

/** A hand or crib as far as it could be read. */
export type TypedCards = Omit<ShowDraft, 'of'>

/** `problem`: the first thing that could not be read. */
export type ReadHand = TypedCards & { readonly problem: CardsProblem | undefined }

/** What cannot be read as cards. */
export type CardsProblem =
  | CardError
  | { readonly type: 'card-twice'; readonly card: Card }
  | { readonly type: 'five-alike'; readonly rank: Rank }
  /** `need` counts the starter. */
  | { readonly type: 'wrong-number'; readonly have: number; readonly need: number }

/** Cards in any of the ways people write them, or else all up to the next card or gap. */
const SUIT = '[shdc♠♤♥♡♦♢♣♧]'
const CARD = `(?:10|kn|[1-9atjqk])${SUIT}`
/** A word of letters that is not a row of cards: none is read out of it. */
const WORD = '(?<![a-z\\d])(?!(?:(?:kn|[atjqk])[shdc])+(?![a-z]))[a-z]{3,}(?![a-z\\d♠♤♥♡♦♢♣♧])'
const PIECES = new RegExp(
  `${WORD}|${CARD}[\uFE0E\uFE0F]?|\\d\\d+${SUIT}?|[^\\s,;.·/&+|-]+?(?=${CARD}|[\\s,;.·/&+|-]|$)`,
  'giu',
)
const STARTER_MARK = /[+|]|\b(?:cut|starter|turn(?:ed)?[- ]?up|up ?card)\b(?: card)?(?: is| was)?[:=]?/iu
const RANK = /10|kn|[1-9atjqk]/giu

/** Ranks without any suit, as most people write a hand: `4-4-5-6 cut 6`. */
function isRanks(text: string): boolean {
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
 * Reads a hand typed, pasted or from an address, in any case, with or without gaps: `5h 5s jd 5d 5c`, `5h5sjd5d|5c`,
 * `10♠, J♣ + 5♦`; or ranks alone, whose suits are then unknown. `held` is the number of cards of the hand or crib; without
 * a mark the card after so many is the starter. What cannot be read is left out, and the first of it is the problem.
 * Never throws; `makeShow` says whether the hand is whole.
 */
export function readHand(typed: string, held: number): ReadHand {
  const text = cardsAsSigns(typed)
  const byRank = isRanks(text)
  const [before = '', ...after] = (byRank ? withSuits(text) : text).split(STARTER_MARK)
  const hand = readCards(before)
  const turned = readCards(after.join(' '), hand.cards)
  const [spilt, ...more] = hand.cards.slice(held)
  const found = hand.problem ?? turned.problem
  const all = hand.cards.length + turned.cards.length
  const isMore = all > held + 1
  // Of several starters the first is kept.
  const have = isMore ? all : hand.cards.length + 1
  const wrongNumber = { type: 'wrong-number', have, need: held + 1 } as const
  const isFifth = byRank && found?.type === 'card-twice'
  const problem: CardsProblem | undefined = isFifth
    ? { type: 'five-alike', rank: rankOf(found.card) }
    : (found ?? (isMore || turned.cards.length > 1 ? wrongNumber : undefined))
  const starter = turned.cards[0] ?? (more.length > 0 ? undefined : spilt)
  const cards = hand.cards.slice(0, held)
  return { cards, starter, suits: byRank ? 'unknown' : undefined, problem }
}

/** The cards in a text, each once; `seen` are cards read before. */
export function readCards(text: string, seen: readonly unknown[] = []): Pick<ReadHand, 'cards' | 'problem'> {
  const cards: Card[] = []
  let problem: CardsProblem | undefined
  for (const [piece] of text.matchAll(PIECES)) {
    const card = parseCard(piece)
    if (!card.ok) problem ??= card.error
    else if ([...seen, ...cards].includes(card.value)) problem ??= { type: 'card-twice', card: card.value }
    else cards.push(card.value)
  }
  return { cards, problem }
}
