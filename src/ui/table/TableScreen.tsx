import { type ReactNode, useState } from 'react'
import type { TableState, TableStore } from '../../app/table-state.ts'
import { currentDeal } from '../../game/game.ts'
import { sideName } from '../../words/names.ts'
import { announce, announceRedone, announceUndone } from '../../words/say-entry.ts'
import type { CountStyle } from '../../words/spoken-count.ts'
import { Notice } from '../parts/Notice.tsx'
import { Screen } from '../parts/Screen.tsx'
import { BoardView } from './BoardView.tsx'
import { CutView } from './CutView.tsx'
import { LayView } from './LayView.tsx'
import { type Slip, slipOf } from './notice-words.ts'
import { ScoreTable } from './ScoreTable.tsx'
import { ShowView } from './ShowView.tsx'
import { StarterView } from './StarterView.tsx'
import type { StepView } from './step-view.ts'
import type { History } from './UndoBar.tsx'

interface TableScreenProps {
  readonly state: TableState
  readonly store: TableStore
  readonly countStyle: CountStyle
  readonly history: History
  readonly tools: ReactNode
  readonly onReload: () => void
  /** A word from the app itself, shown when the table has none. */
  readonly appSlip?: Slip | undefined
  /** What stands there when the game is over. */
  readonly over: ReactNode
}

/** A live game: the board, the scores, and the pad for exactly the step that is next. */
export function TableScreen(props: TableScreenProps) {
  const { state, store, countStyle, history, tools, onReload, appSlip, over } = props
  const { game } = state
  const slip = slipOf(state, store, onReload) ?? appSlip
  const view: StepView = { state, act: store.act, setDraft: store.setDraft, countStyle, history }
  return (
    <Screen fit="whole">
      <h1 className="visually-hidden">{game.pegs.map((_, side) => sideName(game, side)).join(', ')}</h1>
      <StepOf {...view} tools={tools} over={over} />
      <Notice sentence={slip?.sentence} action={slip?.action} onDismiss={slip?.onDismiss} />
      <ScoreTable game={game} />
      <p className="visually-hidden" role="status">
        {newsOf(state)}
      </p>
    </Screen>
  )
}

interface StepOfProps extends StepView {
  readonly tools: ReactNode
  readonly over: ReactNode
}

function StepOf({ tools, over, ...view }: StepOfProps) {
  const { game } = view.state
  const { step } = game
  // The board can be looked at, and pegged on, in the middle of the show; the next hand comes back by itself.
  const [looking, look] = useState<string>()
  const here = `${currentDeal(game)?.number} ${step.type === 'show' ? step.of : ''}`
  switch (step.type) {
    case 'cut':
      return <CutView {...view} seats={step.seats} tools={tools} />
    case 'starter':
      return <StarterView {...view} tools={tools} />
    case 'lay':
      return <LayView {...view} seat={step.seat} tools={tools} />
    case 'show':
      return looking === here ? (
        <BoardView {...view} tools={tools} onReturn={() => look(undefined)} />
      ) : (
        <ShowView {...view} key={here} of={step.of} onBoard={() => look(here)} />
      )
    case 'play':
    case 'deal':
      return <BoardView {...view} tools={tools} />
    case 'over':
      return over
  }
}

/** What the last tap did, in one sentence. */
function newsOf({ game, news }: TableState): string {
  switch (news?.type) {
    case undefined:
      return ''
    case 'lines':
      return news.lines.map((line) => announce(game, line)).join(' ')
    case 'undone':
      return announceUndone(game, news.tap)
    case 'redone':
      return announceRedone(game, news.tap)
  }
}
