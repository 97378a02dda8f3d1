import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAs } from '../game/record/decode.ts'
import { gameSummarySchema } from '../game/record/game-summary.ts'
import { OPENING, tapToSave } from './database.fixture.ts'

/** A failure prints its seed and path. */
const RUNS = { seed: 152_152, numRuns: 300 } as const

/** A summary with one of its fields something else, or gone. */
const spoilt = fc
  .tuple(fc.constantFrom(...Object.keys(tapToSave([], OPENING).summary)), fc.anything())
  .map(([field, junk]) => ({ ...tapToSave([], OPENING).summary, [field]: junk }))

describe('what is in a table is unknown until it is decoded', () => {
  it('a summary, whatever it is: read or refused, never thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), spoilt), (junk) => {
        const read = decodeAs(gameSummarySchema, junk)
        if (read.ok) expect(decodeAs(gameSummarySchema, read.value)).toEqual(read)
        else expect(read.error.type).toBe('not-understood')
      }),
      RUNS,
    )
  })
})
