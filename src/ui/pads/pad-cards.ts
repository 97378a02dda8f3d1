import type { Mark } from '../../game/record/entry.ts'
import type { Card } from '../../rules/card.ts'

/** Why a card cannot be taken: `where` is read aloud ("in Bob’s hand"), on the key is its holder’s mark, or a ring. */
export interface UsedCard {
  readonly held?: Mark | 'starter' | undefined
  readonly where: string
}

export interface PadCards {
  readonly cards: readonly Card[]
  /** How many cards the hand takes. */
  readonly need: number
  readonly starter: Card | undefined
  /** Whether the starter is tapped here too, after the hand. */
  readonly starterOpen: boolean
}

type Places = readonly (Card | undefined)[]

/** The places of the hand, and after them that of a starter that is tapped here. */
function placesOf({ cards, need, starter, starterOpen }: PadCards): Places {
  const hand = Array.from({ length: Math.max(need, cards.length) }, (_, place) => cards[place])
  return starterOpen ? [...hand, starter] : hand
}

/** Cards of the hand move up where one was taken out. */
function withPlaces(pad: PadCards, places: Places): PadCards {
  const hand = pad.starterOpen ? places.slice(0, pad.need) : places
  const cards = hand.filter((card) => card !== undefined)
  return { ...pad, cards, starter: pad.starterOpen ? places[pad.need] : pad.starter }
}

/** The first empty slot: the next card goes there, unless another slot was tapped. */
export function emptyPlace(pad: PadCards): number | undefined {
  const place = placesOf(pad).indexOf(undefined)
  return place < 0 ? undefined : place
}

/** How many slots are empty. */
export const emptyPlaces = (pad: PadCards) => placesOf(pad).filter((card) => card === undefined).length

/**
 * One tap on a card. A new card fills the place pointed at, or else the first empty one, or else replaces
 * the last. A card already in goes out, or changes places with the one pointed at.
 */
export function putCard(pad: PadCards, at: number | undefined, card: Card): PadCards {
  const places = placesOf(pad)
  const from = places.indexOf(card)
  // The pad may have got smaller since a slot was tapped, and a hand whose cards were all played has no slot.
  const to = at !== undefined && at < places.length ? at : undefined
  if (from < 0) {
    const place = to ?? emptyPlace(pad) ?? places.length - 1
    return place < 0 ? pad : withPlaces(pad, places.with(place, card))
  }
  if (to === undefined || to === from) return withPlaces(pad, places.with(from, undefined))
  return withPlaces(pad, places.with(to, card).with(from, places[to]))
}

export function takeBack(pad: PadCards): PadCards {
  const last = lastCard(pad)
  return last === undefined ? pad : putCard(pad, undefined, last)
}

export function lastCard(pad: PadCards): Card | undefined {
  return placesOf(pad).findLast((card) => card !== undefined)
}
