import { type Collection, Dexie, type WhereClause } from 'dexie'
import { fieldOf } from '../base/is-object.ts'
import { err, ok, type Result, valueIn } from '../base/result.ts'
import type { FiguresRow } from '../game/figures/game-figures.ts'
import { decodeAs } from '../game/record/decode.ts'
import type { StoredDraft } from '../game/record/draft.ts'
import { type Row, rowSchema, storedDraftSchema } from '../game/record/entry.ts'
import type { GameSummary } from '../game/record/game-summary.ts'
import type { TapError } from '../game/record/storage-results.ts'
import type { Database, Stored } from './connection.ts'

export interface TapToSave {
  readonly gameId: string
  /** The log before this tap, as far as it is known to be stored. */
  readonly log: readonly Row[]
  /** Number of the last line of that log (damaged lines count too). */
  readonly headSeq: number
  /** What the tap writes, numbered on from `headSeq`. Without rows only the draft is stored. */
  readonly rows: readonly Row[]
  readonly summary: GameSummary
  /** Of a game that is over; `none` if it was over before this tap and is not any more. */
  readonly figures?: FiguresRow | 'none' | undefined
  /** The draft left after this tap; undefined deletes the stored one. */
  readonly draft: StoredDraft | undefined
}

/** `restored`: the storage had been cleared, and the whole log was written again with the tap. */
export type SaveResult = 'saved' | 'restored'

/**
 * One transaction, all or nothing. After an error call it again with the same rows: they are written once. Resolves
 * when the transaction is on the disk. Never throws: see `TapError`.
 *
 * ```ts
 * import { PRESETS } from '../rules/presets.ts'
 * import { rowsOf } from '../game/record/entry.ts'
 * import { summaryOf } from '../game/record/game-summary.ts'
 * import { replay } from '../game/record/replay.ts'
 * import { startGame } from '../game/setup/start-game.ts'
 * import { makeDatabase } from './connection.ts'
 * import { appendTap, readGame } from './log.ts'
 *
 * const table = { rules: PRESETS['six-card-121'], players: ['Ann', 'Bob'], marks: ['a', 'b'] }
 * const rows = rowsOf('game-1', 0, 'tap-1', 1000, startGame({ ...table, match: { id: 'm1', index: 0 } }))
 * const summary = summaryOf('game-1', replay(rows), 1000)
 * const tap = { gameId: 'game-1', log: [], headSeq: 0, rows, summary, draft: undefined }
 *
 * const db = makeDatabase('example')
 * await appendTap(db, tap) // => { ok: true, value: 'saved' }
 * const stored = await readGame(db, 'game-1')
 * stored.value.rows.length // => 1
 *
 * const rival = { ...tap, rows: rows.map((row) => ({ ...row, tapId: 'other' })) }
 * await appendTap(db, rival) // => { ok: false, error: { type: 'conflict' } }
 * ```
 */
export async function appendTap(db: Database, tap: TapToSave): Promise<Result<SaveResult, TapError>> {
  const written = await db.tx('rw', [...GAME_STORES, 'prefs'], () => write(db, tap))
  if (written.ok) return written.value
  // Its place in the match, of which there is one.
  const { matchId, matchIndex } = tap.summary
  const there = () => db.games.where({ matchId, matchIndex }).primaryKeys()
  const [holder] = (written.error.type === 'taken' && valueIn(await db.tx('r', ['games'], there))) || []
  return holder === undefined || holder === tap.gameId ? written : err({ type: 'game-taken', gameId: holder })
}

async function write(db: Database, tap: TapToSave): Promise<Result<SaveResult, TapError>> {
  const last = await linesOf(db, tap.gameId).last()
  const head = seqOf(last) ?? 0
  if (head > tap.headSeq) {
    // Written by this tap on an earlier try, which is fine, or by another window.
    const lines = await db.entries.bulkGet(tap.rows.map((row) => [row.gameId, row.seq]))
    const isOurs = tap.rows.length > 0 && tap.rows.every((row, i) => isSameLine(row, lines[i]))
    return isOurs ? ok('saved') : err({ type: 'conflict' })
  }
  const own = tap.log.findLast(({ seq }) => seq === head)
  if (own && !isSameLine(own, last)) return err({ type: 'conflict' })
  const lost = tap.log.filter((row) => row.seq > head)
  const rows = [...lost, ...tap.rows]
  // `add`, not `put`: if another window was first, its rows are never overwritten.
  for (const row of rows) await db.entries.add(row)
  if (rows.length > 0) {
    await db.games.put(tap.summary)
    if (tap.figures === 'none') await db.figures.delete(tap.gameId)
    else if (tap.figures) await db.figures.put(tap.figures)
    await setLiveGameId(db, tap.gameId)
  }
  if (tap.draft) await db.drafts.put(tap.draft)
  else await db.drafts.delete(tap.gameId)
  return ok(lost.length > 0 ? 'restored' : 'saved')
}

