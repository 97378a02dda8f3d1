import * as v from 'valibot'
import type { Result } from '../base/result.ts'
import { decodeAs, time } from '../game/decode.ts'
import type { Database } from './database.ts'
import type { BackupNotes } from './kept-pref.ts'
import type { StoreError } from './store-error.ts'

const shape = v.object({
  value: v.object({
    madeAt: v.exactOptional(time),
    remindedAt: v.exactOptional(time),
    askedAt: v.exactOptional(time),
    installAnsweredAt: v.exactOptional(time),
  }),
})

export function noteOfBackup(db: Database, news: BackupNotes): Promise<Result<void, StoreError>> {
  return db.tx('rw', ['prefs'], async () => {
    await db.prefs.put({ key: 'backup-notes', value: { ...(await notes(db)), ...news } })
  })
}

export interface BackupState extends BackupNotes {
  readonly games: number
  /** Games played on since the last backup, or since the last reminder of it. */
  readonly since: number
}

export function readBackupState(db: Database): Promise<Result<BackupState, StoreError>> {
  return db.tx('r', ['prefs', 'games'], async () => {
    const kept = await notes(db)
    const after = Math.max(kept.madeAt ?? 0, kept.remindedAt ?? 0)
    const games = await db.games.count()
    return { ...kept, games, since: await db.games.where('updatedAt').above(after).count() }
  })
}

async function notes(db: Database): Promise<BackupNotes> {
  const kept = decodeAs(shape, await db.prefs.get('backup-notes'))
  return kept.ok ? kept.value.value : {}
}
