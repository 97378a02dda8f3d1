import { type Card, PACK } from '../rules/card.ts'
import { isSamePlace } from './marks.ts'
import type { Place } from './picture.ts'
import type { Glimpse } from './sight.ts'

export type Point = { readonly x: number; readonly y: number }

/** A card that is in sight: which, how certain (0 to 1), and the outline of what was seen of it. */
export type Sighting = { readonly card: Card; readonly certainty: number; readonly corners: readonly Point[] }

/** A card is filled in from this certainty on. */
export const CERTAIN = 0.9999

type Trail = {
  place: Place
  /** For each card of the pack, and last for no card, the sum of the logarithms of its chances. */
  readonly sums: Float64Array
  unseen: number
}

/** No reading makes a card more unlikely than this: a single frame never decides against all others. */
const FLOOR = 1e-4
/** Frames of a film are alike: each counts for a part of a new one. */
const WEIGHT = 0.5
const REACH = 0.6
const FORGOTTEN = 6

/** Follows indices over the frames of a film. Certainty grows as they agree. */
export function createWatch(): (glimpses: readonly Glimpse[]) => Sighting[] {
  let trails: Trail[] = []
  return (glimpses) => {
    const free = new Set(trails)
    for (const trail of trails) trail.unseen++
    for (const glimpse of glimpses) {
      let trail = [...free].find((one) => isSamePlace(one.place, glimpse, REACH))
      if (trail) free.delete(trail)
      else {
        trail = { place: glimpse, sums: new Float64Array(PACK.length + 1), unseen: 0 }
        trails.push(trail)
      }
      trail.place = glimpse
      trail.unseen = 0
      addChances(trail.sums, glimpse)
    }
    trails = trails.filter((trail) => trail.unseen < FORGOTTEN)
    return joinEnds(trails)
  }
}

function addChances(sums: Float64Array, { ranks, suits }: Glimpse): void {
  let rest = 1
  const add = (place: number, chance: number) => {
    sums[place] = (sums[place] as number) + WEIGHT * Math.log(Math.max(FLOOR, chance))
  }
  for (const place of PACK.keys()) {
    const chance = (ranks[place >> 2] as number) * (suits[place & 3] as number)
    rest -= chance
    add(place, chance)
  }
  add(PACK.length, rest)
}

type Opinion = { readonly card: Card; readonly odds: number; readonly place: Place }

/** The likeliest card of a trail and the logarithm of its odds against the next. */
function opinionOf({ sums, place }: Trail): Opinion | null {
  const best = sums.indexOf(Math.max(...sums))
  const next = Math.max(...sums.map((sum, i) => (i === best ? Number.NEGATIVE_INFINITY : sum)))
  const card = PACK[best]
  return card ? { card, odds: (sums[best] as number) - next, place } : null
}

/** Both ends of a card say the same, and what they say is added. */
function joinEnds(trails: readonly Trail[]): Sighting[] {
  const byCard = new Map<Card, Opinion[]>()
  for (const opinion of trails.map(opinionOf)) {
    if (opinion) byCard.set(opinion.card, [...(byCard.get(opinion.card) ?? []), opinion])
  }
  return [...byCard].map(([card, opinions]) => {
    const [best, ...others] = opinions.sort((a, b) => b.odds - a.odds)
    const other = others.find((one) => best && Math.cos(one.place.angle - best.place.angle) < -0.7)
    const odds = opinions.reduce((sum, opinion) => sum + opinion.odds, 0)
    const corners = best ? (other ? outlineCard(best.place, other.place) : outlineIndex(best.place)) : []
    return { card, certainty: 1 / (1 + Math.exp(-odds)), corners }
  })
}

function outlineIndex(place: Place): Point[] {
  const sides = [
    [-0.4, -0.6],
    [0.4, -0.6],
    [0.4, 0.6],
    [-0.4, 0.6],
  ] as const
  return sides.map(([across, down]) => from(place, across * place.height, down * place.height))
}

/** The card between its two indices. */
function outlineCard(one: Place, other: Place): Point[] {
  const corner = from(one, -0.45 * one.height, -0.68 * one.height)
  const opposite = from(other, -0.45 * other.height, -0.68 * other.height)
  const [dx, dy] = [opposite.x - corner.x, opposite.y - corner.y]
  const across = dx * Math.cos(one.angle) + dy * Math.sin(one.angle)
  const side = { x: across * Math.cos(one.angle), y: across * Math.sin(one.angle) }
  return [
    corner,
    { x: corner.x + side.x, y: corner.y + side.y },
    opposite,
    { x: opposite.x - side.x, y: opposite.y - side.y },
  ]
}

function from({ x, y, angle }: Place, across: number, down: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x + cos * across - sin * down, y: y + sin * across + cos * down }
}
