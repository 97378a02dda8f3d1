import { err, ok, type Result } from '../../base/result.ts'
import type { FileError, ImportCounts, RestoreError } from '../../game/record/storage-results.ts'
import { type BackupLine, decodeHead, decodeLine, MOST_IN_LINE } from '../../store/backup.ts'
import { importToBoth } from '../../store/both-databases.ts'
import type { Stored } from '../../store/connection.ts'
import type { ImportedGame } from '../../store/import-game.ts'
import type { MirroredDatabase } from '../../store/mirror.ts'

export type Restored = ImportCounts & { readonly only?: ImportedGame }

interface RestoreOptions {
  readonly onGame?: (done: number, of: number) => void
  /** Adds a piece of the document of the device to ours. */
  readonly onDevice?: (piece: object) => Stored<unknown>
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads the file twice: first to check every line, and only then to write, so that a bad file changes nothing. It can be
 * stopped at any line.
 */
export async function restoreFile(
  db: MirroredDatabase,
  file: Blob,
  { onGame, onDevice, signal }: RestoreOptions = {},
): Promise<Result<Restored, RestoreError>> {
  let of = 0
  for await (const line of readFile(file)) {
    if (signal?.aborted) return err({ type: 'cancelled' })
    if (!line.ok) return line
    if (line.value.type === 'game') of += 1
  }
  const counts = { new: 0, extended: 0, same: 0, behind: 0, 'kept-as-copy': 0 }
  let done = 0
  let last: ImportedGame | undefined
  for await (const line of readFile(file)) {
    if (signal?.aborted) return err({ type: 'store', error: { type: 'cancelled' } })
    if (!line.ok) return err({ type: 'store', error: line.error })
    if (line.value.type === 'game') {
      const brought = await importToBoth(db, line.value.log)
      if (!brought.ok) return err({ type: 'store', error: brought.error })
      last = brought.value
      counts[last.result] += 1
      onGame?.(++done, of)
    } else if (line.value.type === 'device') {
      const kept = await onDevice?.(line.value.device)
      if (kept?.ok === false) return err({ type: 'store', error: kept.error })
    }
  }
  return ok({ ...counts, ...(of === 1 && last ? { only: last } : {}) })
}

/** As large as a file may be: a hundred thousand games. */
const MOST_BYTES = 100_000_000
/** Unpacked; packed data can say a thousand times its size. */
const MOST_UNPACKED = 1_000_000_000
/** Read of a packed file at once: it may become a thousand times as much. */
const SLICE = 16_384
/** Milliseconds of work before taps and frames get a chance. */
const WORK_MS = 12

/** The lines of a file, each decoded. It yields nothing after the first error; without an error the file is complete. */
export async function* readFile(file: Blob): AsyncGenerator<Result<BackupLine, FileError>, void> {
  if (file.size > MOST_BYTES) return yield err({ type: 'too-large' })
  for await (const line of decodedLines(file)) {
    // A changed packed file may unpack to anything before the change is noticed.
    const isCertain = line.ok || line.error.type === 'damaged'
    yield isCertain || !(await isDamaged(file)) ? line : err({ type: 'damaged' })
  }
}

/** Whether a packed file, which may be of another app, was changed: as far as it is read, and no line of it decoded. */
async function isDamaged(file: Blob): Promise<boolean> {
  for await (const chunk of chunksOf(file, MOST_CHECKED)) if (!chunk.ok) return chunk.error.type === 'damaged'
  return false
}

/** A file that is not ours, unpacked. */
const MOST_CHECKED = 50_000_000

async function* decodedLines(file: Blob): AsyncGenerator<Result<BackupLine, FileError>, void> {
  let number = 0
  let games = 0
  let ended = false
  let blank = 0
  for await (const text of linesOf(file)) {
    number += 1
    if (!text.ok) return yield text
    // Some programs end a text with an empty line.
    if (text.value.trim() === '' && ended && blank++ < 9) continue
    const line = number === 1 ? decodeHead(text.value) : decodeLine(text.value)
    if (!line.ok) return yield line
    const { value } = line
    if (ended || (value.type === 'end' && value.games !== games)) return yield err({ type: 'damaged' })
    if (value.type === 'game') games += 1
    ended = value.type === 'end'
    yield line
  }
  if (number === 0) yield err({ type: 'foreign' })
  else if (!ended) yield err({ type: 'cut-short' })
}

async function* linesOf(file: Blob): AsyncGenerator<Result<string, FileError>, void> {
  // Bytes that are no text need no error of their own: the check of their line is wrong too.
  const decoder = new TextDecoder()
  let held = ''
  for await (const chunk of chunksOf(file, MOST_UNPACKED)) {
    if (!chunk.ok) return yield chunk
    const [first = '', ...more] = decoder.decode(chunk.value, { stream: true }).split('\n')
    held += first
    for (const next of more) {
      yield ok(held)
      held = next
    }
    if (held.length > MOST_IN_LINE) return yield err({ type: 'too-large' })
  }
  held += decoder.decode()
  if (held !== '') yield ok(held)
}

/** What is in a file, unpacked, with pauses: however much it is, the page goes on. */
async function* chunksOf(
  file: Blob,
  most: number,
): AsyncGenerator<Result<Uint8Array<ArrayBuffer>, FileError>, void> {
  const stream = await unpacked(file).catch(() => undefined)
  // If not even the first bytes can be read, the file is on a drive that cannot be reached.
  if (!stream) return yield err({ type: 'unreadable' })
  const reader = stream.getReader()
  let [bytes, since] = [0, performance.now()]
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      bytes += value.length
      if (bytes > most) return yield err({ type: 'too-large' })
      yield ok(value)
      if (performance.now() - since < WORK_MS) continue
      await new Promise((resolve) => setTimeout(resolve))
      since = performance.now()
    }
  } catch (thrown) {
    // Packed data that was cut short or changed. A file that is gone throws a DOMException.
    yield err({ type: thrown instanceof DOMException ? 'unreadable' : 'damaged' })
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** Packed by us, or unpacked already, as some browsers do when they download. */
async function unpacked(file: Blob): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  // Either of these two bytes: no text begins like that, and one of them may be damaged.
  const isPacked = first === 0x1f || second === 0x8b
  return isPacked
    ? file.stream().pipeThrough(inSlices()).pipeThrough(new DecompressionStream('gzip'))
    : file.stream()
}

function inSlices() {
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, sink) {
      for (let at = 0; at < chunk.length; at += SLICE) sink.enqueue(chunk.slice(at, at + SLICE))
    },
  })
}
