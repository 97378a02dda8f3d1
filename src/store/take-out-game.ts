import { Dexie } from 'dexie'
import type { KeptDraft } from '../game/draft.ts'
import type { Row } from '../game/entry.ts'
import type { GameSummary } from '../game/game-summary.ts'
import type { Result } from '../rules/result.ts'
import { attempt } from './attempt.ts'
import type { Database } from './database.ts'
import type { StoreError } from './store-error.ts'

/** A deleted game as it lay there, line by line, readable or not. */
export interface TakenOut {
  readonly gameId: string
  readonly lines: readonly unknown[]
  readonly summary: unknown
  readonly draft: unknown
}

/** Deletes a game and hands it over, so that it can be put back. */
export function takeOutGame(db: Database, gameId: string): Promise<Result<TakenOut, StoreError>> {
  return attempt(db, () =>
    db.dexie.transaction('rw', [db.entries, db.games, db.drafts], async () => {
      const log = db.entries.where('[gameId+seq]').between([gameId, Dexie.minKey], [gameId, Dexie.maxKey])
      const lines = await log.toArray()
      const [summary, draft] = [await db.games.get(gameId), await db.drafts.get(gameId)]
      await log.delete()
      await db.games.delete(gameId)
      await db.drafts.delete(gameId)
      return { gameId, lines, summary, draft }
    }),
  )
}

/** Puts a deleted game back exactly as it was; `taken` when another stands in its place by now. */
export function putBackGame(
  db: Database,
  { lines, summary, draft }: TakenOut,
): Promise<Result<void, StoreError>> {
  return attempt(db, () =>
    db.dexie.transaction('rw', [db.entries, db.games, db.drafts], async () => {
      // As they came from these very tables they go back, whatever they are.
      await db.entries.bulkAdd(lines as readonly Row[])
      if (summary !== undefined) await db.games.add(summary as GameSummary)
      if (draft !== undefined) await db.drafts.add(draft as KeptDraft)
    }),
  )
}
