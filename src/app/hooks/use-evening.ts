import { valueIn } from '../../base/result.ts'
import { eveningOf } from '../../game/figures/evening.ts'
import type { Game } from '../../game/record/game.ts'
import { readGames } from '../../store/read-games.ts'
import { morningOf } from '../morning.ts'
import { useApp, useQuery } from './use-app.ts'
import { useSettings } from './use-settings.ts'

/** More than anybody plays in a day. */
const MOST = 60

/** Milliseconds from the morning: five o’clock. */
const EVENING = 11 * 3_600_000

/** Games won between these players since the morning: an evening may be long. */
export function useEvening(game: Game) {
  const { db } = useApp().ports
  const [{ renamed }] = useSettings()
  const at = game.lines.at(-1)?.at ?? 0
  const key = `${game.match.id} ${game.match.index} ${game.headSeq}`
  const stored = useQuery(key, async () => valueIn(await readGames(db, MOST)))
  const evening = stored && eveningOf(game, stored, morningOf(at), renamed)
  if (!evening) return undefined
  const { won, startedAt } = evening
  return { won, isLate: startedAt - morningOf(startedAt) >= EVENING }
}
