import { useLocation } from 'wouter'
import { useApp } from '../../app/hooks/use-app.ts'
import { useGuestLine } from '../../app/hooks/use-line.ts'
import { useMinutesSince } from '../../app/hooks/use-table.ts'
import type { FollowedGame } from '../../device/lists.ts'
import { whosePhone } from '../../words/names.ts'
import { LINE_WORDS } from '../../words/pages/join.ts'
import { FOLLOW_WORDS, sayAsOf, sayNextCode, sayNotUsed } from '../../words/table/follow.ts'
import { SCORE_HERE } from '../../words/table/saving.ts'
import { ActionBar, Button } from '../parts/Button.tsx'
import { DealSummary } from './DealSummary.tsx'
import { TableBar } from './TableBar.tsx'
import { Beside, StatusLine } from './TableFrame.tsx'
import { useTableActions, useTableView } from './use-table-view.ts'

/** A game that another phone scores, as it was when that phone was last heard of. */
export function FollowPage({ by: { gameId, at, from } }: { readonly by: FollowedGame }) {
  const { game } = useTableView()
  const { takeOver } = useTableActions()
  const [, navigate] = useLocation()
  const minutes = useMinutesSince(at)
  const phase = useGuestLine(gameId)?.phase
  const isLive = phase === 'open'
  const phone = whosePhone(from)
  const asOf = phase === 'silent' ? LINE_WORDS.silent(phone) : sayAsOf(game, minutes)
  const { guest } = useApp()
  return (
    <>
      <StatusLine lines={isLive ? [LINE_WORDS.connected(phone)] : asOf} />
      <DealSummary />
      <div>
        <Beside words={sayNotUsed(from)}>
          <button type="button" onClick={takeOver}>
            {SCORE_HERE.label}
          </button>
        </Beside>
        <ActionBar>
          {isLive ? (
            <>
              <Button kind="quiet" onClick={guest.leave}>
                {LINE_WORDS.end}
              </Button>
              <Button kind="primary" onClick={() => navigate('/join')}>
                {LINE_WORDS.play}
              </Button>
            </>
          ) : (
            <Button
              kind="primary"
              icon="code"
              detail={sayNextCode(game, from)}
              onClick={() => navigate('/storage?scan')}
            >
              {FOLLOW_WORDS.scanNext}
            </Button>
          )}
        </ActionBar>
      </div>
    </>
  )
}

/** While another side counts or plays: the deal so far, and what this phone can take back. */
export function WaitingPage() {
  return (
    <>
      <StatusLine />
      <DealSummary />
      <TableBar />
    </>
  )
}
