import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Readable } from '../base/observable.ts'
import type { App } from './open-app.ts'

/** Given once, at the top: `<AppContext value={openApp()}>`. */
export const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('no AppContext above this component')
  return app
}

/** The value of a store, and a new render whenever it changes. */
export function useReadable<T>(store: Readable<T>): T {
  return useSyncExternalStore(store.subscribe, store.getState)
}
