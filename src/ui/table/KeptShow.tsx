import { memo, useEffect, useState } from 'react'
import type { TableView } from '../../app/table-view.ts'
import { whenIdle } from '../../app/when-idle.ts'
import { currentDeal } from '../../game/record/game.ts'
import { ShowView } from './ShowView.tsx'
import { TableContext } from './use-table-view.ts'

/** Whether the page of the show is there, shown or out of sight: not before the first tap. */
export function useKeepsShow({ game, page, framed, byPoints }: TableView): boolean {
  const [opened] = useState(game.headSeq)
  const mayMake = game.headSeq !== opened && !byPoints && currentDeal(game)?.starter !== undefined
  const [isMade, setMade] = useState(false)
  useEffect(() => {
    if (mayMake) whenIdle(() => setMade(true))
  }, [mayMake])
  // A page that is turned to a player has another place.
  return framed && (page.type === 'show' || isMade)
}

/** The page of the show. With no hand due it waits out of sight, not redrawn: to show it again costs little. */
export const KeptShow = memo(
  function KeptShow({ view }: { readonly view: TableView }) {
    return (
      <TableContext value={view}>
        <ShowView due={view.page.type === 'show' ? view.page.of : 'crib'} />
      </TableContext>
    )
  },
  (_, { view }) => view.page.type !== 'show',
)

/** Lays a page out while it is out of sight, where a browser otherwise leaves it. */
export function layOutAhead(page: HTMLElement | null) {
  whenIdle(() => page?.firstElementChild?.getBoundingClientRect())
}
