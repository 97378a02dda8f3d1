import { valueIn } from '../../base/result.ts'
import { withNamesNow } from '../../game/record/renamed.ts'
import { readEvening, readLastEnd } from '../../store/evening-games.ts'
import { morningOf } from '../morning.ts'
import { useApp, useQuery } from './use-app.ts'
import { useSettings } from './use-settings.ts'

/**
 * The games won on a day, such as `2026-11-21`, and in the night after it; without one, the last day that has any.
 * `from`: its morning; `games`: with the current names, undefined if they could not be read.
 */
export function useClubEvening(day: string | undefined) {
  const { db, now } = useApp().ports
  const [{ renamed }] = useSettings()
  const evening = useQuery(day, async () => {
    const last = day === undefined ? await readLastEnd(db, morningOf) : undefined
    const at = day === undefined ? undefined : Date.parse(`${day}T12:00`)
    const from = morningOf(at ?? (last?.ok && last.value ? last.value : now()))
    const to = new Date(from)
    to.setDate(to.getDate() + 1)
    const games = last?.ok === false ? last : await readEvening(db, from, to.getTime())
    return { from, games: valueIn(games) }
  })
  return evening && { ...evening, games: evening.games?.map((game) => withNamesNow(renamed, game)) }
}
