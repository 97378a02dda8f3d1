import { useLocation } from 'wouter'
import { useMinutesSince } from '../../app/hooks/use-table.ts'
import type { FollowedGame } from '../../device/lists.ts'
import { FOLLOW_WORDS, sayAsOf, sayNextCode, sayNotUsed } from '../../words/table/follow.ts'
import { SCORE_HERE } from '../../words/table/saving.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { Beside, DealSummary, StatusLine } from './TableFrame.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

/** A game that another phone scores, as it was when that phone was last heard of. */
export function FollowPage({ by: { at, from } }: { readonly by: FollowedGame }) {
  const { game } = useTableView()
  const { takeOver } = useTableActions()
  const [, navigate] = useLocation()
  const minutes = useMinutesSince(at)
  return (
    <>
      <StatusLine lines={sayAsOf(game, minutes)} />
      <DealSummary />
      <div>
        <Beside words={sayNotUsed(from)}>
          <button type="button" onClick={takeOver}>
            {SCORE_HERE.label}
          </button>
        </Beside>
        <ActionBar>
          <Button
            kind="primary"
            icon="code"
            detail={sayNextCode(game, from)}
            onClick={() => navigate('/storage?scan')}
          >
            {FOLLOW_WORDS.scanNext}
          </Button>
        </ActionBar>
      </div>
    </>
  )
}
