import { useMemo } from 'react'
import { valueIn } from '../../base/result.ts'
import { winsBetween } from '../../game/figures/head-to-head.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { withNamesNow } from '../../game/record/player-names.ts'
import { readSummaries } from '../../store/lists.ts'
import { figuresStore } from '../stores/figures-store.ts'
import { winsStore } from '../stores/wins-store.ts'
import { useApp, useQuery, useReadable, useSettings } from './use-app.ts'

/** What every player made of all games, or of the `most` newest, growing while they are read. */
export const useFigures = (most?: number) => useReadable(figuresStore(useApp(), most))

/** Games won by two players against each other, or undefined until it is known that they have met. */
export function useWins(names: readonly string[]) {
  const all = useReadable(winsStore(useApp()))
  const [{ renamed }] = useSettings()
  const [first = '', second = ''] = names
  return useMemo(() => all && winsBetween(all, [first, second], renamed), [all, first, second, renamed])
}

export function useLastGames(key: string, most: number): readonly GameSummary[] {
  const app = useApp()
  const [{ renamed }] = useSettings()
  const { type } = useFigures()
  const ids = figuresStore(app).gamesOf(key).slice(0, most)
  // Not at every step of reading: only when there are other games, and when all are read.
  const games = useQuery(`${type} ${ids}`, async () => valueIn(await readSummaries(app.ports.db, ids)))
  return useMemo(() => (games ?? []).map((game) => withNamesNow(renamed, game)), [games, renamed])
}
