import { type ComponentType, Suspense, useEffect } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { AppContext, useApp, useReadable } from '../app/hooks/use-app.ts'
import type { App as OpenApp } from '../app/open-app.ts'
import { OPENING_WORDS, sayNotOpened, TITLES } from '../words/app.ts'
import { sayStorage } from '../words/table/saving.ts'
import { Broken } from './Broken.tsx'
import { followFocus } from './follow-focus.ts'
import { PAGES, type Page } from './pages.ts'
import { Button, PageButton } from './parts/Button.tsx'
import { Message, Opening, Shell } from './parts/Screen.tsx'
import { markPages } from './parts/use-way-back.ts'
import { late, preloaded } from './preloaded.tsx'

// Loaded while the database opens, so that no tap waits for a chunk.
const TableRoute = preloaded(async () => (await import('./table/TableRoute.tsx')).TableRoute)
TableRoute.load()
const ChangeRules = late(async () => (await import('./start/ChangeRules.tsx')).ChangeRules)
const CorrectLine = late(async () => (await import('./sheet/CorrectLine.tsx')).CorrectLine)
const NewGameRoute = late(async () => (await import('./start/NewGameRoute.tsx')).NewGameRoute)
const TakeRoute = late(async () => (await import('./data/TakeRoute.tsx')).TakeRoute)

/** Only what is needed to peg is in the first chunk; all parts are on the device after the first visit. */
const ROUTES: Readonly<Record<Page, ComponentType>> = {
  new: NewGameRoute,
  count: late(async () => (await import('./count/CountRoute.tsx')).CountRoute),
  play: late(async () => (await import('./check/CheckRoute.tsx')).CheckRoute),
  games: late(async () => (await import('./games/GamesRoute.tsx')).GamesRoute),
  evening: late(async () => (await import('./games/EveningRoute.tsx')).EveningRoute),
  players: late(async () => (await import('./games/PlayersRoute.tsx')).PlayersRoute),
  rulings: late(async () => (await import('./rulings/RulingsRoute.tsx')).RulingsRoute),
  settings: late(async () => (await import('./settings/SettingsRoute.tsx')).SettingsRoute),
  storage: late(async () => (await import('./data/StorageRoute.tsx')).StorageRoute),
  sheet: late(async () => (await import('./sheet/SheetRoute.tsx')).SheetRoute),
  'hand-over': late(async () => (await import('./data/TransferRoute.tsx')).TransferRoute),
  take: TakeRoute,
}

const Keyboard = late(async () => (await import('./keys/Keyboard.tsx')).Keyboard)

/** `base` is the folder the app is hosted in, with its slash: `/`, `/some/folder/`. */
export function App({ app, base }: { readonly app: OpenApp; readonly base: string }) {
  // Before the keys are loaded: the first tap may already remove what it tapped.
  useEffect(followFocus, [])
  return (
    <Broken app={app}>
      <AppContext value={app}>
        <Router base={base.replace(/\/$/, '')} aroundNav={markPages}>
          <Suspense fallback={null}>
            <Switch>
              <Route path="/" component={StartRoute} />
              {PAGES.map((page) => (
                <Route key={page} path={`/${page}`} component={ROUTES[page]} />
              ))}
              <Route>
                <Redirect to="/" replace />
              </Route>
            </Switch>
          </Suspense>
        </Router>
        <Suspense fallback={null}>
          <StartedKeyboard />
        </Suspense>
      </AppContext>
    </Broken>
  )
}

/** Loaded after the first page, which does not wait for it. */
function StartedKeyboard() {
  const start = useReadable(useApp().start)
  return start.type === 'opening' ? null : <Keyboard />
}

/** A link to a game may also be the address of the app itself, with the game in its fragment. */
function StartRoute() {
  const isGameLink = useLocationProperty(() => /^#g\d+[a-z\d.]*-/.test(location.hash))
  return isGameLink ? <TakeRoute /> : <HomeRoute />
}

function HomeRoute() {
  const app = useApp()
  const start = useReadable(app.start)
  const storage = useReadable(app.storage)
  const onTable = useReadable(app.currentGame)
  if (onTable.type === 'open') {
    const { gameId, table } = onTable
    return <TableRoute key={gameId} table={table} ChangeRules={ChangeRules} CorrectLine={CorrectLine} />
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
  // The app opens the games by itself as soon as the other window is closed.
  if (start.type === 'opening' && storage === 'blocked')
    return <Message title={TITLES.app} sentence={sayStorage({ type: 'blocked' }).sentence} />
  if (start.type === 'opening') return <Opening />
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
