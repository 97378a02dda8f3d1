import type { TableState, TableStore } from '../../app/stores/table-state.ts'
import type { CountStyle } from '../../words/spoken-count.ts'
import type { History } from '../pads/UndoBar.tsx'
import type { Slip } from '../parts/Notice.tsx'

/** What every view of a step is given: the table as it stands and the ways to act on it. */
export interface StepView {
  readonly state: TableState
  readonly act: TableStore['act']
  readonly preview: TableStore['preview']
  readonly setDraft: TableStore['setDraft']
  /** Asks for one more tap on a slip, until anything else is tapped. */
  readonly ask: (slip: Slip | undefined) => void
  /** How counts are said, from the settings. */
  readonly countStyle: CountStyle
  readonly history: History
  /** The board as large as the screen. */
  readonly showBoard: () => void
}
