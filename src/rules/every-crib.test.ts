import { expect, test } from 'vitest'
import distributions from '../../cases/distributions.json' with { type: 'json' }
import { countEveryShow } from './every-show.fixture.ts'

/** 12,994,800 counts by both scorers: seconds on a quiet machine, more on a busy one. */
const PATIENCE = 300_000

test(
  'every crib with every starter is worth what the computed table says, by both scorers',
  () => {
    const { byCategory, ...known } = distributions.crib
    const found = countEveryShow('crib', 4)
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
  PATIENCE,
)
