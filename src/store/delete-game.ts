import { Dexie } from 'dexie'
import type { Result } from '../rules/result.ts'
import { attempt } from './attempt.ts'
import type { Database } from './database.ts'
import { headSeqOf } from './read-log.ts'
import type { StoreError } from './store-error.ts'

/**
 * Takes a game out whole: log, summary and draft. Not when it has gone on beyond `headSeq` in the meantime:
 * then nothing is deleted and the answer is false.
 */
export async function deleteGame(
  db: Database,
  gameId: string,
  headSeq: number,
): Promise<Result<boolean, StoreError>> {
  const gone = await attempt(db, () =>
    db.dexie.transaction('rw', [db.entries, db.games, db.drafts], async () => {
      if ((await headSeqOf(db, gameId)) > headSeq) return false
      await db.entries.where('[gameId+seq]').between([gameId, Dexie.minKey], [gameId, Dexie.maxKey]).delete()
      await db.games.delete(gameId)
      await db.drafts.delete(gameId)
      return true
    }),
  )
  if (gone.ok && gone.value) await db.copies.drop(gameId)
  return gone
}
