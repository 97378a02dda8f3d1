import * as v from 'valibot'
import { err, ok, type Result } from '../base/result.ts'
import { type DecodeError, decodeAs, id, listOf, whole } from './decode.ts'
import { decodeKeptDraft } from './decode-draft.ts'
import { decodeRow } from './decode-row.ts'
import type { KeptDraft } from './draft.ts'
import type { Row } from './entry.ts'
import type { GameLog } from './game-log.ts'
import { replay } from './replay.ts'

/** The longest games have a few hundred lines; far beyond that it is no game. */
export const MOST_LINES = 20_000

const sinceBefore = whole(-8.64e15, 8.64e15)

// Entries and draft have decoders of their own, which look at them line by line.
const shape = v.strictObject({
  id,
  rows: listOf(v.strictTuple([v.number(), v.string(), v.number(), sinceBefore, v.unknown()]), MOST_LINES),
  draft: v.exactOptional(v.strictTuple([v.number(), v.unknown(), v.unknown()])),
})

/**
 * A game that comes from outside. Every line of it has to be understood, in its order, and to make a game: what is
 * taken in is then as good as what was tapped here.
 */
export function decodeLog(input: unknown): Result<GameLog, DecodeError> {
  const written = decodeAs(shape, input)
  if (!written.ok) return written
  const { id: gameId, rows: lines, draft } = written.value
  const rows: Row[] = []
  let at = 0
  for (const [seq, tapId, part, since, entry] of lines) {
    at += since
    const row = decodeRow({ gameId, seq, tapId, part, at, v: 1, entry })
    if (!row.ok) return err({ ...row.error, path: `rows.${rows.length}.${row.error.path}` })
    if (seq <= (rows.at(-1)?.seq ?? 0)) return wrong(`rows.${rows.length}.seq`, 'not in order')
    rows.push(row.value)
  }
  if (!replay(rows)) return wrong('rows', 'no game is started')
  if (!draft) return ok({ gameId, rows })
  const kept = decodeDraft(gameId, draft)
  return kept.ok ? ok({ gameId, rows, draft: kept.value }) : kept
}

function decodeDraft(
  gameId: string,
  [headSeq, cuts, hands]: readonly [number, unknown, unknown],
): Result<KeptDraft, DecodeError> {
  return decodeKeptDraft({ gameId, headSeq, draft: { cuts, hands } })
}

function wrong(path: string, reason: string) {
  return err({ type: 'not-understood', path, reason } as const)
}
