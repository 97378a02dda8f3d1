import type { Cut } from '../../game/entry.ts'

/** The seat whose card comes next: the first that has not cut. */
export function nextToCut(seats: readonly number[], cuts: readonly Cut[]): number | undefined {
  return seats.find((seat) => !cuts.some((cut) => cut.seat === seat))
}
