import { useMemo } from 'react'
import { dayOf, morningOf } from '../../base/days.ts'
import { ok, valueIn } from '../../base/result.ts'
import { eveningOf } from '../../game/figures/evening.ts'
import { type Evening, typedNow, withEvening } from '../../game/figures/stakes.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { withNamesNow } from '../../game/record/player-names.ts'
import { readEvening, readLastEnd } from '../../store/lists.ts'
import { useApp, usePart, useQuery, useReadable, useRenamed } from './use-app.ts'

/** Milliseconds from the morning: five o’clock. */
const EVENING = 11 * 3_600_000

/** Games won between these players since the morning: an evening may be long. */
export function useEvening(game: ShownGame) {
  const { games } = useReadable(useApp().wins)
  const renamed = useRenamed()
  const since = morningOf(game.lines.at(-1)?.at ?? 0)
  // The newest are the first that are read.
  const evening = useMemo(() => eveningOf(game, games, since, renamed), [game, games, since, renamed])
  if (!evening) return undefined
  const { won, startedAt } = evening
  return { won, isLate: startedAt - morningOf(startedAt) >= EVENING }
}

/**
 * The games of an evening: of a day such as `2026-11-21` with the night after it, or without a day of the last evening
 * on which games ended or were typed. `games` is undefined if they cannot be read. `change`: answers whether it is saved, or why not.
 */
export function useClubEvening(day: string | undefined) {
  const { device, ports } = useApp()
  const { db, now } = ports
  const evenings = usePart(device, (parts) => parts.evenings)
  const typed = evenings.find((one) => one.typed.length > 0)?.day ?? ''
  const renamed = useRenamed()
  const evening = useQuery(day, async () => {
    const at = day === undefined ? await readLastEnd(db, morningOf) : ok(noonOf(day))
    const from = morningOf(Math.max(valueIn(at) ?? now(), day === undefined ? noonOf(typed) || 0 : 0))
    const to = new Date(from)
    to.setDate(to.getDate() + 1)
    return { from, games: at.ok ? valueIn(await readEvening(db, from, to.getTime())) : undefined }
  })
  if (!evening) return undefined
  const own = dayOf(evening.from)
  const stored = evenings.find((one) => one.day === own)
  return {
    ...evening,
    day: own,
    games: evening.games?.map((game) => withNamesNow(renamed, game)),
    own: stored && { ...stored, typed: stored.typed.map((one) => typedNow(renamed, one)) },
    change: (to: (before: Evening) => Evening) =>
      device.change((parts) => ({ evenings: withEvening(parts.evenings, own, to) })),
  }
}

const noonOf = (day: string) => Date.parse(`${day}T12:00`)
