import { type ComponentType, useEffect } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { AppContext, useApp, useReadable } from '../app/hooks/use-app.ts'
import { useGames } from '../app/hooks/use-figures.ts'
import { lastSaid } from '../app/hooks/use-speech.ts'
import type { App } from '../app/open-app.ts'
import { hasCode } from '../app/transfer/codes.ts'
import { OPENING_WORDS, sayNotOpened, TITLES } from '../words/app.ts'
import { BOOK_WORDS } from '../words/pages/book.ts'
import { sayStorage } from '../words/table/saving.ts'
import { Broken } from './Broken.tsx'
import { ClubRoute } from './club/ClubRoute.tsx'
import { CountRoute } from './count/CountRoute.tsx'
import { PractiseRoute } from './count/PractiseRoute.tsx'
import { ReadHandRoute } from './count/ReadHandRoute.tsx'
import { ReceiveRoute } from './data/ReceiveRoute.tsx'
import { StorageRoute } from './data/StorageRoute.tsx'
import { followFocus } from './follow-focus.ts'
import { BookHome } from './games/BookHome.tsx'
import { BookRoute } from './games/BookRoute.tsx'
import { JoinRoute } from './join/JoinRoute.tsx'
import { Keyboard } from './keys/Keyboard.tsx'
import { MOVED, PAGES, type PageName } from './pages.ts'
import { Button, PageButton } from './parts/Button.tsx'
import { Message, OpeningScreen } from './parts/Screen.tsx'
import { markPages } from './parts/use-way-back.ts'
import { RulingsRoute } from './rulings/RulingsRoute.tsx'
import { SettingsRoute } from './settings/SettingsRoute.tsx'
import { SheetRoute } from './sheet/SheetRoute.tsx'
import { FirstRoute, NewGameRoute } from './start/NewGameRoute.tsx'
import { TableRoute } from './table/TableRoute.tsx'
import { WatchRoute } from './watch/WatchRoute.tsx'

const ROUTES: Readonly<Record<PageName, ComponentType>> = {
  new: NewGameRoute,
  count: CountRoute,
  hand: ReadHandRoute,
  practise: PractiseRoute,
  book: BookRoute,
  rulings: RulingsRoute,
  settings: SettingsRoute,
  storage: StorageRoute,
  sheet: SheetRoute,
  receive: ReceiveRoute,
  watch: WatchRoute,
  join: JoinRoute,
  club: ClubRoute,
}

/** `base` is the folder the app is hosted in, with its slash: `/`, `/some/folder/`. */
export function AppRoot({ app, base }: { readonly app: App; readonly base: string }) {
  useEffect(followFocus, [])
  return (
    <Broken app={app}>
      <AppContext value={app}>
        <LastSaid />
        <Router base={base.replace(/\/$/, '')} aroundNav={markPages}>
          <Switch>
            <Route path="/" component={StartRoute} />
            {PAGES.map((page) => (
              <Route key={page} path={`/${page}`} component={ROUTES[page]} />
            ))}
            {Object.entries(MOVED).map(([old, now]) => (
              <Route key={old} path={`/${old}`}>
                <Moved to={now} />
              </Route>
            ))}
            <Route>
              <Redirect to="/" replace />
            </Route>
          </Switch>
        </Router>
        <Keyboard />
      </AppContext>
    </Broken>
  )
}

/** Above the page: below it, it would make the page a pixel taller than the screen. */
function LastSaid() {
  return <output className="visually-hidden">{useReadable(lastSaid)}</output>
}

/** A code may also be in the fragment of the address of the app itself. */
function StartRoute() {
  const isCode = useLocationProperty(() => hasCode(location.hash))
  return isCode ? <ReceiveRoute /> : <HomeRoute />
}

function HomeRoute() {
  const app = useApp()
  const start = useReadable(app.start)
  const storage = useReadable(app.storage)
  const onTable = useReadable(app.currentGame)
  if (onTable.type === 'open') {
    const { gameId, table } = onTable
    return <TableRoute key={gameId} table={table} />
  }
  if (onTable.type === 'opening') return <OpeningScreen />
  if (onTable.type === 'unreadable') {
    return (
      <Message title={OPENING_WORDS.thisGame} sentence={sayStorage({ type: 'unreadable-game' }).sentence}>
        <PageButton kind="primary" to="/new" title={TITLES.newGame} />
        <PageButton kind="quiet" to="/book" title={BOOK_WORDS.title} />
      </Message>
    )
  }
  // The app opens the games by itself as soon as the other window is closed.
  if (start.type === 'opening' && storage === 'blocked')
    return <Message title={TITLES.app} sentence={sayStorage({ type: 'blocked' }).sentence} />
  if (start.type === 'opening') return <OpeningScreen />
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
  return <Home />
}

/** The Book; before the first game, the page that begins it. */
function Home() {
  const { lastTable } = useReadable(useApp().device)
  const { games } = useGames()
  return lastTable === undefined && games.length === 0 ? <FirstRoute /> : <BookHome />
}

/** What an older address asked for, at its new one. */
function Moved({ to }: { readonly to: string }) {
  return <Redirect to={`/${to}${location.search.replace('?', '&')}`} replace />
}
