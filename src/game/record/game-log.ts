import * as v from 'valibot'
import { ok, type Result } from '../../base/result.ts'
import { type DecodeError, decodeAs, id, notUnderstood, upTo, whole } from './decode.ts'
import type { StoredDraft } from './draft.ts'
import { type Row, rowSchema, storedDraftSchema } from './entry.ts'
import { seatsExist } from './ignored-reason.ts'
import { replay } from './replay.ts'

/** One game as it travels: to a file, through a link, from one device to another. */
export interface GameLog {
  readonly gameId: string
  /** In order. A line that could not be read is not in it, and its number stays free. */
  readonly rows: readonly Row[]
  readonly draft?: StoredDraft
}

/** A game log as it is sent: short, since it may have to fit a QR code. */
export function writeLog({ gameId, rows, draft }: GameLog) {
  // Number, tap, place within the tap, milliseconds since the line before, entry.
  const lines = rows.map(({ seq, tapId, part, at, entry }, i) => {
    return [seq, tapId, part, at - (rows[i - 1]?.at ?? 0), entry] as const
  })
  // The number of the line it was tapped on, cuts, hands.
  const half = draft && ([draft.headSeq, draft.draft.cuts, draft.draft.hands] as const)
  return { id: gameId, rows: lines, ...(half ? { draft: half } : {}) }
}

/** The longest games have a few hundred lines; a log far longer is not a game, and would freeze a page. */
export const MOST_LINES = 3_000

/** Too long for a link and for a file. */
export const isTooLong = ({ rows }: GameLog) => rows.length > MOST_LINES

const sinceBefore = whole(-8.64e15, 8.64e15)

// Entries and draft have decoders of their own, which look at them line by line.
const shape = v.strictObject({
  id,
  rows: upTo(v.strictTuple([v.number(), v.string(), v.number(), sinceBefore, v.unknown()]), MOST_LINES),
  draft: v.exactOptional(v.strictTuple([v.number(), v.unknown(), v.unknown()])),
})

/** A game from a file. */
export function decodeSentLog(input: unknown): Result<GameLog, DecodeError> {
  const written = decodeAs(shape, input)
  if (!written.ok) return written
  const { id: gameId, rows, draft: half } = written.value
  let time = 0
  const lines = rows.map(([seq, tapId, part, since, entry]) => {
    time += since
    return { seq, tapId, part, at: time, entry }
  })
  return decodeLog(gameId, half && { headSeq: half[0], draft: { cuts: half[1], hands: half[2] } }, lines)
}

/**
 * A game from elsewhere. Every line has to be understood, in its order, and they have to make a game. No app ever wrote
 * an entry for a seat or side that its game does not have.
 */
export function decodeLog(
  gameId: unknown,
  draft: unknown,
  lines: readonly object[],
): Result<GameLog, DecodeError> {
  const rows: Row[] = []
  for (const line of lines) {
    const row = decodeAs(rowSchema, { ...line, gameId, v: 1 })
    if (!row.ok) return notUnderstood(`rows.${rows.length}.${row.error.path}`, row.error.reason)
    if (row.value.seq <= (rows.at(-1)?.seq ?? 0))
      return notUnderstood(`rows.${rows.length}.seq`, 'not in order')
    rows.push(row.value)
  }
  const game = replay(rows)
  if (!game) return notUnderstood('rows', 'no game is started')
  const wrong = rows.findIndex(({ entry }) => !seatsExist(game, entry))
  if (wrong >= 0) return notUnderstood(`rows.${wrong}.entry`, 'no such seat')
  const log = { gameId: String(gameId), rows }
  if (draft === undefined) return ok(log)
  const kept = decodeAs(storedDraftSchema, Object.assign({ gameId }, draft))
  return kept.ok ? ok({ ...log, draft: kept.value }) : kept
}
