import type { GameSummary } from '../../game/record/game-summary.ts'
import { withNamesNow } from '../../game/record/renamed.ts'
import { readEvening, readLastEnd } from '../../store/evening-games.ts'
import { morningOf } from '../morning.ts'
import { useApp, useQuery } from './use-app.ts'
import { useSettings } from './use-settings.ts'

interface ClubEvening {
  /** When it begins: in the morning of that day. */
  readonly from: number
  /** With the current names; undefined if they could not be read. */
  readonly games: readonly GameSummary[] | undefined
}

/** The games won on a day, such as `2026-11-21`, and in the night after it; without one, the last day that has any. */
export function useClubEvening(day: string | undefined): ClubEvening | undefined {
  const { db, now } = useApp().ports
  const [{ renamed }] = useSettings()
  const evening = useQuery(day, async (): Promise<ClubEvening> => {
    const last = day === undefined ? await readLastEnd(db, morningOf) : undefined
    const at = day === undefined ? undefined : Date.parse(`${day}T12:00`)
    const from = morningOf(at ?? (last?.ok && last.value ? last.value : now()))
    const to = new Date(from)
    to.setDate(to.getDate() + 1)
    const games = last?.ok === false ? last : await readEvening(db, from, to.getTime())
    return { from, games: games.ok ? games.value : undefined }
  })
  return evening && { ...evening, games: evening.games?.map((game) => withNamesNow(renamed, game)) }
}
