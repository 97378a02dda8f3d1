import { type ReactNode, useState } from 'react'
import { flaggedCount } from '../../game/moves/decide-show.ts'
import { currentDeal } from '../../game/record/game.ts'
import type { Holder } from '../../rules/rules.ts'
import { preloaded } from '../preloaded.tsx'
import { CutView, StarterView } from './CutView.tsx'
import { PlayView } from './PlayView.tsx'
import { ShowView } from './ShowView.tsx'
import { BoardPads, TableFrame } from './TableFrame.tsx'
import css from './TableStep.module.css'
import { useTableView } from './table-view.ts'

const load = async () => (await import('./late-views.ts')).lateViews

export const Facing = preloaded(async () => (await load()).Facing)
export const OtherPad = preloaded(async () => (await load()).OtherPad)
export const ClaimView = preloaded(async () => (await load()).ClaimView)
export const WideBoard = preloaded(async () => (await load()).WideBoard)
export const GameOver = preloaded(async () => (await import('./GameOver.tsx')).GameOver)

/** The page of the current step. */
export function TableStep() {
  const { game, facing, framed, looksAtBoard, other } = useTableView()
  // The last line with a claim that needed no decision: each is shown once.
  const [seen, setSeen] = useState(0)
  const { step } = game
  const deal = currentDeal(game)
  const flagged = flaggedCount(game)
  const newest = game.lines.at(-1)?.seq ?? 0
  const page = (content?: ReactNode, of?: Holder, side?: number) => {
    const due = step.type === 'show' ? step.of : ''
    // One element for a step: if it were removed part by part, the browser would lay out the rest once more.
    const sheet = content && (
      <div key={`${step.type} ${deal?.number} ${due} ${of ?? ''}`} className={css.sheet}>
        {content}
      </div>
    )
    if (facing) return <Facing {...{ of, side }}>{sheet}</Facing>
    return sheet && !framed ? sheet : <TableFrame>{sheet ?? <BoardPads />}</TableFrame>
  }
  if (other) return page(<OtherPad key={String(other.side)} from={other.side} />, undefined, other.side)
  if (flagged && newest > seen) {
    return page(<ClaimView count={flagged} onContinue={() => setSeen(newest)} />, flagged.of)
  }
  if (looksAtBoard) return page()
  switch (step.type) {
    case 'play':
    case 'deal':
      return page()
    case 'cut':
      return page(<CutView seats={step.seats} />)
    case 'starter':
      return page(<StarterView />)
    case 'play-card':
      return page(<PlayView seat={step.seat} />)
    case 'muggins':
      return page(deal?.claim && <ClaimView count={deal.claim} hidden={step.hidden} />)
    case 'show':
      return page(<ShowView due={step.of} />)
    case 'over':
      return page(<GameOver />)
  }
}
