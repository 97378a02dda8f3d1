import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../base/runs.fixture.ts'
import { PACK } from '../../rules/card.ts'
import { sideCount } from '../../rules/rules.ts'
import { decide } from '../decide.ts'
import { movedBy, movesOf } from '../figures/statistics.ts'
import type { Intent } from '../intent.ts'
import { decodeAs } from './decode.ts'
import { eventsWith } from './entries.fixture.ts'
import { entrySchema, type GameEvent, type Row } from './entry.ts'
import type { Game } from './game.ts'
import { append, type Log, read, tap } from './log.fixture.ts'
import { intentFor, playRandom, randomGame, seen } from './random-games.fixture.ts'
import { replay } from './replay.ts'

/** The laws of docs/record.md over random games of every preset. A failure prints its seed and path. */
const RUNS = { numRuns: runs(30), seed: 15_02 } as const

const table = randomGame({ withUndo: true })

function law(title: string, holds: (log: Log) => void) {
  it(title, () => {
    fc.assert(
      fc.property(table, (one) => holds(playRandom(one))),
      RUNS,
    )
  })
}

describe('the laws of the record', () => {
  law('undo after a tap restores the game before it', (log) => {
    for (const intent of ['peg', 'step'] as const) {
      const one = { kind: intent === 'peg' ? 3 : 9, a: 7, b: 4, wait: 9000 }
      const done = tap(log, intentFor(log.game, one))
      if (done.refused) continue
      expect(seen(tap(done, { type: 'undo' }).game)).toEqual(seen(log.game))
    }
  })

  law('redo after undo restores the game', (log) => {
    const undone = tap(log, { type: 'undo' })
    if (undone.refused) return
    expect(seen(tap(undone, { type: 'redo' }).game)).toEqual(seen(log.game))
  })

  law('every prefix of a log is a game', ({ rows }) => {
    for (let n = 1; n <= rows.length; n++) expect(replay(rows.slice(0, n))).toBeDefined()
  })

  law('the same log in pieces, shuffled or with taps repeated, is the same game', ({ rows, game }) => {
    const head = rows.at(-1)?.seq ?? 0
    const repeated = rows.map((row): Row => ({ ...row, seq: row.seq + head }))
    expect(seen(replay([...rows, ...repeated])!)).toEqual(seen(game))
    expect(seen(replay([...rows].reverse())!)).toEqual(seen(game))
  })

  law('no score falls below 0 or passes the target, and the back peg is never ahead', ({ game }) => {
    for (const { front, back } of game.pegs) {
      expect(front).toBeGreaterThanOrEqual(0)
      expect(front).toBeLessThanOrEqual(game.rules.target)
      expect(back).toBeLessThanOrEqual(front)
    }
  })

  law('a side has one score: what its lines moved', ({ game }) => {
    for (let side = 0; side < sideCount(game.rules); side++) {
      const moved = movedBy(side, movesOf(game.lines))
      expect(game.pegs[side]?.front).toBe(moved)
    }
  })

  law('nothing is scored after the end but by undo', (log) => {
    if (!log.game.outcome) return
    const more = append(log.rows, [{ type: 'pegged', side: 0, points: 9, reason: 'other' }], 99_999_999)
    expect(read(more).game.pegs).toEqual(log.game.pegs)
  })

  law('a card is in one place only in a deal', ({ game }) => {
    for (const deal of game.deals) {
      const cards = [deal.starter, ...deal.counts.flatMap((count) => count.cards ?? [])].filter(Boolean)
      expect(new Set(cards).size).toBe(cards.length)
    }
  })
})

/** Sides, seats and numbers as no screen would send them, among good ones. */
const wild = fc.oneof(
  { arbitrary: fc.nat(5), weight: 3 },
  fc.constantFrom(12, -1, 1.5, 99, 5_000, 20_000, Number.NaN),
)
const wildHolder = fc.oneof(wild, fc.constant('crib' as const))
const wildCards = fc.array(fc.constantFrom(...PACK), { maxLength: 6 })
const wildEntry = eventsWith({ seat: wild, points: wild, claimed: wild })

function cutOf(seat: fc.Arbitrary<number>) {
  return fc.record({ seat, card: fc.constantFrom(...PACK) })
}

const wildIntent: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ type: fc.constant('cut' as const), cuts: fc.array(cutOf(wild), { maxLength: 3 }) }),
  fc.record({ type: fc.constant('deal' as const), dealer: wild }),
  fc.record({
    type: fc.constant('peg' as const),
    side: wild,
    points: wild,
    reason: fc.constant('other' as const),
  }),
  fc.record({ type: fc.constant('other-played' as const), seat: wild }),
  fc.record({ type: fc.constant('count' as const), of: wildHolder, cards: wildCards }),
  fc.record({ type: fc.constant('claim' as const), of: wildHolder, cards: wildCards, claimed: wild }),
  fc.record({ type: fc.constant('count-typed' as const), of: wildHolder, points: wild }),
  fc.record({ type: fc.constant('take-muggins' as const), side: wild }),
  fc.record({ type: fc.constant('call-muggins' as const), side: wild, named: wild }),
  fc.record({ type: fc.constant('insert' as const), before: fc.nat(70), entry: wildEntry }),
)

/** A line of the same kind as the one there, with those of its fields that the other one has. */
function amendWith({ lines }: Game, at: number, other: GameEvent): Intent {
  const { seq, entry } = lines[at % lines.length]!
  const same =
    other.type === entry.type ? { ...entry, ...other, ...('of' in entry ? { of: entry.of } : {}) } : entry
  return { type: 'amend', target: seq, with: same as GameEvent }
}

it('whatever is written for a tap, however wild, is read back', () => {
  let written = 0
  fc.assert(
    fc.property(
      table,
      fc.array(wildIntent, { minLength: 20, maxLength: 20 }),
      fc.array(fc.tuple(fc.nat(99), wildEntry), { minLength: 40, maxLength: 40 }),
      (one, intents, amends) => {
        const { game } = playRandom(one)
        const all = [...intents, ...amends.map(([at, entry]) => amendWith(game, at, entry))]
        for (const intent of all) {
          const decision = decide(game, intent, 9_999_999)
          if (!decision.ok) continue
          written++
          for (const entry of decision.value) {
            expect(decodeAs(entrySchema, JSON.parse(JSON.stringify(entry))), JSON.stringify(intent)).toEqual({
              ok: true,
              value: entry,
            })
          }
        }
      },
    ),
    RUNS,
  )
  expect(written).toBeGreaterThan(RUNS.numRuns)
})
