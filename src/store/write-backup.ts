import { Dexie } from 'dexie'
import { fieldOf } from '../base/is-object.ts'
import { err, ok } from '../base/result.ts'
import { decodeAs } from '../game/record/decode.ts'
import { storedDraftSchema } from '../game/record/entry.ts'
import { type GameLog, MOST_LINES } from '../game/record/game-log.ts'
import { seatsExist } from '../game/record/ignored-reason.ts'
import { replay } from '../game/record/replay.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import { appDataOf, readAppData, splitAppData, unreadableRows } from './app-data.ts'
import { type BackupLine, MOST_IN_LINE, writeLine } from './backup-lines.ts'
import type { Database } from './connection.ts'
import { linesOf, sortLog } from './log.ts'
import type { Settings } from './schema.ts'

export interface Backup {
  readonly file: Blob
  readonly games: number
  /** Games whose start cannot be read, or that are too long for a file. Readers skip their rows. */
  readonly leftOut: number
}

/** Packed while it is read, as memory may not hold all games. `settings`: undefined if nobody has changed one. */
export async function makeBackup(source: Database, now: number, settings: Settings | undefined) {
  const read = await readAppData(source)
  if (!read.ok) return read
  const rest = read.value
  let games = 0
  let leftOut = 0
  let failed: StorageError | undefined
  async function* lines(): AsyncGenerator<string, void> {
    yield writeLine({ type: 'head', madeAt: now })
    let after: unknown
    do {
      const last = after
      const batch = await source.tx('r', ['entries', 'drafts'], () => nextGames(source, last))
      if (!batch.ok) {
        failed = batch.error
        return
      }
      for (const { line, raw } of batch.value) {
        if (line === undefined) leftOut += 1
        else {
          games += 1
          yield line
        }
        yield* rawLines(raw)
      }
      after = batch.value.at(-1)?.key
    } while (after !== undefined)
    const appData = { ...appDataOf(rest), ...(settings && { settings }) }
    for (const piece of splitAppData(appData)) yield writeLine({ type: 'rest', rest: piece })
    yield* rawLines(unreadableRows(rest))
    yield writeLine({ type: 'end', games })
  }
  const file = await packed(lines())
  return failed ? err(failed) : ok({ file, games, leftOut })
}

export function fileOfGame(log: GameLog, now: number): Promise<Blob> {
  const lines: readonly BackupLine[] = [
    { type: 'head', madeAt: now },
    { type: 'game', log },
    { type: 'end', games: 1 },
  ]
  return packed(lines.map(writeLine).values())
}

/** Undefined for a game that is far too long: a reader would refuse the whole file. */
function lineOf(log: GameLog): string | undefined {
  if (log.rows.length > MOST_LINES) return undefined
  const line = writeLine({ type: 'game', log })
  return line.length <= MOST_IN_LINE ? line : undefined
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

/** Rows read in one transaction: few enough for the memory of a phone. */
const AT_ONCE = 2_000

/** The games with rows after those of the game with this key, as many as are read at once. */
async function nextGames(source: Database, after: unknown) {
  const { entries, drafts } = source
  const later =
    after === undefined ? entries.toCollection() : entries.where(':id').above([after, Dexie.maxKey])
  const rows = await later.limit(AT_ONCE).toArray()
  const games = new Map<unknown, unknown[]>()
  for (const row of rows) {
    const key = fieldOf(row, 'gameId')
    const list = games.get(key)
    if (list) list.push(row)
    else games.set(key, [row])
  }
  if (rows.length === AT_ONCE) {
    // The last game may have more rows than these: it is read next, or whole where it is the only one.
    const last = [...games.keys()].at(-1)
    if (games.size > 1) games.delete(last)
    else games.set(last, await linesOf(source, String(last)).toArray())
  }
  const kept = await drafts.bulkGet([...games.keys()].map(String))
  return [...games].map(([key, stored], i) => gameOf(key, stored, kept[i]))
}

/** `key`: the id in its rows, text unless they are damaged. `raw`: the rows that are not in its line. */
function gameOf(key: unknown, stored: readonly unknown[], kept: unknown) {
  const gameId = String(key)
  const sorted = sortLog(gameId, stored).rows
  const game = replay(sorted)
  // A reader refuses an entry for a seat that the game does not have.
  const rows = sorted.filter(({ entry }) => game && seatsExist(game, entry))
  const draft = decodeAs(storedDraftSchema, kept)
  // A game without a start has no line.
  const line = game && lineOf({ gameId, rows, ...(draft.ok ? { draft: draft.value } : {}) })
  const all = kept === undefined ? stored : [...stored, kept]
  const read = new Set<unknown>(rows.map(({ seq }) => seq))
  const isRead = (row: unknown) => (row === kept ? draft.ok : read.has(fieldOf(row, 'seq')))
  return { key, line, raw: line === undefined ? all : all.filter((row) => !isRead(row)) }
}
