import { useMemo } from 'react'
import { type ChanceTable, chancesIn, hasChances, readChances } from '../../game/figures/chance.ts'
import tableAddress from '../../game/figures/chance.txt?url'
import type { ShownGame } from '../../game/record/game.ts'
import { useQuery } from './use-app.ts'

/** Fetched for the first result, and kept: no start waits for it. */
let loaded: ChanceTable | undefined

async function loadTable(): Promise<ChanceTable | undefined> {
  try {
    const answer = await fetch(tableAddress)
    if (answer.ok) loaded ??= readChances(await answer.text())
  } catch {
    // Without the file nothing is shown; the next result asks again.
  }
  return loaded
}

/** How the chance of winning went; undefined until the game is over, and where the table does not know the rules. */
export function useChances(game: ShownGame) {
  const isWanted = game.outcome !== undefined && hasChances(game.rules)
  const table = useQuery(isWanted, async () => (isWanted ? (loaded ?? (await loadTable())) : undefined))
  return useMemo(() => table && chancesIn(table, game), [table, game])
}
