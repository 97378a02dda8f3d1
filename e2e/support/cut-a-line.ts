import { appendFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the app's database inside a profile of Chromium; undefined in one that keeps it in another way. */
export async function databaseIn(profile: string): Promise<string | undefined> {
  const all = join(profile, 'Default', 'IndexedDB')
  const ours = (await readdir(all).catch(() => [])).find((name) => name.endsWith('.leveldb'))
  return ours === undefined ? undefined : join(all, ours)
}

/**
 * What is left by a kill between the two writes of one line of the database's log: its header, with length and
 * checksum, and nothing of what should follow.
 */
const HALF_A_LINE = Uint8Array.of(1, 2, 3, 4, 100, 0, 1)

/**
 * Leaves the database as such a kill does. Chromium opens it once more and writes after the half line; the next
 * time it takes that for damage and discards all of it. False where there is no such log.
 */
export async function cutALine(profile: string): Promise<boolean> {
  const folder = await databaseIn(profile)
  if (folder === undefined) return false
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log')).sort()
  await appendFile(join(folder, logs.at(-1) ?? ''), HALF_A_LINE)
  return true
}
