import type { Card } from '../../rules/card.ts'

/** What a card pad holds: the hand, and the starter where it is tapped here too. */
export interface PadCards {
  readonly cards: readonly Card[]
  readonly starter: Card | undefined
}

/** How much goes in: cards of the hand, and whether the starter is this pad's to tap. */
export interface PadRoom {
  readonly need: number
  readonly starterOpen: boolean
}

/** Place of the starter: after the last card of the hand. */
function starterPlace({ need }: PadRoom): number {
  return need
}

/** Where the next card goes if nobody points at a place: the first that is empty. */
export function emptyPlace(pad: PadCards, room: PadRoom): number | undefined {
  if (pad.cards.length < room.need) return pad.cards.length
  return room.starterOpen && pad.starter === undefined ? starterPlace(room) : undefined
}

/**
 * One tap on a card. A new card fills the place pointed at, or else the first empty one, or else replaces
 * the last. A card already in goes out, or changes places with the one pointed at.
 */
export function putCard(pad: PadCards, room: PadRoom, at: number | undefined, card: Card): PadCards {
  const from = placeOf(pad, room, card)
  if (from !== undefined)
    return at === undefined || at === from ? without(pad, room, from) : swapped(pad, room, from, at)
  const last = room.starterOpen ? starterPlace(room) : room.need - 1
  return withCard(pad, room, at ?? emptyPlace(pad, room) ?? last, card)
}

/** Without the card tapped last. */
export function takeBack(pad: PadCards, room: PadRoom): PadCards {
  const last = lastCard(pad, room)
  const from = last && placeOf(pad, room, last)
  return from === undefined ? pad : without(pad, room, from)
}

/** The card that `takeBack` takes: the starter where it was tapped here, else the last of the hand. */
export function lastCard(pad: PadCards, room: PadRoom): Card | undefined {
  return (room.starterOpen ? pad.starter : undefined) ?? pad.cards.at(-1)
}

function placeOf(pad: PadCards, room: PadRoom, card: Card): number | undefined {
  if (room.starterOpen && pad.starter === card) return starterPlace(room)
  const place = pad.cards.indexOf(card)
  return place < 0 ? undefined : place
}

function withCard(pad: PadCards, room: PadRoom, place: number, card: Card): PadCards {
  if (place === starterPlace(room)) return { ...pad, starter: card }
  const cards = pad.cards.slice()
  cards[Math.min(place, cards.length)] = card
  return { ...pad, cards }
}

function without(pad: PadCards, room: PadRoom, place: number): PadCards {
  if (place === starterPlace(room)) return { ...pad, starter: undefined }
  return { ...pad, cards: pad.cards.filter((_, i) => i !== place) }
}

function swapped(pad: PadCards, room: PadRoom, from: number, to: number): PadCards {
  const [held, other] = [cardAt(pad, room, from), cardAt(pad, room, to)]
  if (held === undefined) return pad
  // An empty place has nothing to give back: the card just moves there.
  if (other === undefined) return withCard(without(pad, room, from), room, to, held)
  return withCard(withCard(pad, room, to, held), room, from, other)
}

function cardAt(pad: PadCards, room: PadRoom, place: number): Card | undefined {
  return place === starterPlace(room) ? pad.starter : pad.cards[place]
}
