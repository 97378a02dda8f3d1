import { fieldOf } from '../base/is-object.ts'
import { err, ok, type Result } from '../base/result.ts'
import type { StoredDraft } from '../game/record/draft.ts'
import type { Row } from '../game/record/entry.ts'
import type { GameSummary } from '../game/record/game-summary.ts'
import type { TapError } from '../game/record/storage-results.ts'
import { copyGame } from './copy-game.ts'
import type { Database } from './database.ts'
import { setLiveGameId } from './prefs.ts'
import { headSeqOf } from './read-games.ts'
export interface TapToSave {
  readonly gameId: string
  /** The log before this tap, as far as it is known to be stored. */
  readonly log: readonly Row[]
  /** Number of the last line of that log (damaged lines count too). */
  readonly headSeq: number
  /** What the tap writes, numbered on from `headSeq`. Without rows only the draft is stored. */
  readonly rows: readonly Row[]
  readonly summary: GameSummary
  /** The draft left after this tap; undefined deletes the stored one. */
  readonly draft: StoredDraft | undefined
}

/** `restored`: the storage had been cleared, and the whole log was written again with the tap. */
export type SaveResult = 'saved' | 'restored'

/**
 * One transaction, all or nothing. After an error call it again with the same rows: they are written once. Resolves
 * when the transaction is on the disk and the second copy has been tried. Never throws: see `TapError`.
 *
 * ```ts
 * import { PRESETS } from '../rules/presets.ts'
 * import { rowsOf } from '../game/record/entry.ts'
 * import { summaryOf } from '../game/record/game-summary.ts'
 * import { replay } from '../game/record/replay.ts'
 * import { startGame } from '../game/setup/start-game.ts'
 * import { appendTap } from './append-tap.ts'
 * import { makeDatabase } from './open-database.ts'
 * import { readGame } from './read-games.ts'
 *
 * const table = { rules: PRESETS['six-card-121'], players: ['Ann', 'Bob'], marks: ['a', 'b'] }
 * const rows = rowsOf('game-1', 0, 'tap-1', 1000, startGame({ ...table, match: { id: 'm1', index: 0 } }))
 * const summary = summaryOf('game-1', replay(rows), 1000)
 * const tap = { gameId: 'game-1', log: [], headSeq: 0, rows, summary, draft: undefined }
 *
 * const db = makeDatabase()
 * await appendTap(db, tap) // => { ok: true, value: 'saved' }
 * const stored = await readGame(db, 'game-1')
 * stored.value.rows.length // => 1
 *
 * const rival = { ...tap, rows: rows.map((row) => ({ ...row, tapId: 'other' })) }
 * await appendTap(db, rival) // => { ok: false, error: { type: 'conflict' } }
 * ```
 */
export async function appendTap(db: Database, tap: TapToSave): Promise<Result<SaveResult, TapError>> {
  const kept = await saveTap(db, tap)
  const { gameId, log, rows, draft } = tap
  if (kept.ok) await copyGame(db, { gameId, rows: [...log, ...rows], ...(draft ? { draft } : {}) })
  return kept
}

async function saveTap(db: Database, tap: TapToSave): Promise<Result<SaveResult, TapError>> {
  const written = await db.tx('rw', ['entries', 'games', 'drafts', 'prefs'], () => write(db, tap))
  if (!written.ok) return written.error.type === 'taken' ? checkTaken(db, tap) : written
  return written.value === 'behind' ? err({ type: 'conflict' }) : ok(written.value)
}

async function write(db: Database, tap: TapToSave): Promise<SaveResult | 'behind'> {
  const head = await headSeqOf(db, tap.gameId)
  if (head > tap.headSeq && tap.rows.length === 0) return 'behind'
  const lost = tap.log.filter((row) => row.seq > head)
  const rows = [...lost, ...tap.rows]
  // `add`, not `put`: if another window was first, its rows are never overwritten.
  for (const row of rows) await db.entries.add(row)
  if (rows.length > 0) {
    await db.games.put(tap.summary)
    await setLiveGameId(db, tap.gameId)
  }
  if (tap.draft) await db.drafts.put(tap.draft)
  else await db.drafts.delete(tap.gameId)
  return lost.length > 0 ? 'restored' : 'saved'
}

/** The key exists: written by this tap on an earlier try, which is fine, or by another window. */
async function checkTaken(db: Database, tap: TapToSave): Promise<Result<SaveResult, TapError>> {
  const { matchId, matchIndex } = tap.summary
  const found = await db.tx('r', ['entries', 'games'], async () => ({
    lines: await db.entries.bulkGet(tap.rows.map((row) => [row.gameId, row.seq])),
    game: await db.games.get({ matchId, matchIndex }),
  }))
  if (!found.ok) return found
  const { lines, game } = found.value
  if (tap.rows.every((row, i) => isSameLine(row, lines[i]))) return ok('saved')
  const gameId = fieldOf(game, 'id')
  return typeof gameId === 'string' && gameId !== tap.gameId
    ? err({ type: 'game-taken', gameId })
    : err({ type: 'conflict' })
}

function isSameLine(row: Row, stored: unknown): boolean {
  return fieldOf(stored, 'tapId') === row.tapId && fieldOf(stored, 'part') === row.part
}
