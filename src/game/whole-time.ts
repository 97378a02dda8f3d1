const DAY = 86_400_000

/**
 * The device's time as a row may hold it: whole milliseconds, none before 1970. A clock set before 1970 counts from the
 * start of its day. It is not held at 0, because every peg would then seem to follow the one before it at once.
 */
export function wholeTime(clock: number): number {
  const time = Math.floor(clock)
  return time < 0 ? (time % DAY) + DAY : time
}
