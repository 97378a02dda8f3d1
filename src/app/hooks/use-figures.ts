import { useMemo } from 'react'
import { valueIn } from '../../base/result.ts'
import { winsBetween } from '../../game/figures/evening.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { withNamesNow } from '../../game/record/player-names.ts'
import { readSummaries } from '../../store/lists.ts'
import { useApp, useQuery, useReadable, useSettings } from './use-app.ts'

/** What every player made of all games, growing while they are read. */
export const useFigures = () => useReadable(useApp().figures)

/** Games won by two players against each other, or undefined until it is known that they have met. */
export function useWins(names: readonly string[]) {
  const { type, sum } = useReadable(useApp().wins)
  const [{ renamed }] = useSettings()
  const [first = '', second = ''] = names
  return useMemo(() => {
    const table = { players: [first, second], sideOfSeat: [0, 1] }
    return type === 'read' ? winsBetween(table, sum, renamed)?.won : undefined
  }, [type, sum, first, second, renamed])
}

export function useLastGames(key: string, most: number): readonly GameSummary[] {
  const { figures, ports } = useApp()
  const [{ renamed }] = useSettings()
  const { type } = useFigures()
  const ids = figures.gamesOf(key).slice(0, most)
  // Not at every step of reading: only when there are other games, and when all are read.
  const games = useQuery(`${type} ${ids}`, async () => valueIn(await readSummaries(ports.db, ids)))
  return useMemo(() => (games ?? []).map((game) => withNamesNow(renamed, game)), [games, renamed])
}
