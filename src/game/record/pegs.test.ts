import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Log, openLog, pegBy, tap, taps } from './log.fixture.ts'

const SEEDED = { numRuns: 200, seed: 15_02 } as const

/** Pegs of either side, quick enough to join now and then, forwards and back, past the target too. */
const pegs = fc.array(
  fc.record({
    side: fc.nat(1),
    points: fc.integer({ min: -9, max: 30 }),
    reason: fc.constantFrom('fifteen', 'pair', 'correction'),
    wait: fc.constantFrom(500, 1_000, 9_000),
  }),
  { maxLength: 30 },
)

describe('the pegs at each line', () => {
  test('at the last line they are as the game has them, whatever was pegged', () => {
    fc.assert(
      fc.property(pegs, fc.nat(120), (all, start) => {
        let log: Log = openLog({ dealer: 0, scores: [start, 7] })
        for (const { wait, ...peg } of all) {
          log = tap(log, { type: 'peg', ...peg }, (log.rows.at(-1)?.at ?? 0) + wait)
          expect(log.game.lines.at(-1)?.pegs).toEqual(log.game.pegs)
        }
      }),
      SEEDED,
    )
  })

  test('at every line the front peg is the score that the line says', () => {
    const { game } = taps(
      openLog({ dealer: 0 }),
      { type: 'turn-starter', card: 'JH' },
      pegBy(1, 3),
      pegBy(0, 4),
    )
    expect(game.lines.map(({ pegs: at }) => at.map(({ front }) => front))).toEqual(
      game.lines.map((line) => line.scores),
    )
  })

  test('the back peg stays behind a leap of two taps, and behind a correction', () => {
    const joined = taps(openLog({ dealer: 0 }), { type: 'turn-starter', card: '4H' }, pegBy(1, 8))
    const leap = tap(
      tap(joined, pegBy(1, 2, 'fifteen')),
      pegBy(1, 3, 'pair'),
      joined.rows.at(-1)!.at + 11_000,
    )
    const back = tap(leap, { type: 'peg', side: 1, points: -4, reason: 'correction' })
    expect(back.game.lines.slice(-4).map(({ pegs: at }) => at[1])).toEqual([
      { front: 8, back: 0 },
      { front: 10, back: 8 },
      { front: 13, back: 8 },
      { front: 9, back: 8 },
    ])
  })
})
