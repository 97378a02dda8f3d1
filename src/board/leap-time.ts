const HOP = 24
const LONGEST_WALK = 560
const DROP = 40

/** Milliseconds for a peg to walk so many holes and drop: a hop a hole, never above 600 in all. */
export function leapTime(holes: number): { readonly walk: number; readonly drop: number } {
  return { walk: Math.min(HOP * holes, LONGEST_WALK), drop: DROP }
}
