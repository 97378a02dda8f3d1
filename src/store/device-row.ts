import { fieldOf } from '../base/is-object.ts'
import { err, ok } from '../base/result.ts'
import { type Device, decodeDevice, isReadable, joinDevices, numberOf } from '../device/device.ts'
import type { Database, Stored } from './connection.ts'

/** What changes in the document, made from the document as it is stored: another window may have changed it too. */
export type DeviceChange = (device: Device) => Partial<Omit<Device, 'number'>>

/** Inside a transaction: the document as it is stored, not decoded; undefined in a new database. */
export async function deviceIn({ prefs }: Pick<Database, 'prefs'>): Promise<unknown> {
  return fieldOf(await prefs.get('device'), 'value')
}

/**
 * Returns the whole document, on the disk under its next number. `unknown`: a mirror that may have an older document does
 * not answer. Then ours has no number until they are joined.
 */
export async function changeDevice(db: Database, change: DeviceChange, mirror?: 'unknown'): Stored<Device> {
  const done = await db.tx('rw', ['prefs'], async () => {
    const before = decodeDevice(await deviceIn(db))
    const number = before.number === 0 && mirror ? 0 : before.number + 1
    const changed = change(before)
    if (!isReadable(changed)) return undefined
    const after = { ...before, ...changed, number }
    await db.prefs.put({ key: 'device', value: after })
    return after
  })
  if (!done.ok) return done
  return done.value ? ok(done.value) : err({ type: 'full' })
}

/** Takes the document of the other database if it has the higher number, and joins it with one that has none yet. */
export function bringDevice(db: Database, theirs: unknown): Stored<void> {
  return db.tx('rw', ['prefs'], async () => {
    const ours = await deviceIn(db)
    const number = numberOf(ours)
    if (theirs === undefined || (number > 0 && number >= numberOf(theirs))) return
    const joined = () => joinDevices(decodeDevice(ours), decodeDevice(theirs), Number.POSITIVE_INFINITY)
    const value =
      ours === undefined ? theirs : number > 0 ? theirs : { ...joined(), number: numberOf(theirs) + 1 }
    await db.prefs.put({ key: 'device', value })
  })
}
