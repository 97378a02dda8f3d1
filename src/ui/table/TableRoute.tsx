import { useEffect, useState } from 'react'
import { usePart, useReadable } from '../../app/hooks/use-app.ts'
import { useGameInWords, useIgnoredTaps, useWakeLock } from '../../app/hooks/use-table.ts'
import type { TableStore } from '../../app/stores/table-store.ts'
import type { TableView } from '../../app/table-view.ts'
import type { ShownGame } from '../../game/record/game.ts'
import { sideName } from '../../words/names.ts'
import { announce } from '../../words/table/news.ts'
import { CorrectLine } from '../pads/CorrectLine.tsx'
import { SavedMark, ScoreTable } from '../pads/TableInWords.tsx'
import { Notice } from '../parts/Notice.tsx'
import { ChangeRules } from '../parts/rules/ChangeRules.tsx'
import { Screen } from '../parts/Screen.tsx'
import { TableStep } from './TableStep.tsx'
import type { Edited, TableSlip } from './table-actions.ts'
import { useSlip } from './use-slips.ts'
import { ActionsContext, TableContext, useTable } from './use-table-view.ts'
import { WideBoard } from './WideBoard.tsx'

export function TableRoute({ table }: { readonly table: TableStore }) {
  // Watches only the game: saving changes nothing but the slip at the foot.
  const kept = usePart(table, ({ game }) => game)
  const game = useGameInWords(kept)
  const [editing, setEditing] = useState<Edited>()
  const edited = game.lines.find(({ seq }) => seq === editing)
  const close = () => setEditing(undefined)
  useWakeLock(game.step.type !== 'over')
  useIgnoredTaps(table)
  if (edited) return <CorrectLine game={game} line={edited} store={table} position="at" onDone={close} />
  return editing === 'rules' ? (
    <ChangeRules
      game={kept}
      onBack={close}
      onRules={(patch) => {
        table.act({ type: 'change-rules', patch })
        close()
      }}
    />
  ) : (
    <TableScreen game={game} table={table} edit={setEditing} />
  )
}

interface TableScreenProps {
  readonly game: ShownGame
  readonly table: TableStore
  readonly edit: (what: Edited) => void
}

function TableScreen({ game, table, edit }: TableScreenProps) {
  const { view, actions, slip } = useTable(table, game, edit)
  return (
    <ActionsContext value={actions}>
      <TableContext value={view}>
        <Screen fit="whole">
          <h1 className="visually-hidden">{game.pegs.map((_, side) => sideName(game, side)).join(', ')}</h1>
          <TableStep />
          {view.isWide && <WideBoard />}
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
      <div data-slip={facing && isFar ? 'far' : undefined}>
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
      if (target instanceof Element) setFar(target.closest('[data-edge="far"], [data-slip="far"]') !== null)
    }
    const listening = new AbortController()
    const { signal } = listening
    for (const tap of ['pointerdown', 'keydown']) addEventListener(tap, noteEdge, { signal })
    return () => listening.abort()
  }, [])
  return isFar
}
