import { useRivals } from '../../app/hooks/use-figures.ts'
import { isSkunk } from '../../game/figures/evening.ts'
import type { Mark } from '../../game/record/entry.ts'

/** Games of two that the board has room for: of more it shows the last. */
const SHOWN = 20

/** How two players stand, for the board of their games. Undefined where they have not met. */
export function useTally(names: readonly string[], marks: readonly Mark[] = ['a', 'b']) {
  const met = useRivals(names)
  if (!met) return undefined
  const last = new Set(met.games.toSorted((a, b) => b.updatedAt - a.updatedAt).slice(0, SHOWN))
  return names.map((name, side) => {
    const shown = (met.wins[side] ?? []).filter((game) => last.has(game))
    const pegs = shown.toSorted((a, b) => a.updatedAt - b.updatedAt).map(isSkunk)
    return { name, mark: marks[side] ?? 'a', won: met.won[side] ?? 0, pegs }
  })
}
