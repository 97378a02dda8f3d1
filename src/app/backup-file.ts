import { err, ok, type Result } from '../base/result.ts'
import { MOST_LINES } from '../game/decode-log.ts'
import type { GameLog } from '../game/game-log.ts'
import { type GameToBackUp, gamesToBackUp } from '../store/backup-games.ts'
import {
  type BackupLine,
  decodeHead,
  decodeLine,
  type FileProblem,
  writeLine,
} from '../store/backup-lines.ts'
import { piecesOf, type Rest, readRest } from '../store/backup-rest.ts'
import type { Database } from '../store/database.ts'
import { readAside } from '../store/read-aside.ts'
import type { StoreError } from '../store/store-error.ts'

/** As large as a file may be: a hundred thousand games. */
const MOST_BYTES = 100_000_000
/** Packed data can say a thousand times its size; a game takes a few thousand letters. */
const MOST_LETTERS = 2_000_000_000
const MOST_IN_LINE = 4_000_000

export interface Backup {
  readonly file: Blob
  readonly games: number
  /** Games whose beginning cannot be read, or that no file could hold: they stay where they are. */
  readonly leftOut: number
}

/** Everything on the device in one file, packed while it is read. */
export async function makeBackup(db: Database, now: number): Promise<Result<Backup, StoreError>> {
  const rest = await readRest(db)
  return rest.ok ? inOneFile(rest.value, gamesToBackUp(db), now) : rest
}

/** The same as it stood before the last upgrade; undefined when there was none. */
export async function backupFromBefore(db: Database): Promise<Result<Backup, StoreError> | undefined> {
  const aside = await readAside(db)
  if (!aside.ok) return aside
  return aside.value && inOneFile(aside.value.rest, aside.value.games, aside.value.at)
}

async function inOneFile(
  rest: Rest,
  found: AsyncGenerator<Result<readonly GameToBackUp[], StoreError>, void>,
  now: number,
): Promise<Result<Backup, StoreError>> {
  let games = 0
  let leftOut = 0
  let failed: StoreError | undefined
  async function* lines(): AsyncGenerator<string, void> {
    yield writeLine({ type: 'head', madeAt: now })
    for await (const batch of found) {
      if (!batch.ok) {
        failed = batch.error
        return
      }
      for (const log of batch.value) {
        const line = 'unreadable' in log ? undefined : lineOf(log)
        if (line === undefined) leftOut += 1
        else {
          games += 1
          yield line
        }
      }
    }
    for (const piece of piecesOf(rest)) yield writeLine({ type: 'rest', rest: piece })
    yield writeLine({ type: 'end', games })
  }
  const file = await packed(lines())
  return failed ? err(failed) : ok({ file, games, leftOut })
}

/** Undefined for one far longer than any that is played: a reader would refuse the whole file for it. */
function lineOf(log: GameLog): string | undefined {
  const line = log.rows.length > MOST_LINES ? undefined : writeLine({ type: 'game', log })
  return line !== undefined && line.length <= MOST_IN_LINE ? line : undefined
}

/** One game as a file: a backup that holds nothing else. */
export function fileOfGame(log: GameLog, now: number): Promise<Blob> {
  async function* lines(): AsyncGenerator<string, void> {
    yield writeLine({ type: 'head', madeAt: now })
    yield writeLine({ type: 'game', log })
    yield writeLine({ type: 'end', games: 1 })
  }
  return packed(lines())
}

async function packed(lines: AsyncGenerator<string, void>): Promise<Blob> {
  const encoder = new TextEncoder()
  const written = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(sink) {
      const next = await lines.next()
      if (next.done) sink.close()
      else sink.enqueue(encoder.encode(`${next.value}\n`))
    },
  })
  const file = typeof CompressionStream === 'undefined' ? written : written.pipeThrough(zip())
  return new Blob([await new Response(file).blob()], { type: 'application/octet-stream' })
}

function zip(): ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new CompressionStream('gzip')
}

/**
 * The lines of a file, each decoded. The first problem is the last thing it yields: whoever reads a file to its end
 * without one has seen it whole.
 */
export async function* readFile(file: Blob): AsyncGenerator<Result<BackupLine, FileProblem>, void> {
  if (file.size > MOST_BYTES) return yield err({ type: 'too-large' })
  for await (const line of decodedLines(file)) {
    // A packed file that was changed may say anything before the change is noticed.
    yield line.ok || !(await isDamaged(file)) ? line : err({ type: 'damaged' })
  }
}

/** Whether a packed file cannot be unpacked to its end. */
async function isDamaged(file: Blob): Promise<boolean> {
  for await (const line of linesOf(file)) if (!line.ok) return line.error.type === 'damaged'
  return false
}

async function* decodedLines(file: Blob): AsyncGenerator<Result<BackupLine, FileProblem>, void> {
  let number = 0
  let games = 0
  let ended = false
  for await (const text of linesOf(file)) {
    number += 1
    if (!text.ok) return yield text
    if (text.value === '' && ended) continue
    const line = number === 1 ? decodeHead(text.value) : decodeLine(text.value)
    if (!line.ok) return yield line
    if (ended) return yield err({ type: 'damaged' })
    if (line.value.type === 'game') games += 1
    if (line.value.type === 'end') {
      if (line.value.games !== games) return yield err({ type: 'damaged' })
      ended = true
    }
    yield line
  }
  if (number === 0) yield err({ type: 'foreign' })
  else if (!ended) yield err({ type: 'cut-short' })
}

async function* linesOf(file: Blob): AsyncGenerator<Result<string, FileProblem>, void> {
  // Letters that are none need no error of their own: the check of their line is wrong.
  const decoder = new TextDecoder()
  const reader = await readerOf(file)
  if (!reader) return yield err({ type: 'unreadable' })
  let held = ''
  let letters = 0
  try {
    for (;;) {
      const { value, done } = await reader.read()
      held += done ? decoder.decode() : decoder.decode(value, { stream: true })
      const lines = held.split('\n')
      held = lines.pop() ?? ''
      for (const line of lines) yield ok(line)
      letters += value?.length ?? 0
      if (held.length > MOST_IN_LINE || letters > MOST_LETTERS) return yield err({ type: 'too-large' })
      if (done) break
    }
    if (held !== '') yield ok(held)
  } catch (thrown) {
    // Packed data that breaks off or was changed; a file that is gone says so itself.
    yield err({ type: thrown instanceof DOMException ? 'unreadable' : 'damaged' })
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** Undefined where not even its first letters can be had: picked from a drive that cannot be reached. */
async function readerOf(
  file: Blob,
): Promise<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>> | undefined> {
  try {
    return (await unpacked(file)).getReader()
  } catch {
    return undefined
  }
}

/** Packed by us, or unpacked already: some browsers do that by themselves when they download. */
async function unpacked(file: Blob): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  // Either of the two: no text begins like that, and one of them may be what was changed.
  const isPacked = first === 0x1f || second === 0x8b
  return isPacked ? file.stream().pipeThrough(unzip()) : file.stream()
}

function unzip(): ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new DecompressionStream('gzip')
}
