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

/** Place by place, each with its card: the hand, and after its last card the starter. */
function placesOf(
  { cards, starter }: PadCards,
  { need, starterOpen }: PadRoom,
): readonly (Card | undefined)[] {
  const hand = Array.from({ length: Math.max(need, cards.length) }, (_, place) => cards[place])
  return starterOpen ? [...hand, starter] : hand
}

/** Cards of the hand move up where one was taken out. */
function padOf(
  places: readonly (Card | undefined)[],
  pad: PadCards,
  { need, starterOpen }: PadRoom,
): PadCards {
  const hand = starterOpen ? places.slice(0, need) : places
  return {
    cards: hand.filter((card) => card !== undefined),
    starter: starterOpen ? places[need] : pad.starter,
  }
}

/** Where the next card goes if nobody points at a place: the first that is empty. */
export function emptyPlace(pad: PadCards, room: PadRoom): number | undefined {
  const place = placesOf(pad, room).indexOf(undefined)
  return place < 0 ? undefined : place
}

/**
 * One tap on a card. A new card fills the place pointed at, or else the first empty one, or else replaces
 * the last. A card already in goes out, or changes places with the one pointed at.
 */
export function putCard(pad: PadCards, room: PadRoom, at: number | undefined, card: Card): PadCards {
  const places = placesOf(pad, room)
  const from = places.indexOf(card)
  // The pad may have become smaller since a place was tapped, and a hand that is all laid has none.
  const to = at !== undefined && at < places.length ? at : undefined
  if (from < 0) {
    const place = to ?? emptyPlace(pad, room) ?? places.length - 1
    return place < 0 ? pad : padOf(places.with(place, card), pad, room)
  }
  if (to === undefined || to === from) return padOf(places.with(from, undefined), pad, room)
  return padOf(places.with(to, card).with(from, places[to]), pad, room)
}

/** Without the card tapped last. */
export function takeBack(pad: PadCards, room: PadRoom): PadCards {
  const last = lastCard(pad, room)
  return last === undefined ? pad : putCard(pad, room, undefined, last)
}

/** The card that `takeBack` takes: the starter where it was tapped here, else the last of the hand. */
export function lastCard(pad: PadCards, room: PadRoom): Card | undefined {
  return placesOf(pad, room).findLast((card) => card !== undefined)
}
