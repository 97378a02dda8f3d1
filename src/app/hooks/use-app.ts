import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Readable } from '../../base/observable.ts'
import type { Renamed } from '../../game/record/player-names.ts'
import type { Rules } from '../../rules/rules.ts'
import { withWords } from '../../words/engine/rules.ts'
import type { App } from '../open-app.ts'

/** Given once, at the top: `<AppContext value={openApp()}>`. */
export const AppContext = createContext<App | undefined>(undefined)

export function useApp(): App {
  const app = useContext(AppContext)
  if (!app) throw new Error('no AppContext above this component')
  return app
}

export function useReadable<T>(store: Readable<T>): T {
  return useSyncExternalStore(store.subscribe, store.getState)
}

/** Renders again only when that part changes. */
export function usePart<T, Part>(store: Readable<T>, part: (value: T) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.getState()))
}

/** Reads again whenever the key changes. Until `read` answers, or if with undefined, it is the result before. */
export function useQuery<Key, T>(key: Key, read: (key: Key) => Promise<T | undefined>): T | undefined {
  const [value, setValue] = useState<T>()
  const readLatest = useEffectEvent(read)
  useEffect(() => {
    let isLatest = true
    void readLatest(key).then((next) => {
      if (isLatest && next !== undefined) setValue(() => next)
    })
    return () => {
      isLatest = false
    }
  }, [key])
  return value
}

export function useSettings() {
  const { device } = useApp()
  return [usePart(device, ({ settings }) => settings), device.choose] as const
}

/** What the names of players in old games are now. */
export function useRenamed(): Renamed {
  return usePart(useApp().device, ({ renamed }) => renamed)
}

export function useWords(): (rules: Rules) => Rules {
  const [{ words }] = useSettings()
  return useCallback((rules) => withWords(rules, words, globalThis.document && navigator.language), [words])
}
