import { hasGameBefore } from '../../game/record/match.ts'
import { UNDO_WORDS } from '../../words/table/undo.ts'
import { historyOf, UndoBar, type UndoBarProps } from '../pads/UndoBar.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

/** The foot of a page. In a next game in which nothing has happened yet, Undo goes back to the game before. */
export function TableBar(props: Omit<UndoBarProps, 'history'>) {
  const { game, guest } = useTableView()
  const actions = useTableActions()
  const { undo, redo } = historyOf(game, actions, guest?.side)
  const isFresh = !guest && hasGameBefore(game.match) && game.lines.length <= 2
  const gameBefore = isFresh ? { label: UNDO_WORDS.gameBefore, run: actions.goToGameBefore } : undefined
  return <UndoBar history={{ undo: undo ?? gameBefore, redo }} {...props} />
}
