import { useDeferredValue, useMemo } from 'react'
import { type ChanceTable, chancesIn, readChances } from '../../game/figures/chance.ts'
import text from '../../game/figures/chance.txt?raw'
import type { ShownGame } from '../../game/record/game.ts'

/** Read for the first result: no start waits for it. */
let table: ChanceTable | undefined

/** How the chance of winning went; undefined until the game is over, and where the table does not know the rules. */
export function useChances(game: ShownGame) {
  // Every score of the game is looked up, so the result appears first.
  const shown = useDeferredValue<ShownGame | undefined>(game, undefined)
  return useMemo(() => {
    if (!shown?.outcome) return undefined
    table ??= readChances(text)
    return chancesIn(table, shown)
  }, [shown])
}
