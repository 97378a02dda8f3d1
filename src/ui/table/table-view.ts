import { createContext, useContext } from 'react'
import type { TableState } from '../../app/stores/table-state.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import type { MatchStanding } from '../../game/record/match.ts'
import type { History } from '../pads/UndoBar.tsx'
import type { Slip } from '../parts/Notice.tsx'

/** What every view of a step is given: the state of the table and the ways to act on it. */
export interface TableView
  extends Pick<TableState, 'game' | 'draft'>,
    Pick<TableStore, 'act' | 'preview' | 'setDraft'> {
  readonly nextGame: () => void
  /** Asks with a slip, until anything else is tapped. */
  readonly ask: (slip: Slip | undefined) => void
  readonly history: History
  readonly showBoard: () => void
  /** Shows the board instead of the cards, or with `false` the cards again. */
  readonly look: (atBoard: boolean) => void
  readonly looksAtBoard: boolean
  /** Two sides sit opposite each other, each with a pad turned to it. */
  readonly facing: boolean
  /** Opens the page of the rules, or of the names. */
  readonly edit: (what: 'rules' | 'names') => void
  /** The board and the scores are beside or above the page of every step, so the page has none of its own. */
  readonly framed: boolean
  /** Games won in the match; undefined for single games. */
  readonly standing: MatchStanding | undefined
  /** Hands are entered as points in this game; a choice of this device. */
  readonly byPoints: boolean
  readonly setByPoints: (byPoints: boolean) => void
  /** The pad for any other points is open: for a side, or for no side yet. */
  readonly other: OtherPoints | undefined
  readonly setOther: (other: OtherPoints | undefined) => void
}

interface OtherPoints {
  readonly side: number | undefined
}

/** A sentence on a slip that can be dismissed. */
export function noted(sentence: string | undefined, ask: TableView['ask']): Slip | undefined {
  return sentence === undefined ? undefined : { sentence, onDismiss: () => ask(undefined) }
}

export const TableContext = createContext<TableView | undefined>(undefined)

export function useTableView(): TableView {
  const view = useContext(TableContext)
  if (!view) throw new Error('no TableContext above this component')
  return view
}
