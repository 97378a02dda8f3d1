const NIGHT_ENDS = 6

/** The last six in the morning before this time, on this device’s clock: an evening lasts until then. */
export function morningOf(at: number): number {
  const morning = new Date(at)
  if (morning.getHours() < NIGHT_ENDS) morning.setDate(morning.getDate() - 1)
  return morning.setHours(NIGHT_ENDS, 0, 0, 0)
}
