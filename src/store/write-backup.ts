import { Dexie } from 'dexie'
import { fieldOf } from '../base/is-object.ts'
import { err, ok, type Result } from '../base/result.ts'
import { decodeStoredDraft } from '../game/record/entry.ts'
import { type GameLog, MOST_LINES } from '../game/record/game-log.ts'
import { replay } from '../game/record/replay.ts'
import { appDataOf, readAppData, splitAppData, unreadableRows } from './app-data.ts'
import { type BackupLine, MOST_IN_LINE, writeLine } from './backup-lines.ts'
import type { Database } from './database.ts'
import { linesOf, sortLog } from './read-games.ts'
import type { StoreError } from './store-error.ts'

export interface Backup {
  readonly file: Blob
  readonly games: number
  /** Games whose start cannot be read, or that are too long for a file. Readers skip their rows. */
  readonly leftOut: number
}

/** What a backup is read from: the database, or one that an older release has left. */
export type Source = Pick<Database, 'tx' | 'entries' | 'drafts' | 'prefs' | 'players' | 'counts'>

/**
 * Everything in one file, packed while it is read, so that ten thousand games are never in memory at once. `others`:
 * rows that no reader understands.
 */
export async function makeBackup(source: Source, now: number, others: readonly unknown[] = []) {
  const read = await readAppData(source)
  if (!read.ok) return read
  const rest = read.value
  let games = 0
  let leftOut = 0
  let failed: StoreError | undefined
  async function* lines(): AsyncGenerator<string, void> {
    yield writeLine({ type: 'head', madeAt: now })
    for await (const batch of gamesToBackUp(source)) {
      if (!batch.ok) {
        failed = batch.error
        return
      }
      for (const game of batch.value) {
        const line = lineOf(game.log)
        if (line === undefined) leftOut += 1
        else games += 1
        yield* line === undefined ? rawLines(game.rows) : [line, ...rawLines(game.unread)]
      }
    }
    for (const piece of splitAppData(appDataOf(rest))) yield writeLine({ type: 'rest', rest: piece })
    yield* rawLines([...unreadableRows(rest), ...others])
    yield writeLine({ type: 'end', games })
  }
  const file = await packed(lines())
  return failed ? err(failed) : ok({ file, games, leftOut })
}

/** A backup of one game and nothing else. */
export function fileOfGame(log: GameLog, now: number): Promise<Blob> {
  const lines: readonly BackupLine[] = [
    { type: 'head', madeAt: now },
    { type: 'game', log },
    { type: 'end', games: 1 },
  ]
  return packed(lines.map(writeLine).values())
}

/** Undefined for a game without a start, or far too long: a reader would refuse the whole file. */
function lineOf(log: GameLog | undefined): string | undefined {
  const line = log && log.rows.length <= MOST_LINES ? writeLine({ type: 'game', log }) : undefined
  return line !== undefined && line.length <= MOST_IN_LINE ? line : undefined
}

/** Rows as they are stored, for later repair: a reader skips them. */
function rawLines(rows: readonly unknown[]): readonly string[] {
  const lines = rows.map((row) => writeLine({ type: 'raw', json: JSON.stringify(row) }))
  return lines.filter(({ length }) => length <= MOST_IN_LINE)
}

async function packed(lines: AsyncGenerator<string, void> | IterableIterator<string>): Promise<Blob> {
  const encoder = new TextEncoder()
  const written = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(sink) {
      const next = await lines.next()
      if (next.done) sink.close()
      else sink.enqueue(encoder.encode(`${next.value}\n`))
    },
  })
  const canPack = typeof CompressionStream !== 'undefined'
  const file = canPack ? written.pipeThrough(new CompressionStream('gzip')) : written
  return new Blob([await new Response(file).blob()], { type: 'application/octet-stream' })
}

interface GameToBackUp {
  /** As in its rows: text, unless they are damaged. */
  readonly key: unknown
  /** Undefined when its beginning cannot be read. */
  readonly log?: GameLog
  readonly rows: readonly unknown[]
  /** Those rows that are not in the log. */
  readonly unread: readonly unknown[]
}

/** Rows read in one transaction: few enough for the memory of a phone. */
const AT_ONCE = 2_000

/** Every game that has rows, one batch after another. */
export async function* gamesToBackUp(
  source: Source,
): AsyncGenerator<Result<readonly GameToBackUp[], StoreError>, void> {
  let after: unknown
  for (;;) {
    const last = after
    const batch = await source.tx('r', ['entries', 'drafts'], () => nextGames(source, last))
    if (!batch.ok) return yield batch
    if (batch.value.length === 0) return
    after = batch.value.at(-1)?.key
    yield ok(batch.value)
  }
}

async function nextGames(source: Source, after: unknown): Promise<readonly GameToBackUp[]> {
  const { entries, drafts } = source
  const later =
    after === undefined ? entries.toCollection() : entries.where(':id').above([after, Dexie.maxKey])
  const rows = await later.limit(AT_ONCE).toArray()
  const games = rowsByGame(rows)
  if (rows.length === AT_ONCE) {
    // The last game may have more rows than these: it is read next, or whole where it is the only one.
    const last = [...games.keys()].at(-1)
    if (games.size > 1) games.delete(last)
    else games.set(last, await linesOf(source, String(last)).toArray())
  }
  const kept = await drafts.bulkGet([...games.keys()].map(String))
  return [...games].map(([key, stored], i) => gameOf(key, stored, kept[i]))
}

function rowsByGame(rows: readonly unknown[]): Map<unknown, readonly unknown[]> {
  const byGame = new Map<unknown, unknown[]>()
  for (const row of rows) {
    const key = fieldOf(row, 'gameId')
    const list = byGame.get(key)
    if (list) list.push(row)
    else byGame.set(key, [row])
  }
  return byGame
}

function gameOf(key: unknown, stored: readonly unknown[], kept: unknown): GameToBackUp {
  const gameId = String(key)
  const { rows } = sortLog(gameId, stored)
  const draft = decodeStoredDraft(kept)
  const all = kept === undefined ? stored : [...stored, kept]
  if (!replay(rows)) return { key, rows: all, unread: all }
  const read = new Set<unknown>(rows.map(({ seq }) => seq))
  const isRead = (row: unknown) => (row === kept ? draft.ok : read.has(fieldOf(row, 'seq')))
  const log = { gameId, rows, ...(draft.ok ? { draft: draft.value } : {}) }
  return { key, log, rows: all, unread: all.filter((row) => !isRead(row)) }
}
