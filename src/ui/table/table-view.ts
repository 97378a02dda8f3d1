import { createContext, useContext } from 'react'
import type { TableState, TableStore } from '../../app/stores/table-state.ts'
import type { History } from '../pads/UndoBar.tsx'
import type { Slip } from '../parts/Notice.tsx'

/** What every view of a step is given: the table as it stands and the ways to act on it. */
export interface TableView
  extends Pick<TableState, 'game' | 'draft'>,
    Pick<TableStore, 'act' | 'preview' | 'setDraft'> {
  /** Asks for one more tap on a slip, until anything else is tapped. */
  readonly ask: (slip: Slip | undefined) => void
  readonly history: History
  readonly showBoard: () => void
  /** Looks at the board, and pegs on it, among the cards; `false` goes back to them. */
  readonly look: (atBoard: boolean) => void
  readonly looksAtBoard: boolean
  /** Two sides sit at either end, each with the own pad turned to it. */
  readonly facing: boolean
  /** Opens the page where the rules of this game are changed. */
  readonly changeRules: () => void
}

export const TableContext = createContext<TableView | undefined>(undefined)

export function useTableView(): TableView {
  const view = useContext(TableContext)
  if (!view) throw new Error('no TableContext above this component')
  return view
}
