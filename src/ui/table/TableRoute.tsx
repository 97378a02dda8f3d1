import { useEffect, useState } from 'react'
import { useReadable } from '../../app/hooks/use-app.ts'
import { useIgnoredTaps, useWakeLock } from '../../app/hooks/use-table.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import type { TableView } from '../../app/table-view.ts'
import type { Rules } from '../../rules/rules.ts'
import { sideName } from '../../words/names.ts'
import { announce } from '../../words/table/news.ts'
import { CorrectLine } from '../pads/CorrectLine.tsx'
import { SavedMark, ScoreTable } from '../pads/TableInWords.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Screen } from '../parts/Screen.tsx'
import { ChangeRules } from './ChangeRules.tsx'
import { TableStep } from './TableStep.tsx'
import type { TableSlip } from './table-actions.ts'
import { useSlip } from './use-slips.ts'
import { ActionsContext, TableContext, useTable } from './use-table-view.ts'
import { WideBoard } from './WideBoard.tsx'

export function TableRoute({ table }: { readonly table: TableStore }) {
  const { view, actions, slip } = useTable(table)
  const { game, page } = view
  useWakeLock(game.step.type !== 'over')
  useIgnoredTaps(table)
  // A win that comes with a correction is not waited for.
  const close = () => actions.choose({ edited: undefined, told: table.getState().game.outcome?.seq })
  if (page.type === 'rules') {
    const change = (patch: Rules) => {
      actions.act({ type: 'change-rules', patch })
      close()
    }
    return <ChangeRules game={table.getState().game} onBack={close} onRules={change} />
  }
  return (
    <ActionsContext value={actions}>
      <TableContext value={view}>
        <Screen fit="whole">
          {page.type === 'correction' ? (
            <CorrectLine {...page} game={game} store={table} position="at" onDone={close} />
          ) : (
            <>
              <h1 className="visually-hidden">
                {game.pegs.map((_, side) => sideName(game, side)).join(', ')}
              </h1>
              <TableStep />
              {view.isWide && <WideBoard />}
            </>
          )}
          <TableFoot table={table} view={view} slip={slip} />
        </Screen>
      </TableContext>
    </ActionsContext>
  )
}

interface TableFootProps {
  readonly table: TableStore
  readonly view: TableView
  readonly slip: TableSlip | undefined
}

function TableFoot({ table, view, slip }: TableFootProps) {
  const { game, facing, refused } = view
  const state = { ...useReadable(table), game }
  const isFar = useFarTap()
  // The last row that is known to be stored, while nothing waits to be saved.
  const savedTo = state.saving === 'saved' ? game.headSeq : undefined
  const shown = useSlip(table, state, slip)
  const isInLine = refused !== undefined && shown?.sentence === refused
  return (
    <>
      <div data-edge={facing && isFar ? 'far' : undefined}>
        <Notice {...shown} over={isInLine ? 'line' : facing ? undefined : shown?.over} />
      </div>
      <SavedMark saving={state.saving} />
      <ScoreTable game={game} />
      <p className="visually-hidden" role="status" data-game={state.gameId} data-saved={savedTo}>
        {announce(game, state.news)}
      </p>
    </>
  )
}

/** Whether the last tap came from the far edge: the slip is then turned to that player. */
function useFarTap(): boolean {
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const noteEdge = ({ target }: Event) => {
      // A tap on the slip does not move it from under the finger.
      if (target instanceof Element) setFar(target.closest('[data-edge="far"]') !== null)
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const tap of ['pointerdown', 'keydown']) addEventListener(tap, noteEdge, { signal })
    return () => listening.abort()
  }, [])
  return isFar
}
