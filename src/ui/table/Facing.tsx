import { type ReactNode, useState } from 'react'
import { sideToAct } from '../../game/moves/side-to-act.ts'
import { sideOfHolder } from '../../game/record/due.ts'
import { currentDeal } from '../../game/record/game.ts'
import { type Holder, sideOf } from '../../rules/rules.ts'
import { sideName } from '../../words/names.ts'
import { sayToGo } from '../../words/table/score.ts'
import { STEP_WORDS, sayStep } from '../../words/table/step.ts'
import { UndoBar } from '../pads/UndoBar.tsx'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Figures } from '../parts/Figures.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { BoardBar, DealSummary } from './BoardView.tsx'
import css from './Facing.module.css'
import { OtherPad, type PegPadProps, PegPage, usePegTaps } from './PegPad.tsx'
import { BoardButton } from './ScoreHeader.tsx'
import { TableMenu } from './TableMenu.tsx'
import { useTableView } from './table-view.ts'

/** The board between two players, each with the own pad at the own edge, the way that player reads. */
export function FacingBoard() {
  const [other, setOther] = useState<number>()
  const taps = usePegTaps(setOther)
  if (other !== undefined) {
    return (
      <TurnedPage to={other}>
        <div className={css.other}>
          <OtherPad from={other} onDone={() => setOther(undefined)} />
        </div>
      </TurnedPage>
    )
  }
  return (
    <div className={css.facing} {...taps}>
      <div className={css.both}>
        <Edge side={0} onOther={setOther} />
        <div className={css.board}>
          <BoardButton />
        </div>
        <Edge side={1} onOther={setOther} />
      </div>
    </div>
  )
}

function Edge({ side, onOther }: PegPadProps & { readonly side: number }) {
  const { game } = useTableView()
  return (
    <section
      className={css.edge}
      data-edge={EDGES[side]}
      data-mark={game.marks[side]}
      aria-label={sideName(game, side)}
    >
      <SideLine side={side} />
      <div className={css.tools}>
        <TableMenu />
      </div>
      {game.step.type === 'deal' ? (
        <div className={css.sum}>
          <DealSummary next={game.step.dealer} />
        </div>
      ) : (
        <div className={css.pad}>
          <PegPage side={side} onOther={onOther} />
        </div>
      )}
      <div className={css.acts}>
        <BoardBar />
      </div>
    </section>
  )
}

interface FacingStepProps {
  /** Whose hand is spoken of, where that is not the step itself. */
  readonly of: Holder | undefined
  readonly children: ReactNode
}

/** A step that is one player's: its page is turned to that player, and the other may turn it round. */
export function FacingStep({ of, children }: FacingStepProps) {
  const { game, draft } = useTableView()
  const [turned, setTurned] = useState<{ readonly at: number; readonly to: number }>()
  const own = of === undefined ? sideToAct({ game, draft }) : sideOfHolder(game, of)
  // Turned round until something happens.
  const to = turned?.at === game.headSeq ? turned.to : own
  return (
    <TurnedPage
      to={to}
      aside={
        <Button kind="quiet" onClick={() => setTurned({ at: game.headSeq, to: 1 - to })}>
          {STEP_WORDS.turnTo(sideName(game, 1 - to))}
        </Button>
      }
    >
      {children}
    </TurnedPage>
  )
}

interface TurnedPageProps {
  readonly to: number
  /** What else the other player may press, beside Undo. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/**
 * One page at the edge of the player it belongs to; the other player keeps the score, the words and Undo. The page
 * stands before all else in the document whoever it faces, so that a turn takes neither focus nor anything half done.
 */
function TurnedPage({ to, aside, children }: TurnedPageProps) {
  const { game, history } = useTableView()
  const other = 1 - to
  return (
    <div className={css.facing}>
      <div className={css.step} data-to={EDGES[to]}>
        <section className={css.page} data-edge={EDGES[to]} aria-label={sideName(game, to)}>
          {children}
        </section>
        <div className={css.board}>
          <BoardButton />
        </div>
        <section
          className={css.rest}
          data-edge={EDGES[other]}
          data-mark={game.marks[other]}
          aria-label={sideName(game, other)}
        >
          <SideLine side={other} />
          <div className={css.acts}>
            <UndoBar history={history}>{aside}</UndoBar>
          </div>
        </section>
      </div>
    </div>
  )
}

/** The first side sits at the near edge, the second across the table. */
const EDGES = ['near', 'far'] as const

/** What a player reads at the own edge: the own score, where the game is, and what is expected next. */
function SideLine({ side }: { readonly side: number }) {
  const { game } = useTableView()
  const { rules, marks, pegs } = game
  const score = pegs[side]?.front ?? 0
  const deal = currentDeal(game)
  const { heading, prompt } = sayStep(game)
  return (
    <>
      <div className={css.score} aria-hidden="true">
        <div className={css.who}>
          <SideMark mark={marks[side] ?? 'a'} />
          <span>{sideName(game, side)}</span>
          {deal && sideOf(rules, deal.dealer) === side && <small>{rules.words.crib}</small>}
        </div>
        <Figures value={score} className={css.figures} />
        <div className={css.togo}>{sayToGo(score, rules.target)}</div>
      </div>
      <div className={css.line}>
        <p>
          <span>{heading}</span> <span>{prompt}</span>
        </p>
        {deal?.starter && <MiniCard card={deal.starter} />}
      </div>
    </>
  )
}
