import { fieldOf } from '../../base/is-object.ts'
import { makeObservable } from '../../base/observable.ts'
import type { Database } from '../../store/connection.ts'
import { decodeSettings, writePref } from '../../store/prefs.ts'
import type { Settings } from '../../store/schema.ts'

/** Read by `public/start.js` too, before anything is painted: the same key and the same names. */
const MIRROR = 'fifteen-two:settings'

export function makeSettingsStore(db: Database) {
  const mirrored = readMirror()
  const observable = makeObservable(decodeSettings(mirrored))
  /** The database may not have these yet: the app can be closed between a tap and its commit. */
  let ahead = fieldOf(mirrored, 'ahead') === true

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

  function mirror(): void {
    try {
      localStorage.setItem(MIRROR, JSON.stringify({ ...observable.getState(), ahead }))
    } catch {
      // Without local storage the look is applied when the database is open.
    }
  }

  async function write(value: Settings): Promise<void> {
    const written = await writePref(db, { key: 'settings', value })
    if (!written.ok || observable.getState() !== value) return
    ahead = false
    mirror()
  }

  return {
    getState: observable.getState,
    subscribe: observable.subscribe,
    /** Uses what the database has. The copy in local storage only avoids a flash at the start. */
    adopt(settings: Settings): void {
      // A choice made while the database was opening, or closed before it was written, is newer than the stored one.
      if (ahead) void write(observable.getState())
      else {
        show(settings)
        mirror()
      }
    },
    change(patch: Partial<Settings>): void {
      ahead = true
      show({ ...observable.getState(), ...patch })
      mirror()
      void write(observable.getState())
    },
    /** Uses what another window changes: the next change here writes all settings. */
    followOthers(): void {
      addEventListener('storage', ({ key }) => {
        if (key === MIRROR) show(decodeSettings(readMirror()))
      })
    },
  }
}

function readMirror(): unknown {
  try {
    return JSON.parse(localStorage.getItem(MIRROR) ?? '{}')
  } catch {
    return {}
  }
}
