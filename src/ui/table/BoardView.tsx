import { type ReactNode, useState } from 'react'
import { UndoBar } from '../pads/UndoBar.tsx'
import { BoardButton } from './BoardButton.tsx'
import css from './BoardView.module.css'
import { DealSummary } from './DealSummary.tsx'
import { OtherPad } from './OtherPad.tsx'
import { PegPad } from './PegPad.tsx'
import { ScoreHeader } from './ScoreHeader.tsx'
import { StatusLine } from './StatusLine.tsx'
import type { StepView } from './step-view.ts'
import { WayOn } from './WayOn.tsx'

interface BoardViewProps extends StepView {
  readonly tools: ReactNode
  /** Back to the hand being shown, when the board is only looked at. */
  readonly onReturn?: (() => void) | undefined
}

/** The board whole, with the pad for the play or what the deal came to. */
export function BoardView({ state, act, history, showBoard, tools, onReturn }: BoardViewProps) {
  const { game } = state
  const { step } = game
  const [other, setOther] = useState<number>()
  return (
    <div className={css.view} data-mirrors="" data-other={other === undefined ? undefined : ''}>
      <div className={css.top}>
        <ScoreHeader game={game} tools={tools} />
        <div className={css.board}>
          <BoardButton game={game} onOpen={showBoard} />
        </div>
        <StatusLine game={game} />
      </div>
      <div className={css.bottom}>
        {other === undefined ? (
          <>
            {step.type === 'deal' ? (
              <DealSummary game={game} next={step.dealer} />
            ) : (
              <PegPad
                game={game}
                onPeg={(side, key) => act({ type: 'peg', side, ...key })}
                onOther={setOther}
              />
            )}
            <UndoBar history={history}>
              <WayOn game={game} act={act} onReturn={onReturn} />
            </UndoBar>
          </>
        ) : (
          <OtherPad
            game={game}
            from={other}
            history={history}
            onCancel={() => setOther(undefined)}
            onPeg={(peg) => {
              act(peg)
              setOther(undefined)
            }}
          />
        )}
      </div>
    </div>
  )
}
