import * as v from 'valibot'
import type { Result } from '../base/result.ts'
import { cards, type DecodeError, decodeAs, holder, id, perSeat, whole } from './decode.ts'
import { cutSchema } from './decode-entry.ts'
import type { KeptDraft } from './draft.ts'

export const keptDraftSchema = v.strictObject({
  gameId: id,
  headSeq: whole(0, 1_000_000),
  draft: v.strictObject({
    cuts: perSeat(cutSchema),
    hands: perSeat(v.strictObject({ of: holder, cards })),
  }),
})

export function decodeKeptDraft(input: unknown): Result<KeptDraft, DecodeError> {
  return decodeAs(keptDraftSchema, input)
}
