import { type Card, PACK } from '../rules/card.ts'
import { farApart, type Spot, spotFrom, stepsFrom } from './marks.ts'
import type { Place } from './picture.ts'
import type { Glimpse } from './turns.ts'

/** A card that is in sight: which, how certain (0 to 1), and the outline of what was seen of it. */
export type Sighting = {
  readonly card: Card
  readonly certainty: number
  readonly corners: readonly Spot[]
  readonly bothEnds: boolean
  /** Of the card; guessed if only one end is seen. */
  readonly middle: Spot
  /** Below its index, where a neighbour on top leaves it free. */
  readonly label: Spot
  /** Its index. */
  readonly place: Place
  /** Another card looks the same. */
  readonly twice: boolean
}

/** A sighting that is certain. `settled`: often enough to be filled in, if no other card is about to be. */
export type CertainCard = Sighting & { readonly settled: boolean }

/** A card counts from this certainty on. */
const CERTAIN = 0.999998
/** For each pixel that an index is lower than this, more is asked of the logarithm of its odds. */
const FULL_HEIGHT = 24
const ASKED_MORE = 1
/** A frame counts if it gives an index of the card such a chance. */
const CLEAR = 0.95
/** It is settled in the sixth frame that is certain of it, and gone in the third in a row that is not. */
const SETTLED = 6
const GONE = 3

type Trail = {
  /** Where it was seen last, and what it was read as. */
  place: Glimpse
  /** For each card of the pack, and last for no card, the logarithms of its chances, newer frames counting more. */
  readonly sums: Float64Array
  frames: number
  unseen: number
}

/** No reading makes a card more unlikely than this: a single frame never decides against all others. */
const FLOOR = 1e-4
/** Frames of a film are alike: however many there are, they count as so many that differ. */
const DIFFERENT = 3
const KEPT = 0.9
/** The odds, as a logarithm, and the frames from which an index counts as that of a second card, if it is so far off. */
const SURELY = 5
const STEADILY = 2
const ELSEWHERE = 1.5
/** Nearer than so many heights two indices that are not turned alike have a part in common. */
const IN_COMMON = 0.72
/** How far an index moves at most from one frame to the next, as `farApart` counts. */
const REACH = 0.9
const FORGOTTEN = 6

/** Which cards are certain, over the frames of a film. */
export function watchCards(): (glimpses: readonly Glimpse[]) => CertainCard[] {
  const follow = followIndices()
  let known = new Map<Card, { readonly sighting: Sighting; readonly seen: number; readonly unseen: number }>()
  return (glimpses) => {
    const certain = follow(glimpses).filter(({ certainty }) => certainty >= CERTAIN)
    const now = certain.map(
      (sighting) =>
        [sighting.card, { sighting, seen: (known.get(sighting.card)?.seen ?? 0) + 1, unseen: 0 }] as const,
    )
    const missed = [...known].map(([card, one]) => [card, { ...one, unseen: one.unseen + 1 }] as const)
    known = new Map([...missed.filter(([, { unseen }]) => unseen < GONE), ...now])
    return [...known.values()].map(({ sighting, seen }) => ({ ...sighting, settled: seen >= SETTLED }))
  }
}

/** Follows indices over the frames of a film. Certainty grows as they agree. */
export function followIndices(): (glimpses: readonly Glimpse[]) => Sighting[] {
  let trails: Trail[] = []
  return (glimpses) => {
    const free = new Set(trails)
    for (const trail of trails) trail.unseen++
    for (const glimpse of glimpses) {
      let trail = nearest(free, glimpse)
      if (trail) free.delete(trail)
      else {
        trail = { place: glimpse, sums: new Float64Array(PACK.length + 1), frames: 0, unseen: 0 }
        trails.push(trail)
      }
      trail.place = glimpse
      trail.unseen = 0
      trail.frames = trail.frames * KEPT + 1
      addChances(trail.sums, glimpse)
    }
    trails = trails.filter((trail) => trail.unseen < FORGOTTEN)
    return joinEnds(trails)
  }
}

function nearest(trails: ReadonlySet<Trail>, place: Place): Trail | undefined {
  const near = [...trails].map((trail) => ({ trail, far: farApart(trail.place, place) }))
  return near.filter(({ far }) => far < REACH).sort((a, b) => a.far - b.far)[0]?.trail
}

function addChances(sums: Float64Array, { ranks, suits }: Glimpse): void {
  let rest = 1
  const add = (place: number, chance: number) => {
    sums[place] = (sums[place] as number) * KEPT + Math.log(Math.max(FLOOR, chance))
  }
  for (const place of PACK.keys()) {
    const chance = (ranks[place >> 2] as number) * (suits[place & 3] as number)
    rest -= chance
    add(place, chance)
  }
  add(PACK.length, rest)
}

type Opinion = Trail & {
  readonly card: Card
  readonly odds: number
}

/** The likeliest card of a trail and the logarithm of its odds against the next. */
function opinionOf(trail: Trail): Opinion | null {
  const { sums } = trail
  const best = sums.indexOf(Math.max(...sums))
  const next = Math.max(...sums.map((sum, i) => (i === best ? Number.NEGATIVE_INFINITY : sum)))
  const card = PACK[best]
  return card ? { ...trail, card, odds: oddsIn(trail, (sums[best] as number) - next) } : null
}

