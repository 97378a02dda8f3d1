/** `2026-11-21`, on this device's calendar. */
export function dayOf(at: number): string {
  const day = new Date(at)
  const two = (n: number) => `${n}`.padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

const NIGHT_ENDS = 6

/** The last six in the morning before this time, on this device’s clock: an evening lasts until then. */
export function morningOf(at: number): number {
  const morning = new Date(at)
  if (morning.getHours() < NIGHT_ENDS) morning.setDate(morning.getDate() - 1)
  return morning.setHours(NIGHT_ENDS, 0, 0, 0)
}

/** Weekdays from Sunday and months from January, both counted from 0. */
export interface CalendarDay {
  readonly weekday: number
  readonly day: number
  readonly month: number
  readonly year: number
}

/** On this device's calendar; `at` in milliseconds since 1970. */
export function calendarDay(at: number): CalendarDay {
  const date = new Date(at)
  return { weekday: date.getDay(), day: date.getDate(), month: date.getMonth(), year: date.getFullYear() }
}
