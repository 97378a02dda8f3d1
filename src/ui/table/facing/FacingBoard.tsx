import { type ReactNode, useState } from 'react'
import { sideName } from '../../../words/names.ts'
import { UndoBar } from '../../pads/UndoBar.tsx'
import { BoardButton } from '../BoardButton.tsx'
import { DealSummary } from '../DealSummary.tsx'
import { OtherPad } from '../OtherPad.tsx'
import { PegPage } from '../PegPage.tsx'
import type { StepView } from '../step-view.ts'
import { usePegTaps } from '../use-peg-taps.ts'
import { WayOn } from '../WayOn.tsx'
import css from './Facing.module.css'
import { SideLine } from './SideLine.tsx'
import { EDGES, TurnedPage } from './TurnedPage.tsx'

interface FacingBoardProps extends StepView {
  readonly tools: ReactNode
  /** Back to the hand being shown, when the board is only looked at. */
  readonly onReturn?: (() => void) | undefined
}

/** The board between two players, each with the own pad at the own edge, the way that player reads. */
export function FacingBoard(props: FacingBoardProps) {
  const { state, act, history, showBoard } = props
  const { game } = state
  const [other, setOther] = useState<number>()
  const taps = usePegTaps(game, {
    onPeg: (side, key) => act({ type: 'peg', side, ...key }),
    onOther: setOther,
  })
  if (other !== undefined) {
    return (
      <TurnedPage {...props} to={other}>
        <div className={css.other}>
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
        </div>
      </TurnedPage>
    )
  }
  return (
    <div className={css.facing} {...taps}>
      <div className={css.both}>
        <Edge {...props} side={0} onOther={setOther} />
        <div className={css.board}>
          <BoardButton game={game} onOpen={showBoard} />
        </div>
        <Edge {...props} side={1} onOther={setOther} />
      </div>
    </div>
  )
}

interface EdgeProps extends FacingBoardProps {
  readonly side: number
  readonly onOther: (side: number) => void
}

function Edge({ state: { game }, act, history, tools, onReturn, side, onOther }: EdgeProps) {
  return (
    <section
      className={css.edge}
      data-edge={EDGES[side]}
      data-mark={game.marks[side]}
      aria-label={sideName(game, side)}
    >
      <SideLine game={game} side={side} />
      <div className={css.tools}>{tools}</div>
      {game.step.type === 'deal' ? (
        <div className={css.sum}>
          <DealSummary game={game} next={game.step.dealer} />
        </div>
      ) : (
        <div className={css.pad}>
          <PegPage
            game={game}
            side={side}
            mirrored={false}
            onPeg={(key) => act({ type: 'peg', side, ...key })}
            onOther={() => onOther(side)}
          />
        </div>
      )}
      <div className={css.acts}>
        <UndoBar history={history}>
          <WayOn game={game} act={act} onReturn={onReturn} />
        </UndoBar>
      </div>
    </section>
  )
}
