import { type ReactNode, useState } from 'react'
import { flaggedCount } from '../../game/moves/decide-claim.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Holder } from '../../rules/rules.ts'
import { sayClaimed } from '../../words/table/show.ts'
import { UndoBar } from '../pads/UndoBar.tsx'
import { preloaded } from '../preloaded.tsx'
import { BoardView } from './BoardView.tsx'
import { CutView, StarterView } from './CutView.tsx'
import { HolderHeader } from './HandHeader.tsx'
import { LayView } from './LayView.tsx'
import { CallView, MugginsView } from './MugginsView.tsx'
import { ShowView } from './ShowView.tsx'
import type { StepView } from './step-view.ts'
import css from './TableStep.module.css'

// Beside the way to a peg for all who play one way up.
const FacingBoard = preloaded(async () => (await import('./Facing.tsx')).FacingBoard)
const FacingStep = preloaded(async () => (await import('./Facing.tsx')).FacingStep)

export function loadFacing(): void {
  FacingBoard.load()
  FacingStep.load()
}

interface TableStepProps extends StepView {
  readonly tools: ReactNode
  readonly facing: boolean
  readonly over: ReactNode
}

/** The page of exactly the step that is next. */
export function TableStep({ tools, facing, over, ...view }: TableStepProps) {
  // A claim with nothing left to decide about it: shown once, then the game goes on.
  const [seen, setSeen] = useState(0)
  const { game } = view.state
  const { step } = game
  // The board can be looked at, and pegged on, among the cards; the next hand comes back by itself.
  const [looking, setLooking] = useState<string>()
  const here = `${currentDeal(game)?.number} ${step.type === 'show' ? step.of : ''}`
  const flagged = flaggedCount(game)
  const newest = game.lines.at(-1)?.seq ?? 0
  const Whole = facing ? FacingBoard : BoardView
  // One element that goes with its step: taken out part by part, what is left is laid out once more on the way.
  const page = (content: ReactNode, of?: Holder) => {
    const sheet = (
      <div key={`${step.type} ${here} ${of ?? ''}`} className={css.sheet}>
        {content}
      </div>
    )
    return facing ? (
      <FacingStep {...view} of={of}>
        {sheet}
      </FacingStep>
    ) : (
      sheet
    )
  }
  if (flagged && newest > seen) {
    return page(
      <>
        <HolderHeader
          game={game}
          of={flagged.of}
          sub={sayClaimed(game, flagged.of)}
          onBoard={view.showBoard}
        />
        <MugginsView state={view.state} act={view.act} count={flagged} onGoOn={() => setSeen(newest)} />
        <UndoBar history={view.history} />
      </>,
      flagged.of,
    )
  }
  if (looking === here && (step.type === 'lay' || step.type === 'show')) {
    return <Whole {...view} tools={tools} onReturn={() => setLooking(undefined)} />
  }
  switch (step.type) {
    case 'cut':
      return page(<CutView {...view} seats={step.seats} tools={tools} />)
    case 'starter':
      return page(<StarterView {...view} tools={tools} />)
    case 'lay':
      return page(<LayView {...view} seat={step.seat} tools={tools} onBoard={() => setLooking(here)} />)
    case 'muggins':
      return page(<ClaimAnswer {...view} hidden={step.hidden} />)
    case 'show':
      return page(<ShowView {...view} due={step.of} onBoard={() => setLooking(here)} />)
    case 'play':
    case 'deal':
      return <Whole {...view} tools={tools} />
    case 'over':
      return page(over)
  }
}

/** A claim stands open: what was missed is offered, or to be named. */
function ClaimAnswer({ hidden, ...view }: StepView & { readonly hidden: boolean }) {
  const { state, act, history, showBoard } = view
  const count = currentDeal(state.game)?.claim
  if (!count) return null
  return (
    <>
      <HolderHeader
        game={state.game}
        of={count.of}
        sub={sayClaimed(state.game, count.of)}
        onBoard={showBoard}
      />
      {hidden ? (
        <CallView state={state} act={act} count={count} />
      ) : (
        <MugginsView state={state} act={act} count={count} />
      )}
      <UndoBar history={history} />
    </>
  )
}
