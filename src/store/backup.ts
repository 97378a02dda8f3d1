import { Dexie } from 'dexie'
import * as v from 'valibot'
import { CHECK_LENGTH, checkLetters } from '../base/fingerprint.ts'
import { groupBy } from '../base/group-by.ts'
import { fieldOf, isObject } from '../base/is-object.ts'
import { err, ok, type Result } from '../base/result.ts'
import { type Device, piecesOf } from '../device/device.ts'
import { decodeAs, time, whole } from '../game/record/decode.ts'
import { storedDraftSchema } from '../game/record/entry.ts'
import { decodeSentLog, type GameLog, isTooLong, writeLog } from '../game/record/game-log.ts'
import { seatsExist } from '../game/record/ignored-reason.ts'
import { replay } from '../game/record/replay.ts'
import type { FileError, StorageError } from '../game/record/storage-results.ts'
import type { Database } from './connection.ts'
import { linesOf, sortLog } from './log.ts'
import { deviceOf } from './older-versions.ts'

export interface Backup {
  readonly file: Blob
  readonly games: number
  /** Games whose start cannot be read, or that are too long for a file. Readers skip their rows. */
  readonly leftOut: number
}

/** Packed while it is read, as memory may not hold all games. */
export async function makeBackup(source: Database, now: number, device: Device) {
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
    for (const piece of piecesOf(device)) yield writeLine({ type: 'device', device: piece })
    yield writeLine({ type: 'end', games })
  }
  const file = await packed(lines())
  return failed ? err(failed) : ok({ file, games, leftOut })
}

export function fileOfGame(log: GameLog, now: number): Promise<Blob> {
  const line = lineOf(log)
  const end = { type: 'end', games: line === undefined ? 0 : 1 } as const
  const game = line === undefined ? rawLines(log.rows) : [line]
  return packed([writeLine({ type: 'head', madeAt: now }), ...game, writeLine(end)].values())
}

/** Undefined for a game that is far too long: a reader would refuse the whole file, so only its raw rows are in it. */
function lineOf(log: GameLog): string | undefined {
  if (isTooLong(log)) return undefined
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
  const games = groupBy<unknown, unknown>(rows, (row) => fieldOf(row, 'gameId'))
  // The last game may have more rows than these.
  const last = [...games.keys()].at(-1)
  if (rows.length === AT_ONCE) games.set(last, await linesOf(source, String(last)).toArray())
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

/** One line of a backup file: see docs/backup.md. */
export type BackupLine =
  | { readonly type: 'head'; readonly madeAt: number }
  | { readonly type: 'game'; readonly log: GameLog }
  /** A piece of the document of the device, decoded when it is added to ours. */
  | { readonly type: 'device'; readonly device: object }
  /** A stored row that could not be read, kept for later repair. A reader skips it. */
  | { readonly type: 'raw'; readonly json: string }
  /** The last line: a file without it was cut short. */
  | { readonly type: 'end'; readonly games: number }

/** Raised when an older release could no longer read what is written. */
const VERSION = 2
const FORMAT = 'fifteen-two'

/** A game takes a few thousand letters. */
export const MOST_IN_LINE = 4_000_000

/** What we write is seven deep; something far deeper could exhaust a reader. */
const DEEPEST = 24

const headShape = v.looseObject({ format: v.literal(FORMAT), version: whole(1, 1_000_000) })
const exactHead = v.strictObject({ format: v.literal(FORMAT), version: whole(1, VERSION), madeAt: time })
const endShape = v.strictObject({ end: v.strictObject({ games: whole(0, 1_000_000) }) })

export function writeLine(line: BackupLine): string {
  const written = (content: object) => withCheck(JSON.stringify(content))
  switch (line.type) {
    case 'head':
      return written({ format: FORMAT, version: VERSION, madeAt: line.madeAt })
    case 'game':
      return written({ game: writeLog(line.log) })
    case 'device':
      return written({ device: line.device })
    case 'raw':
      return withCheck(`${RAW}${line.json}}`)
    case 'end':
      return written({ end: { games: line.games } })
  }
}

/** Adds the check of a JSON object as its last field. In an unpacked file nothing else reveals a changed letter. */
export function withCheck(json: string): string {
  return `${json.slice(0, -1)},"check":"${checkLetters(json)}"}`
}

/** The content of a line; undefined if a letter of it was changed. */
function withoutCheck(line: string): string | undefined {
  const text = line.trimEnd()
  const json = `${text.slice(0, -CHECK_FIELD.length - CHECK_LENGTH)}}`
  return text === withCheck(json) ? json : undefined
}

const RAW = '{"raw":'
const CHECK_FIELD = ',"check":""}'

export function decodeHead(text: string): Result<BackupLine, FileError> {
  const head = decodeAs(headShape, parse(text))
  if (!head.ok) return err({ type: 'foreign' })
  if (head.value.version > VERSION) return err({ type: 'newer-file' })
  const exact = decodeAs(exactHead, parse(withoutCheck(text) ?? ''))
  return exact.ok ? ok({ type: 'head', madeAt: exact.value.madeAt }) : err({ type: 'damaged' })
}

export function decodeLine(text: string): Result<BackupLine, FileError> {
  const json = withoutCheck(text)
  // Not decoded: its content must not make the rest of the file unreadable.
  if (json?.startsWith(RAW)) return ok({ type: 'raw', json: json.slice(RAW.length, -1) })
  const decoded = decodeParsed(json === undefined ? undefined : parse(json))
  return decoded ? ok(decoded) : err({ type: 'damaged' })
}

function decodeParsed(parsed: unknown): BackupLine | undefined {
  if (!isObject(parsed) || Object.keys(parsed).length !== 1) return undefined
  if ('game' in parsed) {
    const log = decodeSentLog(parsed.game)
    return log.ok ? { type: 'game', log: log.value } : undefined
  }
  if (isObject(fieldOf(parsed, 'device')))
    return { type: 'device', device: Object(fieldOf(parsed, 'device')) }
  if (isObject(fieldOf(parsed, 'rest')))
    return { type: 'device', device: deviceOf(Object(fieldOf(parsed, 'rest'))) }
  const end = decodeAs(endShape, parsed)
  return end.ok ? { type: 'end', games: end.value.end.games } : undefined
}

function parse(text: string): unknown {
  if (!isShallow(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Checked before it is parsed, because deep nesting overflows a parser's stack. */
function isShallow(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length && depth <= DEEPEST; i++) {
    const sign = text[i]
    if (quoted && sign === '\\') i++
    else if (sign === '"') quoted = !quoted
    else if (!quoted && (sign === '{' || sign === '[')) depth += 1
    else if (!quoted && (sign === '}' || sign === ']')) depth -= 1
  }
  return depth <= DEEPEST
}

/** How many games there are, and have changed since a time. */
export function countGames(db: Database, since: number) {
  return db.tx('r', ['games'], async () => {
    return { games: await db.games.count(), since: await db.games.where('updatedAt').above(since).count() }
  })
}
