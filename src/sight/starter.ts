import type { Card } from '../rules/card.ts'
import type { Sighting } from './certainty.ts'

/** The width of a card, in heights of its index, if the card is of the usual kind. */
const WIDE = 3.5
/** In widths of a card: cards of one hand are at most so far from their neighbours. */
const TOGETHER = 1.1
/** The starter is so many times as far from the hand as the cards of the hand are from each other. */
const APART = 1.6
/** Neighbours in a hand are turned nearly alike: the cosine of the most. */
const ALIKE = 0.9

type Seen = Pick<Sighting, 'card' | 'bothEnds' | 'middle' | 'place'>

/** Which of five cards is the starter, if one that is wholly seen lies apart from a hand of four. A player is asked otherwise. */
export function starterAmong(five: readonly Seen[]): Card | undefined {
  if (five.length !== 5) return undefined
  const apart = five.filter((one) => {
    if (!one.bothEnds) return false
    const hand = five.filter((other) => other !== one)
    const gap = widestGap(hand)
    return gap <= TOGETHER && Math.min(...hand.map((other) => distance(one, other))) >= APART * gap
  })
  return apart.length === 1 ? apart[0]?.card : undefined
}

/** Cards are joined to their nearest one after another: the longest of these steps, endless if they do not lie alike. */
function widestGap(hand: readonly Seen[]): number {
  const [first, ...rest] = hand
  if (!first) return 0
  const [joined, free] = [[first], new Set(rest)]
  let widest = 0
  while (free.size > 0) {
    const steps = [...free].flatMap((to) => joined.map((from) => ({ to, far: stepBetween(from, to) })))
    const { to, far } = steps.reduce((least, step) => (step.far < least.far ? step : least))
    widest = Math.max(widest, far)
    joined.push(to)
    free.delete(to)
  }
  return widest
}

function stepBetween(from: Seen, to: Seen): number {
  const isAlike = Math.abs(Math.cos(from.place.angle - to.place.angle)) >= ALIKE
  return isAlike ? distance(from, to) : Number.POSITIVE_INFINITY
}

/** In widths of a card. */
function distance(one: Seen, other: Seen): number {
  const wide = (WIDE * (one.place.height + other.place.height)) / 2
  return Math.hypot(one.middle.x - other.middle.x, one.middle.y - other.middle.y) / wide
}
