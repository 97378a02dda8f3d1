import { useEffect, useState } from 'react'
import { strayTaps } from './stray-taps.ts'
import type { TableState, TableStore } from './table-state.ts'
import type { OnTable } from './tables.ts'
import { useApp, useReadable } from './use-app.ts'

/** Puts a game on the table and tells how that went; a game that lies there already is there at once. */
export function useTable(gameId: string): OnTable {
  const { tables } = useApp()
  const on = useReadable(tables)
  useEffect(() => void tables.open(gameId), [tables, gameId])
  return on.type !== 'none' && on.gameId === gameId ? on : { type: 'opening', gameId }
}

/** The state of an open table, anew with every tap. */
export function useTableState(table: TableStore): TableState {
  return useReadable(table)
}

/** Lets the table say that a tap was let pass. */
export function useStrayTaps({ letPass }: TableStore): void {
  const strays = useReadable(strayTaps)
  const [before] = useState(strays)
  useEffect(() => {
    if (strays > before) letPass()
  }, [strays, before, letPass])
}
