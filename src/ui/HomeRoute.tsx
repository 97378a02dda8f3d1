import { lazy } from 'react'
import { useApp, useReadable } from '../app/use-app.ts'
import { storageWords } from '../words/storage-words.ts'
import { Button } from './parts/Button.tsx'
import { Message } from './parts/Message.tsx'
import { preloaded } from './preloaded.tsx'

// Asked for while the database opens, and whole before the first pad is drawn: no tap ever waits for a chunk.
const TableRoute = preloaded(import('./table/TableRoute.tsx').then((chunk) => chunk.TableRoute))
const NewGameRoute = lazy(async () => ({ default: (await import('./start/NewGameRoute.tsx')).NewGameRoute }))

/** The game on the table, where there is one; else the page that starts one. */
export function HomeRoute() {
  const app = useApp()
  const start = useReadable(app.start)
  const onTable = useReadable(app.tables)
  switch (onTable.type) {
    case 'open':
      return <TableRoute key={onTable.gameId} table={onTable.table} />
    case 'opening':
      return null
    case 'unreadable':
      return <Message title="This game" sentence={storageWords({ type: 'unreadable-game' }).sentence} />
    case 'missing':
    case 'failed':
    case 'none':
      break
  }
  if (start.type === 'opening') return null
  if (start.type === 'failed' || onTable.type === 'failed') {
    return (
      <Message title="Fifteen Two" sentence={storageWords({ type: 'unavailable' }).sentence}>
        <Button kind="primary" onClick={() => void app.reopen()}>
          Try again
        </Button>
      </Message>
    )
  }
  return <NewGameRoute />
}
