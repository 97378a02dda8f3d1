import { type CalendarDay, calendarDay } from '../../base/days.ts'
import { groupBy } from '../../base/group-by.ts'
import { sayDate, sayDay, sayWeekday } from '../../words/dates.ts'
import { GAMES_WORDS } from '../../words/pages/games.ts'

/** Games in order, by the name of their day. `now` is in milliseconds since 1970. */
export const gamesByDay = <T extends { readonly updatedAt: number }>(games: readonly T[], now: number) =>
  groupBy(games, ({ updatedAt }) => dayName(updatedAt, now))

export function dayName(at: number, now: number): string {
  const day = calendarDay(at)
  const today = calendarDay(now)
  const ago = daysBetween(day, today)
  if (ago === 0) return GAMES_WORDS.today
  if (ago === 1) return GAMES_WORDS.yesterday
  const date = day.year === today.year ? sayDay(day) : sayDate(day)
  return `${sayWeekday(day)} ${date}`
}

/** Whole days by the calendar, also across a change to summer time. */
function daysBetween(from: CalendarDay, to: CalendarDay): number {
  const midnight = ({ year, month, day }: CalendarDay) => Date.UTC(year, month, day)
  return (midnight(to) - midnight(from)) / 86_400_000
}
