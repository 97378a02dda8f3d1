import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../app/load-ahead.ts'
import type { TableState, TableStore } from '../../app/stores/table-state.ts'
import { sideName } from '../../words/names.ts'
import type { CountStyle } from '../../words/spoken-count.ts'
import { slipOf } from '../pads/slip-of.ts'
import { SavedMark, ScoreTable, sayNews } from '../pads/TableInWords.tsx'
import type { History } from '../pads/UndoBar.tsx'
import { Notice, type Slip } from '../parts/Notice.tsx'
import { Screen } from '../parts/Screen.tsx'
import { preloaded } from '../preloaded.tsx'
import type { StepView } from './step-view.ts'
import { loadFacing, TableStep } from './TableStep.tsx'

const WideBoard = preloaded(async () => (await import('./WideBoard.tsx')).WideBoard)

function loadTheRest(): void {
  loadFacing()
  WideBoard.load()
}

interface TableScreenProps {
  readonly state: TableState
  readonly store: TableStore
  readonly countStyle: CountStyle
  readonly history: History
  readonly tools: ReactNode
  /** Two sides sit at either end, each with the own pad turned to it. */
  readonly facing: boolean
  readonly onReload: () => void
  /** Takes a copy of the game, with what is not saved. */
  readonly onCopy: () => void
  /** A word from the app itself, shown when the table has none. */
  readonly appSlip?: Slip | undefined
  /** What stands there when the game is over. */
  readonly over: ReactNode
}

/** A live game: the board, the scores, and the pad for exactly the step that is next. */
export function TableScreen(props: TableScreenProps) {
  const { state, store, countStyle, history, tools, facing, onReload, onCopy, appSlip, over } = props
  const { game } = state
  const [asked, setAsked] = useState<Asked>()
  const question = asked?.game === game && asked.draft === state.draft ? asked.slip : undefined
  const slip = slipOf(state, store, onReload, onCopy) ?? question ?? appSlip
  const { act, preview, setDraft } = store
  const far = useFarTap()
  const [isWide, setWide] = useState(false)
  const showBoard = () => setWide(true)
  const ask = (slip: Slip | undefined) => setAsked(slip && { slip, game, draft: state.draft })
  useEffect(() => whenIdle(loadTheRest), [])
  const view: StepView = { state, act, preview, setDraft, ask, countStyle, history, showBoard }
  return (
    <Screen fit="whole">
      <h1 className="visually-hidden">{game.pegs.map((_, side) => sideName(game, side)).join(', ')}</h1>
      <TableStep {...view} tools={tools} facing={facing} over={over} />
      {isWide && (
        // What stands round it stays while it is fetched.
        <Suspense fallback={null}>
          <WideBoard game={game} facing={facing} onClose={() => setWide(false)} />
        </Suspense>
      )}
      <div data-slip={facing && far ? 'far' : undefined}>
        <Notice {...slip} />
      </div>
      <SavedMark saving={state.saving} />
      <ScoreTable game={game} />
      <p className="visually-hidden" role="status" data-game={state.gameId} data-saved={savedTo(state)}>
        {sayNews(state)}
      </p>
    </Screen>
  )
}

/** A question is about the table as it stood: any tap takes it away. */
interface Asked extends Pick<TableState, 'game' | 'draft'> {
  readonly slip: Slip
}

/** The last line that is known to be on the disk, while nothing waits to be saved: what the app may be held to. */
function savedTo({ saving, game }: TableState): number | undefined {
  return saving === 'saved' ? game.headSeq : undefined
}

/** Whether the last tap came from the far edge: what is said in answer is turned to that player. */
function useFarTap(): boolean {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const tapped = ({ target }: Event) => {
      // Whoever answers what is said goes on being spoken to: the slip must not move from under the finger.
      if (target instanceof Element) setFar(target.closest('[data-edge="far"], [data-slip="far"]') !== null)
    }
    addEventListener('pointerdown', tapped)
    addEventListener('keydown', tapped)
    return () => {
      removeEventListener('pointerdown', tapped)
      removeEventListener('keydown', tapped)
    }
  }, [])
  return far
}
