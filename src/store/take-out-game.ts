import { ok, type Result } from '../base/result.ts'
import type { KeptDraft } from '../game/draft.ts'
import type { Row } from '../game/entry.ts'
import type { GameSummary } from '../game/game-summary.ts'
import { copyGame } from './copy-game.ts'
import type { Database } from './database.ts'
import { headSeqOf, linesOf, sortLog } from './read-log.ts'
import { isPassing, type StoreError } from './store-error.ts'

/** A deleted game as it lay there, line by line, readable or not. */
export interface TakenOut {
  readonly gameId: string
  readonly lines: readonly unknown[]
  readonly summary: unknown
  readonly draft: unknown
  /** The browser lost its answer and gave no other: it may still lie there. To put it back is right either way. */
  readonly unsure?: true
}

/**
 * Deletes a game and hands it over, so that it can be put back. Not when it has gone on beyond `headSeq` in the meantime:
 * then nothing is deleted and the answer is undefined.
 */
export async function takeOutGame(
  db: Database,
  gameId: string,
  headSeq = Number.POSITIVE_INFINITY,
): Promise<Result<TakenOut | undefined, StoreError>> {
  let taken: TakenOut | undefined
  // The copy goes first: cut off after the database alone had deleted it, the game would be brought back.
  await db.copies.drop(gameId)
  const done = await db.tx('rw', ['entries', 'games', 'drafts'], async () => {
    if ((await headSeqOf(db, gameId)) > headSeq) return undefined
    const lines = await linesOf(db, gameId).toArray()
    const [summary, draft] = [await db.games.get(gameId), await db.drafts.get(gameId)]
    // Deleted by an earlier try whose answer was lost: what that one read is all there is of the game.
    if (taken && lines.length === 0 && summary === undefined) return taken
    taken = { gameId, lines, summary, draft }
    await linesOf(db, gameId).delete()
    await db.games.delete(gameId)
    await db.drafts.delete(gameId)
    return taken
  })
  if (!done.ok || !done.value) void copyGame(db, gameId)
  if (done.ok || !taken || !isPassing(done.error)) return done
  return ok({ ...taken, unsure: true })
}

/** Puts a deleted game back exactly as it was; `taken` when another stands in its place by now. */
export async function putBackGame(db: Database, game: TakenOut): Promise<Result<void, StoreError>> {
  const { gameId, lines, summary, draft } = game
  const back = await db.tx('rw', ['entries', 'games', 'drafts'], async () => {
    // As they came from these very tables they go back, whatever they are.
    await db.entries.bulkAdd(lines as readonly Row[])
    if (summary !== undefined) await db.games.add(summary as GameSummary)
    if (draft !== undefined) await db.drafts.add(draft as KeptDraft)
  })
  if (back.ok) await db.copies.keep({ gameId, rows: sortLog(gameId, lines).rows })
  if (back.ok || back.error.type !== 'taken') return back
  // Taken by these very lines: put back by an earlier try, or written again by a window that plays on.
  const found = await db.tx('r', ['entries'], () => linesOf(db, gameId).toArray())
  if (!found.ok) return found
  const here = new Set(found.value.map((line) => JSON.stringify(line)))
  return lines.length > 0 && lines.every((line) => here.has(JSON.stringify(line))) ? ok(undefined) : back
}
