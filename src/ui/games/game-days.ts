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
  const day = new Date(at)
  const today = new Date(now)
  const ago = daysBetween(day, today)
  if (ago === 0) return GAMES_WORDS.today
  if (ago === 1) return GAMES_WORDS.yesterday
  const date = day.getFullYear() === today.getFullYear() ? DAY : DAY_OF_YEAR
  // In two parts: browsers differ on the comma between them.
  return `${WEEKDAY.format(day)} ${date.format(day)}`
}

// Made once, because making one takes as long as a row of the list.
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** Whole days by the calendar, also across a change to summer time. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  return (midnight(to) - midnight(from)) / 86_400_000
}
