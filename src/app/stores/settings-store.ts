import { fieldOf } from '../../base/is-object.ts'
import { makeObservable } from '../../base/observable.ts'
import type { Database } from '../../store/database.ts'
import { decodeSettings, writePref } from '../../store/prefs.ts'
import type { Settings } from '../../store/stored-rows.ts'

/** Read by `public/start.js` too, before anything is painted: the same key and the same names. */
const MIRROR = 'fifteen-two:settings'

export function makeSettingsStore(db: Database) {
  const mirrored = readMirror()
  const cell = makeObservable(decodeSettings(mirrored))
  /** The database may not hold them yet: the app can be left between a tap and its commit. */
  let ahead = fieldOf(mirrored, 'ahead') === true

  function show(settings: Settings): void {
    cell.set(settings)
    // The look follows attributes of the page; a default has none, so that the browser's own wish counts.
    const { dataset } = document.documentElement
    const defaults = decodeSettings({})
    for (const name of ['theme', 'suits', 'hand', 'motion'] as const) {
      if (settings[name] === defaults[name]) delete dataset[name]
      else dataset[name] = settings[name]
    }
  }

  /** Where there is no local storage the look settles when the database is open. */
  function mirror(): void {
    try {
      localStorage.setItem(MIRROR, JSON.stringify({ ...cell.getState(), ahead }))
    } catch {
      // The database has them.
    }
  }

  async function write(value: Settings): Promise<void> {
    const written = await writePref(db, { key: 'settings', value })
    if (!written.ok || cell.getState() !== value) return
    ahead = false
    mirror()
  }

  return {
    getState: cell.getState,
    subscribe: cell.subscribe,
    /** Takes over what the database has kept: it is the truth, the mirror only saves a flash at the start. */
    adopt(settings: Settings): void {
      // A choice made while the database was being opened, or left before it was written, is newer than what it holds.
      if (ahead) void write(cell.getState())
      else {
        show(settings)
        mirror()
      }
    },
    change(patch: Partial<Settings>): void {
      ahead = true
      show({ ...cell.getState(), ...patch })
      mirror()
      void write(cell.getState())
    },
    /** Takes over what another window changes: the next change here is written with all the rest. */
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