function isSameLine(row: Row, stored: unknown): boolean {
  return fieldOf(stored, 'tapId') === row.tapId && fieldOf(stored, 'part') === row.part
}

/** A line of a log that could not be read; the game is replayed without it. */
export interface DamagedRow {
  readonly seq: number
  readonly reason: string
}

export interface StoredLog {
  readonly gameId: string
  readonly rows: readonly Row[]
  /** Number of the last line, readable or not: the next one is one more. 0 when nothing is stored. */
  readonly headSeq: number
  readonly damaged: readonly DamagedRow[]
}

export interface StoredGame extends StoredLog {
  readonly draft?: StoredDraft
}

export async function readGame(db: Database, gameId: string): Stored<StoredGame> {
  const raw = await readRawGame(db, gameId)
  return raw.ok ? ok(decodeRawGame(raw.value)) : raw
}

export function decodeRawGame({ gameId, lines, draft }: RawGame): StoredGame {
  const log = sortLog(gameId, lines)
  // An unreadable draft is dropped: it was never pegged.
  const kept = valueIn(decodeAs(storedDraftSchema, draft))
  return kept ? { ...log, draft: kept } : log
}

/** Inside a transaction or a live query: a game's log alone. */
export async function readLog(db: Database, gameId: string): Promise<StoredLog> {
  return sortLog(gameId, await linesOf(db, gameId).toArray())
}

/** Inside a transaction: the number of a game's last stored line, 0 when there is none. */
export async function headSeqOf(db: Database, gameId: string): Promise<number> {
  const [last] = await linesOf(db, gameId).reverse().limit(1).primaryKeys()
  return last?.[1] ?? 0
}

/** Inside a transaction: notes which game is on the table. Times would not do: a clock may be set back. */
async function setLiveGameId({ prefs }: Database, gameId: string): Promise<void> {
  if (fieldOf(await prefs.get('on-table'), 'value') !== gameId)
    await prefs.put({ key: 'on-table', value: gameId })
}

/** The same in its own transaction. A failure is not reported: the next tap writes it again. */
export async function saveLiveGameId(db: Database, gameId: string): Promise<void> {
  await db.tx('rw', ['prefs'], () => setLiveGameId(db, gameId))
}

export function linesOf({ entries }: Pick<Database, 'entries'>, gameId: string) {
  return startingWith(entries.where('[gameId+seq]'), gameId)
}

/** All rows whose first index field has this value, in the order of the second field. */
export function startingWith<T, K, I>(index: WhereClause<T, K, I>, first: string): Collection<T, K, I> {
  return index.between([first, Dexie.minKey], [first, Dexie.maxKey])
}

/** Sorts stored lines, in key order, into what can be read and what cannot. */
export function sortLog(gameId: string, stored: readonly unknown[]): StoredLog {
  const rows: Row[] = []
  const damaged: DamagedRow[] = []
  let headSeq = 0
  for (const line of stored) {
    const seq = seqOf(line) ?? headSeq + 1
    const after = seq - headSeq - 2
    const reason = after === 0 ? 'missing' : `missing, with the ${after} after it`
    if (after >= 0) damaged.push({ seq: headSeq + 1, reason })
    headSeq = seq
    const decoded = decodeAs(rowSchema, line)
    if (decoded.ok) rows.push(decoded.value)
    else damaged.push({ seq, reason: `${decoded.error.path}: ${decoded.error.reason}` })
  }
  return { gameId, rows, headSeq, damaged }
}

/** The number is part of the key, so even a damaged line has one. */
function seqOf(line: unknown): number | undefined {
  const seq = fieldOf(line, 'seq')
  return typeof seq === 'number' && Number.isSafeInteger(seq) && seq > 0 ? seq : undefined
}

/** A game with its rows as they are stored, readable or not. */
export interface RawGame {
  readonly gameId: string
  readonly lines: readonly unknown[]
  readonly summary: unknown
  readonly draft: unknown
}

export interface DeletedGame extends RawGame {
  /** The browser’s answer was lost: the game may still exist. It can be undeleted either way. */
  readonly unsure?: true
}

export const GAME_STORES = ['entries', 'games', 'figures', 'drafts'] as const

export function readRawGame(db: Database, gameId: string): Stored<RawGame> {
  return db.tx('r', GAME_STORES, () => rawGame(db, gameId))
}

