import { figuresRow } from '../game/figures/game-figures.ts'
import type { Row } from '../game/record/entry.ts'
import type { GameLog } from '../game/record/game-log.ts'
import { summaryOf } from '../game/record/game-summary.ts'
import { asSecondVersion, mergeLogs, ownMatch, renameLog } from '../game/record/merge-logs.ts'
import { replay } from '../game/record/replay.ts'
import type { ImportResult } from '../game/record/storage-results.ts'
import type { Database, Stored } from './connection.ts'
import { GAME_STORES, isDeleted, readLog, writeRows } from './log.ts'

export interface ImportedGame {
  readonly gameId: string
  readonly result: ImportResult
}

/** Nothing here is ever lost. `lost`: the browser had lost the game, so its draft is newer than one here. */
export function importGame(db: Database, log: GameLog, lost?: 'lost'): Stored<ImportedGame> {
  return db.tx('rw', [...GAME_STORES, 'prefs'], async () => {
    if (lost && (await isDeleted(db, log.gameId))) return { gameId: log.gameId, result: 'same' }
    return importUnder(db, log, 'new', lost)
  })
}

/** Inside the transaction: a game that differs from the log with its id is kept under the next id. */
async function importUnder(
  db: Database,
  log: GameLog,
  result: 'new' | 'kept-as-copy',
  lost?: 'lost',
): Promise<ImportedGame> {
  const { gameId } = log
  const ours = await readLog(db, gameId)
  if (ours.headSeq === 0) {
    await writeGame(db, await atFreePlace(db, log))
    return { gameId, result }
  }
  const merged = mergeLogs(ours.rows, ours.headSeq, atOurPlace(log, ours.rows).rows)
  if (merged.type === 'differ') {
    return importUnder(db, asSecondVersion(log, `${merged.row.seq} ${merged.row.tapId}`), 'kept-as-copy')
  }
  const isListed = (await db.games.get(gameId)) !== undefined
  if (merged.rows.length === 0 && isListed) return { gameId, result: merged.ahead ? 'behind' : 'same' }
  if (lost) await db.drafts.delete(gameId)
  await writeGame(db, log, merged.rows, ours.rows)
  return { gameId, result: 'extended' }
}

/** Two devices at one table may both start its next game: the second here gets a match of its own. */
async function atFreePlace(db: Database, log: GameLog): Promise<GameLog> {
  const match = replay(log.rows)?.match
  if (!match) return log
  const { gameId } = log
  const [holder = gameId] = await db.games.where({ matchId: match.id, matchIndex: match.index }).primaryKeys()
  return holder === gameId ? log : atFreePlace(db, renameLog(log, gameId, ownMatch(gameId, match)))
}

/** Their log with the place in the match that the game has here: one of the two may have been given another. */
function atOurPlace(log: GameLog, ours: readonly Row[]): GameLog {
  const start = ours.find(({ entry }) => entry.type === 'game-started')?.entry
  return start?.type === 'game-started' ? renameLog(log, log.gameId, start.match) : log
}

async function writeGame(
  db: Database,
  log: GameLog,
  wanting = log.rows,
  ours: readonly Row[] = [],
): Promise<void> {
  const { gameId, draft } = log
  const rows = [...ours, ...wanting].sort((a, b) => a.seq - b.seq)
  const game = replay(rows)
  if (!game) throw new Error('a decoded log has no game in it')
  const last = rows.at(-1)
  // `put`: a line of ours that cannot be read is replaced by the same line readable.
  await writeRows(db, 'bulkPut', wanting)
  await db.games.put(summaryOf(gameId, game, last?.at ?? 0))
  const figures = figuresRow(gameId, game, rows)
  if (figures) await db.figures.put(figures)
  else await db.figures.delete(gameId)
  // A draft belongs to the state of the game that it was tapped on.
  if (draft && draft.headSeq === last?.seq) await db.drafts.put(draft)
}
