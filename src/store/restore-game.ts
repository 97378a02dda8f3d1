import type { Row } from '../game/entry.ts'
import type { GameLog } from '../game/game-log.ts'
import { summaryOf } from '../game/game-summary.ts'
import { isSecond, mergeLogs, secondOf } from '../game/merge-logs.ts'
import { replay } from '../game/replay.ts'
import type { Result } from '../rules/result.ts'
import { attempt } from './attempt.ts'
import type { Database } from './database.ts'
import { readLog } from './read-log.ts'
import type { StoreError } from './store-error.ts'

/** What became of a game that was brought in. */
export interface BroughtIn {
  /** Where it is now. */
  readonly gameId: string
  readonly how: 'new' | 'went-on' | 'same' | 'ours-is-ahead' | 'kept-beside'
}

/** Brings a game in, whole or not at all: one transaction, and nothing that is here is ever lost to it. */
export function restoreGame(db: Database, log: GameLog): Promise<Result<BroughtIn, StoreError>> {
  return attempt(db, () =>
    db.dexie.transaction('rw', [db.entries, db.games, db.drafts], () => place(db, log, log.gameId)),
  )
}

/** Inside the transaction: where it parts from the log under its name it is kept under the next. */
async function place(db: Database, log: GameLog, original: string): Promise<BroughtIn> {
  const { gameId } = log
  const ours = await readLog(db, gameId)
  if (ours.headSeq === 0) {
    if (await isTaken(db, log)) return place(db, secondOf(log, 'its place in the match'), original)
    await keep(db, log, log.rows, [])
    return { gameId, how: gameId === original ? 'new' : 'kept-beside' }
  }
  const merged = mergeLogs(ours.rows, ours.headSeq, log.rows)
  if (merged.type === 'parted') {
    return place(db, secondOf(log, `${merged.row.seq} ${merged.row.tapId}`), original)
  }
  if (merged.rows.length > 0) {
    await keep(db, log, merged.rows, ours.rows)
    return { gameId, how: 'went-on' }
  }
  return { gameId, how: merged.ahead ? 'ours-is-ahead' : 'same' }
}

/** Whether another game stands at this one's place in its match. */
async function isTaken(db: Database, { gameId, rows }: GameLog): Promise<boolean> {
  const match = replay(rows)?.match
  if (!match) return false
  const [holder] = await db.games.where({ matchId: match.id, matchIndex: match.index }).primaryKeys()
  return holder !== undefined && holder !== gameId && !isSecond(gameId)
}

async function keep(db: Database, log: GameLog, wanting: readonly Row[], ours: readonly Row[]) {
  const { gameId, draft } = log
  const rows = [...ours, ...wanting].sort((a, b) => a.seq - b.seq)
  const game = replay(rows)
  if (!game) throw new Error('a decoded log has no game in it')
  const last = rows.at(-1)
  // `put`, for a line of ours that cannot be read gives way to the same line readable.
  await db.entries.bulkPut(wanting)
  await db.games.put(summaryOf(gameId, game, last?.at ?? 0))
  // A draft goes with the very state of the game that it was tapped on.
  if (draft && draft.headSeq === last?.seq) await db.drafts.put(draft)
}
