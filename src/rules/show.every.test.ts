import { expect, test } from 'vitest'
import distributions from '../../cases/distributions.json' with { type: 'json' }
import { RUNS } from '../base/runs.fixture.ts'
import { countEveryShow } from './every-show.fixture.ts'

/** `npm run test:rest` counts every one of them, and thereby that the suits are worth the same. */
const ALIKE_ONCE = RUNS === 1

let ofFour: ReturnType<typeof countEveryShow> | undefined

const TABLES = [
  // Published; the other two are computed.
  ['hand of four', distributions.hand, () => four().hand],
  ['crib', distributions.crib, () => four().crib],
  ['hand of three', distributions.fiveCardHand, () => countEveryShow(3, ALIKE_ONCE).hand],
] as const

test.each(TABLES)(
  'every %s with every starter is worth what the table says, by both scorers',
  (_, { byCategory, ...known }, count) => {
    const found = count()
    expect(found.differences).toBe(0)
    expect(found.itemised).toEqual(known)
    expect(found.table).toEqual(known)
    expect(found.byKind).toEqual({
      fifteen: byCategory.fifteens,
      pair: byCategory.pairs,
      run: byCategory.runs,
      flush: byCategory.flush,
      nobs: byCategory.nobs,
    })
  },
)

/** The same four cards are counted as a hand and as a crib, so they are gone through once. */
function four() {
  ofFour ??= countEveryShow(4, ALIKE_ONCE)
  return ofFour
}
