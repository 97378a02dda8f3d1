import { useApp } from '../../app/hooks/use-app.ts'
import type { TableStore } from '../../app/stores/table-state.ts'
import type { Result } from '../../base/result.ts'
import type { Game } from '../../game/record/game.ts'
import { hasGameBefore } from '../../game/record/match.ts'
import type { NotSavedWhy } from '../../game/record/storage-results.ts'
import { sayNotOpened } from '../../words/app.ts'
import { sayNotBegun } from '../../words/table/saving.ts'
import { UNDO_WORDS } from '../../words/table/undo.ts'
import { type History, historyOf } from '../pads/UndoBar.tsx'

/** Undo and Redo, from the first tap back to the game before; and the way on to the next. `game` is told in words. */
export function useHistory(
  table: TableStore,
  game: Game,
  setTrouble: (sentence: string | undefined) => void,
): { readonly history: History; readonly next: () => void } {
  const { games, tables } = useApp()
  const { gameId, game: kept } = table.getState()

  /** Lays another game in this one's place, unless a tap is not saved: then the slip goes on saying so. */
  async function lay(
    found: () => Promise<Result<string | undefined, { readonly type: NotSavedWhy }>>,
    say: (why: NotSavedWhy) => string,
  ) {
    setTrouble(undefined)
    if (!(await tables.settle())) return
    const game = await found()
    if (!game.ok) setTrouble(say(game.error.type))
    else if (game.value !== undefined) void tables.open(game.value)
  }
  const { undo, redo } = historyOf(game, table)
  // In a next game in which nothing has happened yet, Undo goes back to the game before.
  const isFresh = hasGameBefore(game.match) && game.lines.length <= 2
  const back = {
    label: UNDO_WORDS.gameBefore,
    run: () => void lay(() => games.backFrom(gameId, kept), sayNotOpened),
  }
  return {
    history: { undo: undo ?? (isFresh ? back : undefined), redo },
    next: () => void lay(() => games.next(kept), sayNotBegun),
  }
}
