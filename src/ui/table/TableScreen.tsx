import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../app/after-start.ts'
import type { TableState, TableStore } from '../../app/table-state.ts'
import { missedBy } from '../../game/decide-claim.ts'
import { type Counted, currentDeal, type Game } from '../../game/game.ts'
import type { Holder } from '../../rules/rules.ts'
import { holderName, sideName } from '../../words/names.ts'
import type { CountStyle } from '../../words/spoken-count.ts'
import { sayClaimed } from '../../words/table/show.ts'
import { SavedMark } from '../pads/SavedMark.tsx'
import { ScoreTable } from '../pads/ScoreTable.tsx'
import { sayNews } from '../pads/say-news.ts'
import { type Slip, slipOf } from '../pads/slip-of.ts'
import { type History, UndoBar } from '../pads/UndoBar.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Screen } from '../parts/Screen.tsx'
import { preloaded } from '../preloaded.tsx'
import { BoardView } from './BoardView.tsx'
import { CutView } from './CutView.tsx'
import { useFarTap } from './facing/use-far-tap.ts'
import { HandBar } from './HandBar.tsx'
import { LayView } from './LayView.tsx'
import { CallView, MugginsView } from './MugginsView.tsx'
import { ScoreStrip } from './ScoreStrip.tsx'
import { ShowView } from './ShowView.tsx'
import { StarterView } from './StarterView.tsx'
import type { StepView } from './step-view.ts'
import css from './TableScreen.module.css'

// Beside the way to a peg for all who play one way up.
const FacingBoard = preloaded(async () => (await import('./facing/FacingBoard.tsx')).FacingBoard)
const FacingStep = preloaded(async () => (await import('./facing/FacingStep.tsx')).FacingStep)
const WideBoard = preloaded(async () => (await import('./WideBoard.tsx')).WideBoard)

function loadTheRest(): void {
  for (const part of [FacingBoard, FacingStep, WideBoard]) part.load()
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
  const [wide, widen] = useState(false)
  const showBoard = () => widen(true)
  const ask = (slip: Slip | undefined) => setAsked(slip && { slip, game, draft: state.draft })
  useEffect(() => whenIdle(loadTheRest), [])
  const view: StepView = { state, act, preview, setDraft, ask, countStyle, history, showBoard }
  return (
    <Screen fit="whole">
      <h1 className="visually-hidden">{game.pegs.map((_, side) => sideName(game, side)).join(', ')}</h1>
      <StepOf {...view} tools={tools} facing={facing} over={over} />
      {wide && (
        // What stands round it stays while it is fetched.
        <Suspense fallback={null}>
          <WideBoard game={game} facing={facing} onClose={() => widen(false)} />
        </Suspense>
      )}
      <div data-slip={facing && far ? 'far' : undefined}>
        <Notice
          sentence={slip?.sentence}
          action={slip?.action}
          also={slip?.also}
          onDismiss={slip?.onDismiss}
        />
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

interface StepOfProps extends StepView {
  readonly tools: ReactNode
  readonly facing: boolean
  readonly over: ReactNode
}

function StepOf({ tools, facing, over, ...view }: StepOfProps) {
  // A claim with nothing left to decide about it: shown once, then the game goes on.
  const [seen, see] = useState(0)
  const { game } = view.state
  const { step } = game
  // The board can be looked at, and pegged on, among the cards; the next hand comes back by itself.
  const [looking, look] = useState<string>()
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
        <ShowHead game={game} of={flagged.of} onBoard={view.showBoard} />
        <MugginsView state={view.state} act={view.act} count={flagged} onGoOn={() => see(newest)} />
        <UndoBar history={view.history} />
      </>,
      flagged.of,
    )
  }
  if (looking === here && (step.type === 'lay' || step.type === 'show')) {
    return <Whole {...view} tools={tools} onReturn={() => look(undefined)} />
  }
  switch (step.type) {
    case 'cut':
      return page(<CutView {...view} seats={step.seats} tools={tools} />)
    case 'starter':
      return page(<StarterView {...view} tools={tools} />)
    case 'lay':
      return page(<LayView {...view} seat={step.seat} tools={tools} onBoard={() => look(here)} />)
    case 'muggins':
      return page(<ClaimAnswer {...view} hidden={step.hidden} />)
    case 'show':
      return page(<ShowView {...view} due={step.of} onBoard={() => look(here)} />)
    case 'play':
    case 'deal':
      return <Whole {...view} tools={tools} />
    case 'over':
      return page(over)
  }
}

/**
 * The count just claimed wrong with nothing to decide: too high, short at a table that only flags it, or short
 * and answered by those who had to call it before they saw it.
 */
function flaggedCount(game: Game): Counted | undefined {
  const last = currentDeal(game)?.counts.at(-1)
  const newest = game.lines.at(-1)
  if (!last || !newest || game.outcome) return undefined
  const { mode } = game.rules.muggins
  const answered = newest.entry.type === 'muggins-taken' || newest.entry.type === 'muggins-passed'
  if (answered) return mode === 'call' && missedBy(last) > 0 ? last : undefined
  const claimed = newest.seq === last.seq
  const over = (last.claimed ?? 0) > (last.counted ?? last.points)
  return claimed && (over || (mode === 'flag' && missedBy(last) > 0)) ? last : undefined
}

interface ShowHeadProps {
  readonly game: Game
  readonly of: Holder
  readonly onBoard: () => void
}

/** Whose claim it is that is looked at, though the table may be at the next hand already. */
function ShowHead({ game, of, onBoard }: ShowHeadProps) {
  return (
    <HandBar title={holderName(game, of)} sub={sayClaimed(game, of)}>
      <ScoreStrip game={game} onOpen={onBoard} />
    </HandBar>
  )
}

/** A claim stands open: what was missed is offered, or to be named. */
function ClaimAnswer({ hidden, ...view }: StepView & { readonly hidden: boolean }) {
  const { state, act, history, showBoard } = view
  const count = currentDeal(state.game)?.claim
  if (!count) return null
  return (
    <>
      <ShowHead game={state.game} of={count.of} onBoard={showBoard} />
      {hidden ? (
        <CallView state={state} act={act} count={count} />
      ) : (
        <MugginsView state={state} act={act} count={count} />
      )}
      <UndoBar history={history} />
    </>
  )
}

/** The last line that is known to be on the disk, while nothing waits to be saved: what the app may be held to. */
function savedTo({ saving, game }: TableState): number | undefined {
  return saving === 'saved' ? game.headSeq : undefined
}
