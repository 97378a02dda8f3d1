import type { BoardGeometry, Point } from './geometry.ts'

export type PegHoles = ReturnType<typeof pegsAt>

/** The holes of a track's two pegs: from 1 up; 0 and -1 at the start, where a back peg waits for its first move. */
export function pegsAt(front: number, back: number) {
  return { front, back: front === back ? -1 : back }
}

export interface Walk {
  readonly from: number
  /** The hole from which it is counted: a back peg that leaps is first carried to the front one. */
  readonly over: number
  readonly to: number
}

/**
 * Which peg head walks where on the screen; a head without a walk is simply drawn in its new hole. One hand moves
 * one peg: in a leap the back peg passes the front one, so the front head walks, and the hollow head is at once
 * where the front was. Undone, it walks home and is hollow again. Anything else (a longer leap, a correction) moves
 * each head from where it was.
 */
export function walksBetween(
  before: PegHoles,
  after: PegHoles,
): { readonly front?: Walk; readonly back?: Walk } {
  if (after.back === before.front && after.front > before.front)
    return { front: { from: before.back, over: before.front, to: after.front } }
  if (after.front === before.back && after.front < before.front)
    return { back: straight(before.front, after.back) }
  return {
    ...(after.front === before.front ? {} : { front: straight(before.front, after.front) }),
    ...(after.back === before.back ? {} : { back: straight(before.back, after.back) }),
  }
}

const straight = (from: number, to: number): Walk => ({ from, over: from, to })

/** A hole that a walking peg reaches, after so many milliseconds, and whether it is one of the points. */
export interface Footfall {
  readonly hole: number
  readonly at: number
  readonly counts: boolean
}

/** Milliseconds. A hole, and the gap between two fives, at a pace to count along; the way over the front peg. */
const HOLE = 110
const GAP = 180
const CARRY = 180
/** The longest walk, and the longest one home: more holes are taken faster. */
const LONGEST = 1600
const LONGEST_HOME = 2400
/** The last holes of the game are the slowest. */
const LAST = [130, 150, 180, 220, 280]
/** Back there is nothing to count. */
const BACK = 24
const LONGEST_BACK = 560

/** The holes of a walk, without the first, and when the peg is there. Home is the last hole of the game. */
export function footfalls({ from, over, to }: Walk, home: number): readonly Footfall[] {
  if (to < from) {
    const step = Math.min(BACK, LONGEST_BACK / (from - to))
    return Array.from({ length: from - to }, (_, i) => ({
      hole: from - i - 1,
      at: (i + 1) * step,
      counts: false,
    }))
  }
  const carried = Array.from({ length: over - from }, (_, i) => ({
    hole: from + i + 1,
    at: ((i + 1) / (over - from)) * CARRY,
    counts: false,
  }))
  const carry = carried.at(-1)?.at ?? 0
  const holes = Array.from({ length: to - over }, (_, i) => over + i + 1)
  const last = to === home ? LAST.slice(-holes.length) : []
  const early = holes
    .slice(0, holes.length - last.length)
    .map((hole) => (hole > 1 && hole % 5 === 1 ? GAP : HOLE))
  const room = (last.length > 0 ? LONGEST_HOME : LONGEST) - carry - sum(last)
  const pace = Math.min(1, room / Math.max(1, sum(early)))
  let at = carry
  const counted = [...early.map((time) => time * pace), ...last].map((time, i) => {
    at += time
    return { hole: over + i + 1, at, counts: true }
  })
  return [...carried, ...counted]
}

const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0)

/** Milliseconds for a peg to drop into its hole after the walk; the last peg of a game sinks more slowly. */
export const dropTime = ({ to }: Walk, home: number) => (to === home ? 90 : 40)

/** Milliseconds until a peg that is home has walked there and sunk in. Its back peg is where the front one was. */
export function homeTime({ front, back }: PegHoles): number {
  const walk = { from: back - 1, over: back, to: front }
  return (footfalls(walk, front).at(-1)?.at ?? 0) + dropTime(walk, front)
}

/** Every hole a peg touches on its way, both ends included, and the street round a bare turn. */
export function pathBetween(board: BoardGeometry, track: number, from: number, to: number): readonly Point[] {
  if (from > to) return [...pathBetween(board, track, to, from)].reverse()
  const onward = Array.from({ length: to - from }, (_, i) => from + i).flatMap((n) => [
    ...board.wayAfter(track, n),
    board.holeAt(track, n + 1),
  ])
  return [board.holeAt(track, from), ...onward]
}
