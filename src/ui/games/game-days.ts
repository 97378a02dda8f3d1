import { type CalendarDay, calendarDay } from '../../base/days.ts'
import { sayDate, sayDay, sayWeekday } from '../../words/dates.ts'
import { GAMES_WORDS } from '../../words/pages/games.ts'

/** Games in order, grouped by day. `now` is in milliseconds since 1970. */
export function gamesByDay<T extends { readonly updatedAt: number }>(games: readonly T[], now: number) {
  const days: { name: string; games: T[] }[] = []
  for (const game of games) {
    const name = dayName(game.updatedAt, now)
    const last = days.at(-1)
    if (last?.name === name) last.games.push(game)
    else days.push({ name, games: [game] })
  }
  return days
}

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
