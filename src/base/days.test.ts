import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { calendarDay, dayOf, morningOf } from './days.ts'

declare const process: { readonly env: Record<string, string | undefined> }

const HOUR = 3_600_000

/** Where clocks change at night, by half an hour, and at midnight; each with those days of 2026 and their hours. */
const ZONES = [
  ['Europe/London', { '2026-03-29': 23, '2026-10-25': 25 }],
  ['America/New_York', { '2026-03-08': 23, '2026-11-01': 25 }],
  ['Australia/Lord_Howe', { '2026-04-05': 24.5, '2026-10-04': 23.5 }],
  ['America/Santiago', { '2026-04-04': 25, '2026-09-06': 23 }],
] as const

describe.each(ZONES)('the days of %s, when the clocks change', (zone, hoursOf) => {
  const days = Object.entries(hoursOf)
  let before: string | undefined
  beforeEach(() => {
    before = process.env.TZ
    process.env.TZ = zone
  })
  afterEach(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  it.each(days)('%s: an evening lasts from six to six, and every moment belongs to one', (day, hours) => {
    const noon = Date.parse(`${day}T12:00`)
    const lengths = new Set<number>()
    for (let at = noon - 36 * HOUR; at < noon + 36 * HOUR; at += HOUR / 4) {
      const from = morningOf(at)
      const to = new Date(from)
      to.setDate(to.getDate() + 1)
      expect(new Date(from).getHours()).toBe(6)
      expect(from).toBeLessThanOrEqual(at)
      expect(to.getTime()).toBeGreaterThan(at)
      // The next evening begins where this one ends.
      expect(morningOf(to.getTime())).toBe(to.getTime())
      lengths.add((to.getTime() - from) / HOUR)
    }
    // As long as the day: the clocks change at night, and no other evening is near.
    expect(lengths).toEqual(new Set([24, hours]))
  })

  it.each(days)('%s is one day of the calendar from its first moment to its last', (day, hours) => {
    const noon = Date.parse(`${day}T12:00`)
    const found = []
    for (let at = noon - 14 * HOUR; at < noon + 14 * HOUR; at += HOUR / 4)
      if (dayOf(at) === day) found.push(at)
    const isSame = (at: number) => calendarDay(at).day === calendarDay(noon).day
    expect(found.every(isSame)).toBe(true)
    expect(found.length / 4).toBe(hours)
  })
})