/** Inside a transaction. */
export async function rawGame(db: Database, gameId: string): Promise<RawGame> {
  const [lines, summary, draft] = await Promise.all([
    linesOf(db, gameId).toArray(),
    db.games.get(gameId),
    db.drafts.get(gameId),
  ])
  return { gameId, lines, summary, draft }
}

export const isSameGame = (one: RawGame, other: RawGame) => JSON.stringify(one) === JSON.stringify(other)

/** Returns the game, for its undo; undefined, and nothing is deleted, if it now has rows after `headSeq`. */
export async function deleteGame(
  db: Database,
  gameId: string,
  headSeq = Number.POSITIVE_INFINITY,
): Stored<DeletedGame | undefined> {
  let deleted: DeletedGame | undefined
  const work = async () => {
    if ((await headSeqOf(db, gameId)) > headSeq) return undefined
    const game = await rawGame(db, gameId)
    // Deleted by an earlier try whose answer was lost: only that try has read the game.
    if (!deleted || game.lines.length > 0 || game.summary !== undefined) deleted = game
    await removeRows(db, gameId)
    return deleted
  }
  const workNoted = () => db.prefs.put({ key: deletedKey(gameId), value: true }).then(work)
  let done = await db.tx('rw', [...GAME_STORES, 'prefs'], workNoted)
  // A full device may refuse the note, and deletion must still work.
  if (!done.ok && done.error.type === 'quota') done = await db.tx('rw', GAME_STORES, work)
  if (done.ok || !deleted || done.error.type !== 'connection-lost') return done
  return ok({ ...deleted, unsure: true })
}

const DELETED = 'deleted '

const deletedKey = (gameId: string) => `${DELETED}${gameId}` as const

/** Whether a preference is a note of a deletion: the other database may still have that game. */
export const isDeletionNote = (key: unknown) => typeof key === 'string' && key.startsWith(DELETED)

/** The games in such notes. */
export function gamesInNotes(notes: readonly string[]): readonly string[] {
  return notes.filter(isDeletionNote).map((key) => key.slice(DELETED.length))
}

/** Inside a transaction: whether a game was deleted here, and is not here again. */
export async function isDeleted(db: Database, gameId: string): Promise<boolean> {
  const note = await db.prefs.get(deletedKey(gameId))
  return note !== undefined && (await headSeqOf(db, gameId)) === 0
}

export function forgetDeletions(db: Database, gameIds: readonly string[]): Stored<void> {
  return db.tx('rw', ['prefs'], () => db.prefs.bulkDelete(gameIds.map(deletedKey)))
}

async function removeRows(db: Database, gameId: string): Promise<void> {
  await linesOf(db, gameId).delete()
  await db.games.delete(gameId)
  await db.figures.delete(gameId)
  await db.drafts.delete(gameId)
}

/** Stores a deleted game exactly as it was; `taken` if another game now has its place. */
export function undeleteGame(db: Database, game: RawGame): Stored<void> {
  const { gameId, lines } = game
  return db.tx('rw', [...GAME_STORES, 'prefs'], async () => {
    await db.prefs.delete(deletedKey(gameId))
    const here = new Set((await linesOf(db, gameId).toArray()).map((line) => JSON.stringify(line)))
    // Perhaps these very rows: stored by an earlier try, or written again by a window that scores the game.
    const isBack = lines.length > 0 && lines.every((line) => here.has(JSON.stringify(line)))
    if (!isBack) await addRaw(db, game)
  })
}

/** Stores a game exactly as it is in the other database, in place of `known`; false if that is not here any more. */
export function replaceGame(db: Database, known: RawGame, game: RawGame): Stored<boolean> {
  return db.tx('rw', GAME_STORES, async () => {
    if (!isSameGame(await rawGame(db, game.gameId), known)) return false
    await removeRows(db, game.gameId)
    await addRaw(db, game)
    return true
  })
}

async function addRaw(db: Database, { lines, summary, draft }: RawGame): Promise<void> {
  // The rows came from these tables, decoded or not.
  await writeRows(db, 'bulkAdd', lines as readonly Row[])
  if (summary !== undefined) await db.games.add(summary as GameSummary)
  if (draft !== undefined) await db.drafts.add(draft as StoredDraft)
}

/** Rows written at once: thousands would hold up a page. */
const AT_ONCE = 500

/** Inside a transaction. */
export async function writeRows({ entries }: Database, how: 'bulkAdd' | 'bulkPut', rows: readonly Row[]) {
  for (let i = 0; i < rows.length; i += AT_ONCE) await entries[how](rows.slice(i, i + AT_ONCE))
}
