import { makeCell, type Readable } from '../pwa/cell.ts'
import type { Database } from '../store/database.ts'
import type { Settings } from '../store/kept-pref.ts'
import { decodeSettings, writePref } from '../store/prefs.ts'

/** Read by `public/look.js` too, before anything is painted: the same key and the same names. */
const MIRROR = 'fifteen-two:settings'

export interface SettingsStore extends Readable<Settings> {
  readonly change: (patch: Partial<Settings>) => void
  /** Takes over what the database has kept: it is the truth, the mirror only saves a flash at the start. */
  readonly adopt: (settings: Settings) => void
}

export function makeSettingsStore(db: Database): SettingsStore {
  const cell = makeCell<Settings>(readMirror())
  let changed = false

  function show(settings: Settings): void {
    cell.set(settings)
    writeMirror(settings)
    showOn(document.documentElement, settings)
  }

  return {
    getState: cell.getState,
    subscribe: cell.subscribe,
    adopt(settings) {
      // A choice made while the database was being opened is newer than what it holds.
      if (!changed) show(settings)
    },
    change(patch) {
      changed = true
      show({ ...cell.getState(), ...patch })
      void writePref(db, { key: 'settings', value: cell.getState() })
    },
  }
}

/** The look follows attributes of the page; a default has none, so that the browser's own wish counts. */
function showOn({ dataset }: HTMLElement, { theme, suits, hand, motion }: Settings): void {
  const chosen = { theme, suits, hand, motion }
  const defaults = decodeSettings({})
  for (const name of ['theme', 'suits', 'hand', 'motion'] as const) {
    if (chosen[name] === defaults[name]) delete dataset[name]
    else dataset[name] = chosen[name]
  }
}

function readMirror(): Settings {
  try {
    return decodeSettings(JSON.parse(localStorage.getItem(MIRROR) ?? '{}'))
  } catch {
    return decodeSettings({})
  }
}

/** Where there is no local storage the look settles when the database is open. */
function writeMirror(settings: Settings): void {
  try {
    localStorage.setItem(MIRROR, JSON.stringify(settings))
  } catch {
    // Nothing hangs on it.
  }
}
