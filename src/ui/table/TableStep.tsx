import { memo, type ReactNode } from 'react'
import type { TableView } from '../../app/table-view.ts'
import { currentDeal, type Deal } from '../../game/record/game.ts'
import { ClaimView } from './ClaimView.tsx'
import { CodeOfDeal } from './CodeOfDeal.tsx'
import { CutView, StarterView } from './CutView.tsx'
import { Facing } from './Facing.tsx'
import { FollowPage, WaitingPage } from './FollowPage.tsx'
import { GameOver } from './GameOver.tsx'
import { KeptShow, layOutAhead, useKeepsShow } from './KeptShow.tsx'
import { OtherPad } from './OtherPad.tsx'
import { PlayView } from './PlayView.tsx'
import { ShowView } from './ShowView.tsx'
import { StandScreen } from './StandScreen.tsx'
import { BoardPads, TableFrame } from './TableFrame.tsx'
import css from './TableStep.module.css'
import { AwayContext, TableContext, useTableView } from './use-table-view.ts'
import { WinView } from './WinView.tsx'

/** Drawn again only with the view. */
export const TableStep = memo(function TableStep() {
  const now = useTableView()
  const view = now.before ?? now
  const { facing, framed, page } = view
  const keepsShow = useKeepsShow(view)
  if (facing) return <Facing side={now.pageSide}>{pageOf(now)}</Facing>
  if (now.stands) return <StandScreen />
  if (!framed) return pageOf(view)
  return (
    <TableFrame over={now.before && <WinView />}>
      <TableContext value={view}>
        {keepsShow && (
          <div
            key="show"
            ref={layOutAhead}
            className={css.sheet}
            data-away={page.type !== 'show' || undefined}
          >
            <AwayContext value={page.type !== 'show' || now.before !== undefined}>
              <KeptShow view={view} />
            </AwayContext>
          </div>
        )}
        {page.type !== 'show' && (pageOf(view) ?? <BoardPads />)}
      </TableContext>
    </TableFrame>
  )
})

function pageOf({ game, page, pageSide, hand }: TableView): ReactNode {
  const content = contentOf(page, currentDeal(game))
  // One element for a step: if it were removed part by part, the browser would lay out the rest once more.
  return (
    content && (
      <div key={`${game.step.type} ${hand} ${pageSide}`} className={css.sheet}>
        {content}
      </div>
    )
  )
}

/** Nothing while the table is scored on the board. */
function contentOf(page: TableView['page'], deal: Deal | undefined): ReactNode {
  switch (page.type) {
    case 'code':
      return <CodeOfDeal />
    case 'waiting':
      return <WaitingPage />
    case 'followed':
      return <FollowPage by={page.by} />
    case 'other':
      return <OtherPad {...page.start} />
    case 'flagged':
      return <ClaimView count={page.count} isSettled />
    case 'show':
      return <ShowView due={page.of} />
    case 'cut':
      return <CutView seats={page.seats} />
    case 'starter':
      return <StarterView />
    case 'play-card':
      return <PlayView seat={page.seat} />
    case 'muggins':
      return deal?.claim && <ClaimView count={deal.claim} hidden={page.hidden} />
    case 'over':
      return <GameOver />
    default:
      return undefined
  }
}
