import { Suspense } from 'react'
import { useApp, useReadable } from '../app/hooks/use-app.ts'
import { OPENING_WORDS, sayNotOpened, TITLES } from '../words/app.ts'
import { sayStorage } from '../words/table/saving.ts'
import { Button, PageButton } from './parts/Button.tsx'
import { Opening, Shell } from './parts/Opening.tsx'
import { Message } from './parts/Screen.tsx'
import { late, preloaded } from './preloaded.tsx'

// Loaded while the database opens: no tap ever waits for a chunk.
const TableRoute = preloaded(async () => (await import('./table/TableRoute.tsx')).TableRoute)
TableRoute.load()
// Not needed to score.
const ChangeRules = late(async () => (await import('./start/ChangeRules.tsx')).ChangeRules)
const NewGameRoute = late(async () => (await import('./start/NewGameRoute.tsx')).NewGameRoute)

/** The game on the table, if there is one; else the page that starts one. */
export function HomeRoute() {
  const app = useApp()
  const start = useReadable(app.start)
  const storage = useReadable(app.storage)
  const onTable = useReadable(app.tables)
  if (onTable.type === 'open') {
    return <TableRoute key={onTable.gameId} table={onTable.table} ChangeRules={ChangeRules} />
  }
  if (onTable.type === 'opening') return <Opening />
  if (onTable.type === 'unreadable') {
    return (
      <Message title={OPENING_WORDS.thisGame} sentence={sayStorage({ type: 'unreadable-game' }).sentence}>
        <PageButton kind="primary" to="/new" title={TITLES.newGame} />
        <PageButton kind="quiet" to="/games" title={TITLES.games} />
      </Message>
    )
  }
  if (start.type === 'opening') {
    // The app opens by itself as soon as the other window is closed.
    const blocked = sayStorage({ type: 'blocked' }).sentence
    return storage === 'blocked' ? <Message title={TITLES.app} sentence={blocked} /> : <Opening />
  }
  const failed = start.type === 'failed' ? start : onTable
  if (failed.type === 'failed') {
    return (
      <Message title={TITLES.app} sentence={sayNotOpened(failed.error.type)}>
        <Button kind="primary" onClick={() => void app.reopen()}>
          {OPENING_WORDS.tryAgain}
        </Button>
        <PageButton kind="quiet" icon="cards" to="/count" title={TITLES.count} />
      </Message>
    )
  }
  return (
    <Suspense fallback={<Shell line={OPENING_WORDS.line} />}>
      <NewGameRoute />
    </Suspense>
  )
}
