import { eveningOf } from '../../game/figures/evening.ts'
import type { Game } from '../../game/record/game.ts'
import { readGames } from '../../store/read-games.ts'
import { useApp, useQuery } from './use-app.ts'

/** More than anybody plays in a day. */
const MOST = 60

const NIGHT_ENDS = 4
const EVENING = 17

/** Games won between these players since four in the morning: an evening may be long. */
export function useEvening(game: Game) {
  const { db } = useApp().ports
  const at = game.lines.at(-1)?.at ?? 0
  const stored = useQuery(`${game.match.id} ${game.match.index} ${game.headSeq}`, async () => {
    const read = await readGames(db, MOST)
    return read.ok ? read.value : undefined
  })
  const evening = stored && eveningOf(game, stored, morningOf(at))
  if (!evening) return undefined
  const began = new Date(evening.startedAt).getHours()
  return { won: evening.won, isLate: began >= EVENING || began < NIGHT_ENDS }
}

/** Four in the morning before this time, on this device's clock. */
function morningOf(at: number): number {
  const morning = new Date(at)
  if (morning.getHours() < NIGHT_ENDS) morning.setDate(morning.getDate() - 1)
  return morning.setHours(NIGHT_ENDS, 0, 0, 0)
}
