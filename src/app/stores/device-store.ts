import { makeObservable } from '../../base/observable.ts'
import { decodeDevice, joinDevices, numberOf, withSameParts } from '../../device/device.ts'
import { decodeSettings, type Settings } from '../../device/settings.ts'
import { changeInBoth } from '../../store/both-databases.ts'
import { type DeviceChange, deviceIn } from '../../store/device-row.ts'
import { watch } from '../../store/watch.ts'
import type { Ports } from '../ports.ts'

/** Read by `public/start.js` too, before anything is painted: the same key and the same names. */
const KEY = 'fifteen-two:look'
const LOOKS = ['theme', 'suits', 'hand', 'motion'] as const

export type DeviceStore = ReturnType<typeof makeDeviceStore>

/** The document of this device. Until it is read, it has only the look of the last visit. */
export function makeDeviceStore({ db, now }: Pick<Ports, 'db' | 'now'>) {
  let stored = decodeDevice({ settings: readLook() })
  let waiting: readonly DeviceChange[] = []
  const observable = makeObservable(stored)

  function show(): void {
    let device = stored
    for (const change of waiting) device = { ...device, ...change(device) }
    observable.set(device)
    showLook(device.settings)
  }

  function adopt(device: unknown): void {
    const isNewer = stored.number === 0 ? device !== undefined : numberOf(device) > stored.number
    if (!isNewer || waiting.length > 0) return
    stored = withSameParts(stored, decodeDevice(device))
    show()
  }

  /** Shown at once, and saved as a tap is. What cannot be saved is taken back, or with `lasts` stays until the page closes. */
  async function change(to: DeviceChange, lasts?: 'lasts') {
    waiting = [...waiting, to]
    show()
    const saved = await changeInBoth(db, to)
    waiting = waiting.filter((one) => one !== to)
    if (saved.ok) stored = withSameParts(stored, saved.value)
    else if (lasts) stored = { ...stored, ...to(stored) }
    show()
    return saved
  }

  return {
    getState: observable.getState,
    subscribe: observable.subscribe,
    /** The document as the app has just read it. */
    adopt,
    change,
    choose: (patch: Partial<Settings>) =>
      change(({ settings }) => ({ settings: { ...settings, ...patch } }), 'lasts'),
    /** Adds what a file has. */
    join: (piece: unknown) => change((ours) => joinDevices(ours, decodeDevice(piece), now())),
    /** Follows what another window changes. */
    followOthers: () => watch(db, () => deviceIn(db), adopt),
  }
}

function showLook(settings: Settings): void {
  // The styles read attributes of the page. A default sets none, so that the browser's own setting counts.
  const { dataset } = document.documentElement
  const defaults = decodeSettings({})
  for (const name of LOOKS) {
    if (settings[name] === defaults[name]) delete dataset[name]
    else dataset[name] = settings[name]
  }
  const look = JSON.stringify(Object.fromEntries(LOOKS.map((name) => [name, settings[name]])))
  try {
    if (localStorage.getItem(KEY) !== look) localStorage.setItem(KEY, look)
  } catch {
    // Without local storage the next visit shows the look a moment later.
  }
}

/** Undefined if there is nothing that can be read. Nothing is no error: that would take a millisecond of a start. */
function readLook(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
