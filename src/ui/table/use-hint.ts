import { useEffect, useRef } from 'react'
import { useApp, usePart } from '../../app/hooks/use-app.ts'
import { noteNow } from '../../app/transfer/storage-promise.ts'
import { type Hint, hintDue } from '../../words/table/hints.ts'
import { useTableView } from './use-table-view.ts'

/** What is said once on a device, where it helps: until it is answered, or the game has gone on. */
export function useHint() {
  const app = useApp()
  const notes = usePart(app.device, (device) => device.notes)
  const { game, refused } = useTableView()
  const due = hintDue(game)
  const isDue = due !== undefined && notes[due.name] === undefined
  const shown = useRef<Hint['name']>(undefined)
  useEffect(() => {
    if (shown.current && shown.current !== due?.name) void noteNow(app, shown.current)
    shown.current = isDue ? due.name : undefined
  }, [app, due?.name, isDue])
  // Why the last tap did nothing has the line first.
  return isDue && refused === undefined ? { ...due, gotIt: () => void noteNow(app, due.name) } : undefined
}
