import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../app/load-ahead.ts'
import { flaggedCount } from '../../game/moves/decide-show.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Holder } from '../../rules/rules.ts'
import { preloaded } from '../preloaded.tsx'
import { CutView, StarterView } from './CutView.tsx'
import { PlayView } from './PlayView.tsx'
import { ShowView } from './ShowView.tsx'
import { BoardPads, TableFrame } from './TableFrame.tsx'
import css from './TableStep.module.css'
import { TableContext, type TableView, useTableView } from './table-view.ts'

const load = async () => (await import('./late-views.ts')).lateViews

export const Facing = preloaded(async () => (await load()).Facing)
export const OtherPad = preloaded(async () => (await load()).OtherPad)
export const ClaimView = preloaded(async () => (await load()).ClaimView)
export const WideBoard = preloaded(async () => (await load()).WideBoard)
export const GameOver = preloaded(async () => (await import('./GameOver.tsx')).GameOver)

/** The page of the current step. */
export function TableStep() {
  const view = useTableView()
  const { game, facing, framed, looksAtBoard, byPoints, other } = view
  // The last line with a claim that needed no decision: each is shown once.
  const [seen, setSeen] = useState(0)
  const { step } = game
  const deal = currentDeal(game)
  const flagged = flaggedCount(game)
  const newest = game.lines.at(-1)?.seq ?? 0
  const isFlagged = flagged !== undefined && newest > seen
  const due = step.type === 'show' && !other && !isFlagged && !looksAtBoard ? step.of : undefined
  // A page beside the board, or turned to a player, has another place.
  const isKept = useIdle(!byPoints && deal?.starter !== undefined)
  const keeps = !facing && !framed && (due !== undefined || isKept)

  const page = (content?: ReactNode, of?: Holder, side?: number) => {
    // One element for a step: if it were removed part by part, the browser would lay out the rest once more.
    const sheet = content && (
      <div key={`${step.type} ${deal?.number} ${due} ${of ?? ''}`} className={css.sheet}>
        {content}
      </div>
    )
    if (facing) return <Facing {...{ of, side }}>{sheet}</Facing>
    return sheet && !framed ? sheet : <TableFrame>{sheet ?? <BoardPads />}</TableFrame>
  }
  const stepPage = () => {
    if (other) return page(<OtherPad key={String(other.side)} from={other.side} />, undefined, other.side)
    if (isFlagged) return page(<ClaimView count={flagged} onContinue={() => setSeen(newest)} />, flagged.of)
    if (due !== undefined) return keeps ? undefined : page(<ShowView due={due} />)
    switch (step.type) {
      case 'cut':
        return page(<CutView seats={step.seats} />)
      case 'starter':
        return page(<StarterView />)
      case 'play-card':
        return looksAtBoard ? page() : page(<PlayView seat={step.seat} />)
      case 'muggins':
        return page(deal?.claim && <ClaimView count={deal.claim} hidden={step.hidden} />)
      case 'over':
        return page(<GameOver />)
      default:
        return page()
    }
  }
  return (
    <>
      {keeps && <KeptShow key="show" view={view} due={due} />}
      {stepPage()}
    </>
  )
}

interface KeptShowProps {
  readonly view: TableView
  /** The hand that is counted; none while another page is shown. */
  readonly due: Holder | undefined
}

/** The page of the show. It waits out of sight and is not redrawn there: to show it again costs little. */
function KeptShow({ view, due }: KeptShowProps) {
  const page = useRef<HTMLDivElement>(null)
  // Laid out ahead, as a browser otherwise leaves what is out of sight.
  useEffect(() => whenIdle(() => page.current?.firstElementChild?.getBoundingClientRect()), [])
  return (
    <div ref={page} className={css.sheet} data-away={due === undefined || undefined}>
      <ShowInView view={view} due={due} />
    </div>
  )
}

const ShowInView = memo(
  function ShowInView({ view, due = 'crib' }: KeptShowProps) {
    return (
      <TableContext value={view}>
        <ShowView due={due} />
      </TableContext>
    )
  },
  (_, { due }) => due === undefined,
)

/** Whether the browser had nothing to do since `ready`. */
function useIdle(ready: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (ready) whenIdle(() => setIdle(true))
  }, [ready])
  return isIdle
}
