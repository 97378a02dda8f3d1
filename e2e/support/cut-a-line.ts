import { appendFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the app's database inside a profile of Chromium. */
export async function databaseIn(profile: string): Promise<string> {
  const all = join(profile, 'Default', 'IndexedDB')
  const [ours] = (await readdir(all)).filter((name) => name.endsWith('.leveldb'))
  if (ours === undefined) throw new Error(`no database in ${all}`)
  return join(all, ours)
}

/**
 * What a kill leaves that comes between the two writes of one line of the database's log: its head, which says how
 * long it is and of what sum, and nothing of what should follow.
 */
const HALF_A_LINE = Uint8Array.of(1, 2, 3, 4, 100, 0, 1)

/**
 * Leaves the database as such a kill does. Chromium opens it once more and writes on behind the half line; the next
 * time it takes that for damage, and throws all of it away.
 */
export async function cutALine(profile: string): Promise<void> {
  const folder = await databaseIn(profile)
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log')).sort()
  await appendFile(join(folder, logs.at(-1) ?? ''), HALF_A_LINE)
}
