import { ok } from '../base/result.ts'
import type { StoredDraft } from '../game/record/draft.ts'
import type { Row } from '../game/record/entry.ts'
import type { GameSummary } from '../game/record/game-summary.ts'
import { setNote, syncCopy, uncopiedKey } from './copy-game.ts'
import type { Database } from './database.ts'
import { headSeqOf, linesOf } from './read-games.ts'
import type { Stored } from './store-error.ts'

/** A deleted game with its rows as they were stored, readable or not. */
export interface DeletedGame {
  readonly gameId: string
  readonly lines: readonly unknown[]
  readonly summary: unknown
  readonly draft: unknown
  /** The browser’s answer was lost: the game may still exist. It can be undeleted either way. */
  readonly unsure?: true
}

/** Returns the game, for its undo; undefined, and nothing is deleted, if it now has rows after `headSeq`. */
export async function deleteGame(
  db: Database,
  gameId: string,
  headSeq = Number.POSITIVE_INFINITY,
): Stored<DeletedGame | undefined> {
  let deleted: DeletedGame | undefined
  const done = await changeWithCopy(db, gameId, async () => {
    if ((await headSeqOf(db, gameId)) > headSeq) return undefined
    const lines = await linesOf(db, gameId).toArray()
    const [summary, draft] = [await db.games.get(gameId), await db.drafts.get(gameId)]
    // Deleted by an earlier try whose answer was lost: only that try has read the game.
    if (deleted && lines.length === 0 && summary === undefined) return deleted
    deleted = { gameId, lines, summary, draft }
    await linesOf(db, gameId).delete()
    await db.games.delete(gameId)
    await db.drafts.delete(gameId)
    return deleted
  })
  if (done.ok || !deleted || done.error.type !== 'connection-lost') return done
  return ok({ ...deleted, unsure: true })
}

/** Stores a deleted game exactly as it was; `taken` if another game now has its place. */
export async function undeleteGame(db: Database, game: DeletedGame): Stored<void> {
  const { gameId, lines, summary, draft } = game
  const done = await changeWithCopy(db, gameId, async () => {
    // The rows came from these tables, decoded or not.
    await db.entries.bulkAdd(lines as readonly Row[])
    if (summary !== undefined) await db.games.add(summary as GameSummary)
    if (draft !== undefined) await db.drafts.add(draft as StoredDraft)
  })
  if (done.ok || done.error.type !== 'taken') return done
  // Perhaps these very rows: stored by an earlier try, or written again by a window that scores the game.
  const found = await db.tx('r', ['entries'], () => linesOf(db, gameId).toArray())
  if (!found.ok) return found
  const here = new Set(found.value.map((line) => JSON.stringify(line)))
  return lines.length > 0 && lines.every((line) => here.has(JSON.stringify(line))) ? ok(undefined) : done
}

async function changeWithCopy<T>(db: Database, gameId: string, work: () => Promise<T>): Stored<T> {
  // First: a copy left by a kill must not recover the game. A full device may refuse it, and deletion must still work.
  const noted = await setNote(db, uncopiedKey(gameId), true)
  if (!noted.ok && noted.error.type !== 'quota') return noted
  const done = await db.tx('rw', ['entries', 'games', 'drafts'], work)
  const synced = syncCopy(db, gameId)
  // A database that does not answer is not waited for twice.
  if (done.ok) await synced
  return done
}
