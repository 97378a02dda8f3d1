import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeAs } from '../game/record/decode.ts'
import { gameSummarySchema } from '../game/record/game-summary.ts'
import { decodeLastTable, readCounts, readRuleSets, saveCount } from './app-data.ts'
import { newDisk, OPENING, tapToSave, windowOn } from './database.fixture.ts'
import { readOpening } from './lists.ts'

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

  it('preferences, rule sets and counts: what cannot be read is left out', async () => {
    const db = windowOn(newDisk())
    const good = { at: 9, of: 'hand', cards: ['5H'], starter: '5C', rules: 'mine', points: 2 } as const
    await saveCount(db, good)
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (junk, more) => {
        await db.prefs.bulkPut(['last-table', 'rule-sets'].map((key) => ({ key, value: junk })) as never)
        await db.counts.put({ id: 'junk', at: 1, cards: more, starter: junk } as never)
        const [opening, sets, counts] = [await readOpening(db), await readRuleSets(db), await readCounts(db)]
        expect(opening.ok && decodeLastTable(opening.value.lastTable)).toBeUndefined()
        expect(sets).toEqual({ ok: true, value: [] })
        expect(counts.ok && counts.value.map(({ at }) => at)).toEqual([9])
      }),
      { ...RUNS, numRuns: 60 },
    )
  })
})
