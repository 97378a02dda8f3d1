import { makeObservable } from '../../base/observable.ts'
import { joinRenamed } from '../../game/record/player-names.ts'
import { decodeSettings, type Settings } from '../../game/setup/settings.ts'

/** Read by `public/start.js` too, before anything is painted: the same key and the same names. */
const KEY = 'fifteen-two:settings'

/** Kept in local storage alone, which is read before the first paint and needs no database. */
export function makeSettingsStore() {
  const observable = makeObservable(decodeSettings(readKept()))

  function show(settings: Settings): void {
    observable.set(settings)
    // The styles read attributes of the page. A default sets none, so that the browser's own setting counts.
    const { dataset } = document.documentElement
    const defaults = decodeSettings({})
    for (const name of ['theme', 'suits', 'hand', 'motion'] as const) {
      if (settings[name] === defaults[name]) delete dataset[name]
      else dataset[name] = settings[name]
    }
  }

  function set(settings: Settings): void {
    show(settings)
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // Without local storage a choice lasts as long as the page.
    }
  }

  return {
    getState: observable.getState,
    subscribe: observable.subscribe,
    /** Undefined if nobody has changed a setting. */
    chosen: () => (readKept() === undefined ? undefined : observable.getState()),
    change(patch: Partial<Settings>): void {
      set({ ...observable.getState(), ...patch })
    },
    /** Those of a backup: what was chosen here stays, and players have the names that either knows. */
    restore(settings: Settings): void {
      const own = readKept() === undefined ? settings : observable.getState()
      set({ ...own, renamed: joinRenamed(own.renamed, settings.renamed) })
    },
    /** Uses what another window changes: the next change here writes all settings. */
    followOthers(): void {
      addEventListener('storage', ({ key }) => {
        if (key === KEY) show(decodeSettings(readKept()))
      })
    },
  }
}

/** Undefined if there is nothing that can be read. Nothing is no error: that would take a millisecond of a start. */
function readKept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
