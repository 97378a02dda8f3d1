import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../app/when-idle.ts'
import { flaggedCount } from '../../game/moves/decide-show.ts'
import { currentDeal, sideOfHolder } from '../../game/record/game.ts'
import type { Holder } from '../../rules/rules.ts'
import { ClaimView } from './ClaimView.tsx'
import { CutView, StarterView } from './CutView.tsx'
import { Facing } from './Facing.tsx'
import { GameOver } from './GameOver.tsx'
import { OtherPad } from './OtherPad.tsx'
import { PlayView } from './PlayView.tsx'
import { ShowView } from './ShowView.tsx'
import { BoardPads, TableFrame } from './TableFrame.tsx'
import css from './TableStep.module.css'
import { TableContext, type TableView, useTableView } from './table-view.ts'
import { WinView } from './WinView.tsx'

export function TableStep() {
  const now = useTableView()
  const live = useRef(now)
  useEffect(() => {
    if (!now.wins) live.current = now
  }, [now])
  // While a peg goes home the page stays as it was before the last tap.
  const view = now.wins ? live.current : now
  const { game, facing, framed, looksAtBoard, byPoints, other } = view
  // The last line with a claim that needed no decision: each is shown once.
  const [seen, setSeen] = useState(0)
  const { step } = game
  const deal = currentDeal(game)
  const newest = game.lines.at(-1)?.seq ?? 0
  const flagged = newest > seen ? flaggedCount(game) : undefined
  const due = step.type === 'show' && !other && !flagged && !looksAtBoard ? step.of : undefined
  // Ahead of its turn, but not before the first tap.
  const [opened] = useState(game.headSeq)
  const mayMake = game.headSeq !== opened && !byPoints && deal?.starter !== undefined
  const [isMade, setMade] = useState(false)
  useEffect(() => {
    if (mayMake) whenIdle(() => setMade(true))
  }, [mayMake])
  // A page that is turned to a player has another place.
  const keeps = framed && (due !== undefined || isMade)

  const stepPage = () => {
    if (other) return page(<OtherPad {...other} />, other.side)
    if (flagged) {
      const claim = <ClaimView count={flagged} onContinue={() => setSeen(newest)} />
      return page(claim, sideOfHolder(game, flagged.of))
    }
    if (due !== undefined) return keeps ? undefined : page(<ShowView due={due} />)
    switch (step.type) {
      case 'cut':
        return page(<CutView seats={step.seats} />)
      case 'starter':
        return page(<StarterView />)
      case 'play-card':
        return page(looksAtBoard ? undefined : <PlayView seat={step.seat} />)
      case 'muggins':
        return page(deal?.claim && <ClaimView count={deal.claim} hidden={step.hidden} />)
      case 'over':
        return page(<GameOver />)
      default:
        return page()
    }
  }
  const page = (content?: ReactNode, side?: number) => {
    // One element for a step: if it were removed part by part, the browser would lay out the rest once more.
    const sheet = content && (
      <div key={`${step.type} ${deal?.number} ${due} ${side ?? ''}`} className={css.sheet}>
        {content}
      </div>
    )
    return facing ? <Facing side={side}>{sheet}</Facing> : (sheet ?? <BoardPads />)
  }
  if (now.wins && facing) return <Facing side={undefined}>{undefined}</Facing>
  if (!framed) return stepPage()
  return (
    <TableFrame over={now.wins ? <WinView /> : undefined}>
      <TableContext value={view}>
        {keeps && (
          <div key="show" ref={layOutAhead} className={css.sheet} data-away={due === undefined || undefined}>
            <KeptShow view={view} due={due} />
          </div>
        )}
        {stepPage()}
      </TableContext>
    </TableFrame>
  )
}

/** Lays a page out while it is out of sight, where a browser otherwise leaves it. */
function layOutAhead(page: HTMLElement | null) {
  whenIdle(() => page?.firstElementChild?.getBoundingClientRect())
}

/** The page of the show. With no hand `due` it waits out of sight, not redrawn: to show it again costs little. */
const KeptShow = memo(
  function KeptShow({ view, due = 'crib' }: { readonly view: TableView; readonly due: Holder | undefined }) {
    return (
      <TableContext value={view}>
        <ShowView due={due} />
      </TableContext>
    )
  },
  (_, { due }) => due === undefined,
)
