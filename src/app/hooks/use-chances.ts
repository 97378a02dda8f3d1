import { type ChanceTable, chancesIn, readChances } from '../../game/figures/chance.ts'
import text from '../../game/figures/chance.txt?raw'
import { luckOf } from '../../game/figures/luck.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { whenIdle } from '../when-idle.ts'
import { useQuery } from './use-app.ts'

/** Read for the first result: no start waits for it. */
let table: ChanceTable | undefined

/** Of the game that was asked about last: its board and its page both want to know. */
let known: { readonly game: ShownGame; readonly chances: ReturnType<typeof chancesIn> } | undefined

function chancesOf(game: ShownGame) {
  table ??= readChances(text)
  if (known?.game !== game) known = { game, chances: chancesIn(table, game) }
  return known.chances
}

/** How the chance of winning went; undefined until the game is over, and where the table does not know the rules. */
export const useChances = (game: ShownGame) => useOver(game, chancesOf)

export const useLuck = (game: ShownGame) => useOver(game, luckOf)

/** What takes long to find out about a finished game: not before its result is on the screen. */
function useOver<T>(game: ShownGame, find: (over: ShownGame) => T): T | undefined {
  const found = useQuery(game.outcome && game, async (over) => {
    if (!over) return undefined
    await new Promise<void>(whenIdle)
    return { game: over, result: find(over) }
  })
  return found?.game === game ? found.result : undefined
}
