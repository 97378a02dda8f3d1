import type { Dexie } from 'dexie'
import { err, ok } from '../base/result.ts'
import { wholeTime } from '../game/record/entry.ts'
import { type Database, tablesOf } from './database.ts'
import { type Stored, storeErrorOf } from './store-error.ts'
import { inTime } from './with-retry.ts'
import { type Backup, makeBackup, type Source } from './write-backup.ts'

/** Everything as it was before the last upgrade, at `madeAt` milliseconds since 1970. */
export interface CopyBefore extends Backup {
  readonly madeAt: number
}

const KEY = '/before-upgrade.backup'

/**
 * Meanwhile the `older` database is held open at its version, so that no window can upgrade it. Rejects with what the
 * browser threw. Without a cache there is no copy, but the upgrade goes ahead: without it no game could be opened again.
 */
export async function copyBeforeUpgrade(older: Dexie, target: number, openCache: Database['openCache']) {
  if (!openCache) return
  older.on('versionchange', () => false)
  try {
    await older.open()
    const stores = older.tables.map(({ name }) => name)
    // Another window has upgraded already, or it is not our database: every version of the schema has these stores.
    if (older.verno >= target || !READ.every((name) => stores.includes(name))) return
    const cache = await inTime(openCache())
    const madeAt = wholeTime(Date.now())
    const others = stores.filter((name) => name !== 'games' && !READ.includes(name))
    const { file, games, leftOut } = await backupOf(older, madeAt, others)
    const headers = { 'made-at': `${madeAt}`, games: `${games}`, 'left-out': `${leftOut}` }
    // Replaces an earlier copy. If this is interrupted, the older database is still unchanged.
    await cache.put(KEY, new Response(file, { headers }))
  } finally {
    older.close()
  }
}

/** What a backup is made of; the store `games` is made of the entries. */
const READ: readonly string[] = ['entries', 'drafts', 'prefs', 'players', 'counts']

async function backupOf(older: Dexie, madeAt: number, others: readonly string[]): Promise<Backup> {
  let failed: unknown
  const tx: Source['tx'] = async (mode, stores, work) => {
    try {
      return ok(await older.transaction(mode, [...stores], async () => await work()))
    } catch (thrown) {
      failed = thrown
      return err(storeErrorOf(thrown))
    }
  }
  const rows = await Promise.all(others.map((name) => older.table(name).toArray()))
  const made = await makeBackup({ tx, ...tablesOf(older) }, madeAt, rows.flat())
  if (!made.ok) throw failed
  return made.value
}

export async function readCopyBefore({ openCache }: Database): Promise<CopyBefore | undefined> {
  try {
    const copy = openCache && (await inTime((await openCache()).match(KEY)))
    if (!copy) return undefined
    const number = (name: string) => Number(copy.headers.get(name))
    const file = await copy.blob()
    return { file, madeAt: number('made-at'), games: number('games'), leftOut: number('left-out') }
  } catch {
    return undefined
  }
}

/** Deletes the copy, but not while the database cannot be opened: the copy may be all there is. */
export async function deleteCopy(db: Database): Stored<void> {
  const opened = await db.tx('r', ['prefs'], async () => {})
  if (opened.ok) await (await db.openCache?.())?.delete(KEY)
  return opened
}
