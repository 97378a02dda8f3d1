import { describe, expect, it } from 'vitest'
import { dayName, gamesByDay } from './game-days.ts'

const at = (text: string) => new Date(text).getTime()
const NOW = at('2025-11-20T22:30:00')

describe('the list of games', () => {
  it.each([
    ['2025-11-20T00:01:00', 'Today'],
    ['2025-11-19T23:59:00', 'Yesterday'],
    ['2025-11-09T20:00:00', 'Sunday 9 November'],
    ['2024-11-09T20:00:00', 'Saturday 9 November 2024'],
  ])('a game of %s is under %s', (day, name) => {
    expect(dayName(at(day), NOW)).toBe(name)
  })

  it('parts the games where the day changes and keeps their order', () => {
    const games = ['2025-11-20T21:00', '2025-11-20T20:00', '2025-11-19T20:00'].map((day) => ({
      updatedAt: at(day),
    }))
    expect([...gamesByDay(games, NOW)]).toEqual([
      ['Today', games.slice(0, 2)],
      ['Yesterday', games.slice(2)],
    ])
  })
})
