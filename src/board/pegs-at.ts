import type { BoardGeometry, Point } from './geometry.ts'

export type PegHoles = ReturnType<typeof pegsAt>

/** The holes of a track's two pegs: from 1 up; 0 and -1 at the start, where a back peg waits for its first move. */
export function pegsAt(front: number, back: number) {
  return { front, back: front === back ? -1 : back }
}

export interface Walk {
  readonly from: number
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
    return { front: { from: before.back, to: after.front } }
  if (after.front === before.back && after.front < before.front)
    return { back: { from: before.front, to: after.back } }
  return {
    ...(after.front === before.front ? {} : { front: { from: before.front, to: after.front } }),
    ...(after.back === before.back ? {} : { back: { from: before.back, to: after.back } }),
  }
}

/** Milliseconds for a peg to walk so many holes and drop into the last: never more than 600 in all. */
export function leapTime(holes: number) {
  return { walk: Math.min(24 * holes, 560), drop: 40 }
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
