import * as v from 'valibot'
import { CHECK_LENGTH, checkLetters } from '../base/fingerprint.ts'
import { isObject } from '../base/is-object.ts'
import { err, ok, type Result } from '../base/result.ts'
import { decodeAs, time, whole } from '../game/record/decode.ts'
import { decodeSentLog, type GameLog, writeLog } from '../game/record/game-log.ts'
import type { FileError } from '../game/record/storage-results.ts'
import { type AppData, decodeAppData } from './app-data.ts'

/** One line of a backup file: see docs/backup.md. */
export type BackupLine =
  | { readonly type: 'head'; readonly madeAt: number }
  | { readonly type: 'game'; readonly log: GameLog }
  | { readonly type: 'rest'; readonly rest: AppData }
  /** A stored row that could not be read, kept for later repair. A reader skips it. */
  | { readonly type: 'raw'; readonly json: string }
  /** The last line: a file without it was cut short. */
  | { readonly type: 'end'; readonly games: number }

/** Raised when an older release could no longer read what is written. */
const VERSION = 1
const FORMAT = 'fifteen-two'

/** A game takes a few thousand letters. */
export const MOST_IN_LINE = 4_000_000

/** What we write is seven deep; something far deeper could exhaust a reader. */
const DEEPEST = 24

const headShape = v.looseObject({ format: v.literal(FORMAT), version: whole(1, 1_000_000) })
const exactHead = v.strictObject({ format: v.literal(FORMAT), version: v.literal(VERSION), madeAt: time })
const endShape = v.strictObject({ end: v.strictObject({ games: whole(0, 1_000_000) }) })

export function writeLine(line: BackupLine): string {
  const written = (content: object) => withCheck(JSON.stringify(content))
  switch (line.type) {
    case 'head':
      return written({ format: FORMAT, version: VERSION, madeAt: line.madeAt })
    case 'game':
      return written({ game: writeLog(line.log) })
    case 'rest':
      return written({ rest: line.rest })
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
  if ('rest' in parsed) {
    const rest = decodeAppData(parsed.rest)
    return rest && { type: 'rest', rest }
  }
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
