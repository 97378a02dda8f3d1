import { lazy, Suspense } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { AppContext, useApp, useReadable } from '../app/hooks/use-app.ts'
import type { App as OpenApp } from '../app/open-app.ts'
import { Broken } from './Broken.tsx'
import { HomeRoute } from './HomeRoute.tsx'
import { markPages } from './parts/use-way-back.ts'

// All of them are on the device from the first visit; only the way to a peg is in the first chunk.
const NewGameRoute = lazy(async () => ({ default: (await import('./start/NewGameRoute.tsx')).NewGameRoute }))
const CountRoute = lazy(async () => ({ default: (await import('./count/CountRoute.tsx')).CountRoute }))
const CheckRoute = lazy(async () => ({ default: (await import('./check/CheckRoute.tsx')).CheckRoute }))
const GamesRoute = lazy(async () => ({ default: (await import('./games/GamesRoute.tsx')).GamesRoute }))
const PlayersRoute = lazy(async () => ({ default: (await import('./games/PlayersRoute.tsx')).PlayersRoute }))
const RulingsRoute = lazy(async () => ({
  default: (await import('./rulings/RulingsRoute.tsx')).RulingsRoute,
}))
const SheetRoute = lazy(async () => ({ default: (await import('./sheet/SheetRoute.tsx')).SheetRoute }))
const StorageRoute = lazy(async () => ({ default: (await import('./data/StorageRoute.tsx')).StorageRoute }))
const HandOverRoute = lazy(async () => ({
  default: (await import('./data/HandOverRoute.tsx')).HandOverRoute,
}))
const TakeRoute = lazy(async () => ({ default: (await import('./data/TakeRoute.tsx')).TakeRoute }))
const SettingsRoute = lazy(async () => ({
  default: (await import('./settings/SettingsRoute.tsx')).SettingsRoute,
}))
// It listens to the whole page, and is there before anybody has a hand on the keyboard.
const Keyboard = lazy(async () => ({ default: (await import('./keys/Keyboard.tsx')).Keyboard }))

interface AppProps {
  readonly app: OpenApp
  /** The folder the app is hosted in, with its slash: `/`, `/some/folder/`. */
  readonly base: string
}

/** The screens and their addresses. */
export function App({ app, base }: AppProps) {
  return (
    <Broken app={app}>
      <AppContext value={app}>
        <Router base={base.replace(/\/$/, '')} aroundNav={markPages}>
          <Suspense fallback={null}>
            <Switch>
              <Route path="/" component={StartRoute} />
              <Route path="/new" component={NewGameRoute} />
              <Route path="/count" component={CountRoute} />
              <Route path="/play" component={CheckRoute} />
              <Route path="/games" component={GamesRoute} />
              <Route path="/players" component={PlayersRoute} />
              <Route path="/rulings" component={RulingsRoute} />
              <Route path="/settings" component={SettingsRoute} />
              <Route path="/storage" component={StorageRoute} />
              <Route path="/sheet" component={SheetRoute} />
              <Route path="/hand-over" component={HandOverRoute} />
              <Route path="/take" component={TakeRoute} />
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

/** The first page is not made to wait for it. */
function StartedKeyboard() {
  const start = useReadable(useApp().start)
  return start.type === 'opening' ? null : <Keyboard />
}

/** A game that was handed over may come in the address of the app itself. */
function StartRoute() {
  const handedOver = useLocationProperty(() => /^#g\d+[a-z]-/.test(location.hash))
  return handedOver ? <TakeRoute /> : <HomeRoute />
}