const oddsIn = ({ frames }: Trail, sum: number) => (sum * Math.min(DIFFERENT, frames)) / frames

/** Both ends of a card say the same, and what they say is added. A card that this frame does not show says nothing. */
function joinEnds(trails: readonly Trail[]): Sighting[] {
  const opinions = trails.map(opinionOf).filter((opinion) => opinion !== null)
  opinions.sort((a, b) => b.odds - a.odds)
  return opinions
    .filter(({ card }, i) => i === opinions.findIndex((one) => one.card === card))
    .filter(({ card }) => opinions.some((one) => one.card === card && showsNow(one)))
    .map((one) => {
      const { card, place, unseen } = one
      const ends = opinions.filter((end) => end.card === card)
      const turned = ends.filter((end) => isTurned(end.place, place))
      const other = turned.find((end) => isOtherEnd(place, end.place)) ?? turned[0]
      const sum = ends.reduce((total, end) => total + end.odds, 0)
      const odds = sum - (other ? 0 : doubtOf(one, opinions)) - moreAsked(ends)
      const twice =
        unseen < GONE && ends.slice(1).some((end) => end !== other && isSecond(end, [place, other?.place]))
      const [corners, middle] = [outline(place, other?.place), middleOf(place, other?.place)]
      return {
        card,
        certainty: 1 / (1 + Math.exp(-odds)),
        corners,
        bothEnds: other !== undefined,
        middle,
        label: spotFrom(place, 0, 1.4),
        place,
        twice,
      }
    })
}

/** Whether the newest frame by itself says so: what wavers is never certain, however often it is seen. */
function showsNow({ card, place: { ranks, suits }, unseen }: Opinion): boolean {
  const at = PACK.indexOf(card)
  return unseen === 0 && (ranks[at >> 2] as number) * (suits[at & 3] as number) > CLEAR
}

const isTurned = (one: Place, other: Place) => Math.cos(one.angle - other.angle) < -0.7

function isSecond({ place, odds, frames, unseen }: Opinion, known: readonly (Place | undefined)[]): boolean {
  const isElsewhere = known.every(
    (one) => !one || (farApart(one, place) > ELSEWHERE && !isBeside(one, place)),
  )
  return unseen < GONE && isElsewhere && odds > SURELY && frames > STEADILY
}

/** Whether an index is where a card with four of them has its next one. */
function isBeside(one: Place, other: Place): boolean {
  const { across, down } = stepsFrom(one, other)
  return Math.cos(one.angle - other.angle) > 0.7 && Math.abs(down) < 1.2 && Math.abs(across) < 4.4
}

/** How much more is asked of a card whose indices are small. */
function moreAsked(ends: readonly Opinion[]): number {
  return Math.max(0, FULL_HEIGHT - Math.max(...ends.map(({ place }) => place.height))) * ASKED_MORE
}

/**
 * What is said against a card of which one end is seen: by an index that must be its other end and is of no other card in
 * sight, and by one that it has a part in common with.
 */
function doubtOf(one: Opinion, opinions: readonly Opinion[]): number {
  const ends = opinions.filter(
    (end) =>
      isAcross(one.place, end.place) ||
      (isOtherEnd(one.place, end.place) &&
        !opinions.some(({ card, place }) => card === end.card && isTurned(place, end.place))),
  )
  const at = PACK.indexOf(one.card)
  return Math.max(0, ...ends.map((end) => oddsIn(end, Math.max(...end.sums) - (end.sums[at] as number))))
}

/**
 * Whether two indices are so near, and turned so differently, that they have a part in common: a nine, and the pip of a
 * neighbour below it as it stands on its head. The edge of a card keeps its own index farther from others.
 */
function isAcross(one: Place, other: Place): boolean {
  const far = Math.hypot(one.x - other.x, one.y - other.y) / ((one.height + other.height) / 2)
  return far < IN_COMMON && Math.cos(one.angle - other.angle) < 0.5
}

/** Whether an index is where the other end of the card would be: below and to the right, as it is turned. */
export function isOtherEnd(one: Place, other: Place): boolean {
  const { across, down } = stepsFrom(one, other)
  return isTurned(one, other) && down > 1.7 && down < 5.5 && Math.abs(across / down - 0.75) < 0.25
}

/** Of an index to the middle of its card, in heights of the index, if the card is of the usual kind. */
const TO_MIDDLE = { across: 1.4, down: 1.8 }

function middleOf(one: Place, other?: Place): Spot {
  if (other) return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  return spotFrom(one, TO_MIDDLE.across, TO_MIDDLE.down)
}

/** The card between its two indices, or as much as one index shows. */
function outline(one: Place, other?: Place): Spot[] {
  const start = corner(one, -1)
  const end = other ? corner(other, -1) : corner(one, 1)
  const [cos, sin] = [Math.cos(one.angle), Math.sin(one.angle)]
  const across = (end.x - start.x) * cos + (end.y - start.y) * sin
  const [x, y] = [across * cos, across * sin]
  return [start, { x: start.x + x, y: start.y + y }, end, { x: end.x - x, y: end.y - y }]
}

/** The corner of the card beside its index (-1), or the opposite corner of the index (1). */
const corner = (one: Place, side: 1 | -1) => spotFrom(one, 0.45 * side, 0.65 * side)
