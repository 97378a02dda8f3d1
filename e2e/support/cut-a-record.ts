import { appendFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder of the app's database inside a profile of Chromium. Throws where there is none. */
export async function databaseIn(profile: string): Promise<string> {
  const all = join(profile, 'Default', 'IndexedDB')
  const ours = (await readdir(all)).find((name) => name.endsWith('.leveldb'))
  if (ours === undefined) throw new Error(`No database in ${all}`)
  return join(all, ours)
}

/**
 * What is left by a kill between the two writes of one record of the database's log: its header, with length and
 * checksum, and nothing of what should follow.
 */
const HALF_A_RECORD = Uint8Array.of(1, 2, 3, 4, 100, 0, 1)

/**
 * Leaves the database as such a kill does. Chromium opens it once more and writes after the half record; the next
 * time it takes the half record for damage and discards the whole database.
 */
export async function cutARecord(profile: string): Promise<void> {
  const folder = await databaseIn(profile)
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log')).sort()
  await appendFile(join(folder, logs.at(-1) ?? ''), HALF_A_RECORD)
}

/** Removes the database, or its mirror, with all its files. Throws where there is none. */
export async function removeDatabase(profile: string, which: 'first' | 'mirror'): Promise<void> {
  if (which === 'first') return rm(await databaseIn(profile), { recursive: true })
  const buckets = join(profile, 'Default', 'WebStorage')
  const numbered = (await readdir(buckets, { withFileTypes: true })).filter((one) => one.isDirectory())
  for (const { name } of numbered) await rm(join(buckets, name, 'IndexedDB'), { recursive: true })
}
