import { useMemo } from 'react'
import { valueIn } from '../../base/result.ts'
import type { Feat } from '../../game/figures/feats.ts'
import type { GameFigures } from '../../game/figures/game-figures.ts'
import { winsBetween } from '../../game/figures/rivals.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { playerKey, withNamesNow } from '../../game/record/player-names.ts'
import { findFigures, readFigures } from '../../store/figures.ts'
import { readSummaries } from '../../store/lists.ts'
import { useApp, useQuery, useReadable, useRenamed } from './use-app.ts'

/** What all games give, growing while they are read. */
export const useFigures = () => useReadable(useApp().figures)

/** The games of the list, newest first, by the names of now. */
export function useGames() {
  const state = useReadable(useApp().games)
  const renamed = useRenamed()
  const games = useMemo(
    () => (state.type === 'read' ? state.games.map((game) => withNamesNow(renamed, game)) : []),
    [state, renamed],
  )
  return { state, games }
}

/** Games of two players against each other and who won, or undefined until it is known that they have met. */
export function useRivals(names: readonly string[]) {
  const { type, games } = useReadable(useApp().wins)
  const renamed = useRenamed()
  const [first = '', second = ''] = names
  return useMemo(() => {
    const table = { players: [first, second], sideOfSeat: [0, 1] }
    const isKnown = type === 'read' && playerKey(first) !== '' && playerKey(second) !== ''
    return isKnown ? winsBetween(table, games, renamed) : undefined
  }, [type, games, first, second, renamed])
}

export function useLastGames(key: string, most: number): readonly GameSummary[] {
  const { db } = useApp().ports
  const renamed = useRenamed()
  const { type, gamesOf } = useFigures()
  const ids = gamesOf(key).slice(0, most)
  // Not at every step of reading: only when there are other games, and when all are read.
  const games = useQuery(`${type} ${ids}`, async () => valueIn(await readSummaries(db, ids)))
  return useMemo(() => (games ?? []).map((game) => withNamesNow(renamed, game)), [games, renamed])
}

/** Finished games that the newest plaque is looked for in: not all are read for one plate. */
const RECENT = 20

/** What was rare last, but for nineteens. */
export function useNewestFeat(games: readonly GameSummary[]): Feat | undefined {
  const { db } = useApp().ports
  const renamed = useRenamed()
  const recent = games.filter(({ state }) => state === 'over').slice(0, RECENT)
  const feat = useQuery(recent.map(({ id }) => id).join(), async () => {
    const read = new Map<string, GameFigures | undefined>()
    const take = async ({ id }: { readonly id: string }, figures: GameFigures | undefined) =>
      !!read.set(id, figures)
    await readFigures(db, recent, take)
    await findFigures(
      db,
      recent.filter(({ id }) => !read.has(id)),
      take,
    )
    const feats = recent.flatMap(({ id }) => read.get(id)?.feats ?? [])
    return feats.filter(({ kind }) => kind !== 'nineteen').toSorted((a, b) => b.at - a.at)[0]
  })
  return useMemo(() => feat && withNamesNow(renamed, feat), [feat, renamed])
}
