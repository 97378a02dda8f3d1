import { type ComponentType, Suspense } from 'react'
import { Redirect, Route, Router, Switch } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { AppContext, useApp, useReadable } from '../app/hooks/use-app.ts'
import type { App as OpenApp } from '../app/open-app.ts'
import { Broken } from './Broken.tsx'
import { HomeRoute } from './HomeRoute.tsx'
import { PAGES, type Page } from './pages.ts'
import { markPages } from './parts/use-way-back.ts'
import { late } from './preloaded.tsx'

const TakeRoute = late(async () => (await import('./data/TakeRoute.tsx')).TakeRoute)

/** Only what leads to a peg is in the first chunk; all are on the device from the first visit. */
const ROUTES: Readonly<Record<Page, ComponentType>> = {
  new: late(async () => (await import('./start/NewGameRoute.tsx')).NewGameRoute),
  count: late(async () => (await import('./count/CountRoute.tsx')).CountRoute),
  play: late(async () => (await import('./check/CheckRoute.tsx')).CheckRoute),
  games: late(async () => (await import('./games/GamesRoute.tsx')).GamesRoute),
  players: late(async () => (await import('./games/PlayersRoute.tsx')).PlayersRoute),
  rulings: late(async () => (await import('./rulings/RulingsRoute.tsx')).RulingsRoute),
  settings: late(async () => (await import('./settings/SettingsRoute.tsx')).SettingsRoute),
  storage: late(async () => (await import('./data/StorageRoute.tsx')).StorageRoute),
  sheet: late(async () => (await import('./sheet/SheetRoute.tsx')).SheetRoute),
  'hand-over': late(async () => (await import('./data/HandOverRoute.tsx')).HandOverRoute),
  take: TakeRoute,
}

const Keyboard = late(async () => (await import('./keys/Keyboard.tsx')).Keyboard)

/** `base` is the folder the app is hosted in, with its slash: `/`, `/some/folder/`. */
export function App({ app, base }: { readonly app: OpenApp; readonly base: string }) {
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

/** After the first page, which does not wait for it. */
function StartedKeyboard() {
  const start = useReadable(useApp().start)
  return start.type === 'opening' ? null : <Keyboard />
}

/** A game that was handed over may come in the address of the app itself. */
function StartRoute() {
  const handedOver = useLocationProperty(() => /^#g\d+[a-z]-/.test(location.hash))
  return handedOver ? <TakeRoute /> : <HomeRoute />
}
