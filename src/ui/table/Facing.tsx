import { type PropsWithChildren, type ReactNode, useState } from 'react'
import { useMedia } from '../../app/hooks/use-device.ts'
import { useSideTag, useTagged } from '../../app/hooks/use-table.ts'
import { sideToAct } from '../../game/moves/side-to-act.ts'
import { currentDeal } from '../../game/record/game.ts'
import { sideOf } from '../../rules/rules.ts'
import { sideName } from '../../words/names.ts'
import { sayBelow, sayToGo } from '../../words/table/score.ts'
import { STEP_WORDS, sayDealStep } from '../../words/table/step.ts'
import { Button } from '../parts/Button.tsx'
import { SideMark } from '../parts/board/PegHead.tsx'
import { Digits } from '../parts/Digits.tsx'
import { MiniCard } from '../parts/PlayingCard.tsx'
import { BoardBar } from './BoardBar.tsx'
import { DealSummary } from './DealSummary.tsx'
import css from './Facing.module.css'
import { HandAcross } from './HandAcross.tsx'
import { PegPage, usePegTaps } from './PegPad.tsx'
import { TableBar } from './TableBar.tsx'
import { BoardButton, StatusWords, starterShown } from './TableFrame.tsx'
import { TableMenu } from './TableMenu.tsx'
import { useTableView } from './use-table-view.ts'
import { WinField } from './WinView.tsx'

interface FacingProps {
  /** Whose page it is, if the step does not say so. */
  readonly side: number | undefined
  /** The page of a step that belongs to one player; none while both play on the board. */
  readonly children: ReactNode
}

/** The table between two players, each part turned to the player it concerns. */
export function Facing(props: FacingProps) {
  return props.children === undefined ? <FacingBoard /> : <TurnedPage {...props} />
}

function FacingBoard() {
  const { game, standing } = useTableView()
  const { step } = game
  const taps = usePegTaps()
  const edge = (side: number) => (
    <Edge side={side} className={css.edge}>
      <div className={css.tools}>
        <TableMenu />
      </div>
      <div className={step.type === 'deal' ? css.sum : css.pad}>
        {step.type === 'deal' && <DealSummary />}
        {step.type === 'over' ? <WinField /> : step.type !== 'deal' && <PegPage side={side} />}
      </div>
      <div className={css.acts}>
        {step.type === 'deal' && (
          // Over the buttons, where the longest names have a whole line.
          <p className={css.notes}>
            {sayDealStep(game, step.dealer)} {sayBelow(game, undefined, standing)}
          </p>
        )}
        <BoardBar />
      </div>
    </Edge>
  )
  return (
    <div className={css.facing} {...taps}>
      <div className={css.both}>
        {edge(0)}
        <div className={css.board}>
          <BoardButton />
        </div>
        {edge(1)}
      </div>
    </div>
  )
}

/**
 * One page at the edge of the player it belongs to. The other may turn it round, until something happens. It is first
 * in the document for either player, so that turning it loses neither the focus nor anything half done.
 */
function TurnedPage({ side, children }: FacingProps) {
  const view = useTableView()
  const { game, page, byPoints, early } = view
  const tagged = useTagged(game)
  const isHigh = useMedia(HIGH)
  const [turned, setTurned] = useState<{ readonly at: number; readonly to: number }>()
  const to = turned?.at === game.headSeq ? turned.to : (side ?? sideToAct(view))
  const other = 1 - to
  const of = page.type === 'show' && !byPoints && starterShown(game) ? (early ?? page.of) : undefined
  const turn = (
    <Button kind="quiet" onClick={() => setTurned({ at: game.headSeq, to: other })}>
      {STEP_WORDS.turnTo(sideName(tagged, other))}
    </Button>
  )
  return (
    <div className={css.facing}>
      <div className={css.step}>
        <section className={css.page} data-edge={EDGES[to]} aria-label={sideName(game, to)}>
          {children}
        </section>
        {page.type !== 'over' && (
          <div className={css.board}>
            <BoardButton />
          </div>
        )}
        <Edge side={other} className={css.rest}>
          {isHigh && of !== undefined ? (
            <HandAcross of={of}>{turn}</HandAcross>
          ) : (
            <div className={css.acts}>
              <TableBar>{turn}</TableBar>
            </div>
          )}
        </Edge>
      </div>
    </div>
  )
}

/** An upright tablet: both halves have room for the hand. */
const HIGH = '(orientation: portrait) and (width >= 44em) and (height >= 56em)'

/** The first side sits at the near edge, the second across the table. */
const EDGES = ['near', 'far'] as const

/** Letters of a name that fit over the score in large type. */
const ROOM = 8

type EdgeProps = PropsWithChildren<{ readonly side: number; readonly className: string | undefined }>

function Edge({ side, className, children }: EdgeProps) {
  const { game } = useTableView()
  const { rules, marks } = game
  const score = game.pegs[side]?.front ?? 0
  const deal = currentDeal(game)
  const starter = starterShown(game)
  const name = useSideTag()(game, side)
  return (
    <section
      className={className}
      data-edge={EDGES[side]}
      data-mark={marks[side]}
      aria-label={sideName(game, side)}
    >
      <div className={css.score} aria-hidden="true">
        <div className={css.who} data-long={name.length > ROOM || undefined}>
          <SideMark mark={marks[side] ?? 'a'} />
          <span>{name}</span>
          {deal && sideOf(rules, deal.dealer) === side && <small>{rules.words.crib}</small>}
        </div>
        <Digits value={score} className={css.figures} />
        <div className={css.togo}>{sayToGo(score, rules.target)}</div>
      </div>
      <div className={css.line}>
        <p>
          <StatusWords />
        </p>
        {starter && <MiniCard card={starter} />}
      </div>
      {children}
    </section>
  )
}
