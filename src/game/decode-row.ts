import * as v from 'valibot'
import type { Result } from '../base/result.ts'
import { type DecodeError, decodeAs, id, seq, time, whole } from './decode.ts'
import { entrySchema } from './decode-entry.ts'
import type { Row } from './entry.ts'

export const rowSchema = v.strictObject({
  gameId: id,
  seq,
  tapId: id,
  part: whole(0, 999),
  at: time,
  v: v.literal(1),
  entry: entrySchema,
})

export function decodeRow(input: unknown): Result<Row, DecodeError> {
  return decodeAs(rowSchema, input)
}
