import fc from 'fast-check'
import type * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import type { Rules } from '../../rules/rules.ts'
import { asLowball } from '../../rules/rules-name.ts'
import { decodeAs } from './decode.ts'
import { type rulesPatchSchema, rulesSchema } from './decode-rules.ts'
import type { StoredDraft } from './draft.ts'
import { entriesWith, eventsWith } from './entries.fixture.ts'
import {
  type Entry,
  entrySchema,
  type GameEvent,
  type GameStarted,
  MARKS,
  type Row,
  rowSchema,
  storedDraftSchema,
} from './entry.ts'

/** True only when each type is assignable to the other: the compiler refuses the list below otherwise. */
type Same<A, B> = [A, B] extends [B, A] ? true : never

const SAME_TYPES: readonly [
  Same<v.InferOutput<typeof rulesSchema>, Rules>,
  Same<v.InferOutput<typeof rulesPatchSchema>, Partial<Rules>>,
  Same<keyof v.InferOutput<typeof rulesPatchSchema>, keyof Rules>,
  Same<v.InferOutput<typeof entrySchema>, Entry>,
  Same<v.InferOutput<typeof entrySchema>['type'], Entry['type']>,
  Same<v.InferOutput<typeof rowSchema>, Row>,
  Same<v.InferOutput<typeof storedDraftSchema>, StoredDraft>,
] = [true, true, true, true, true, true, true]

const SEED = 152_152
const presets: readonly Rules[] = Object.values(PRESETS)

/* Every shape an entry can have. */
const text = fc.string({ maxLength: 40, unit: 'grapheme' })
const rules = fc
  .tuple(fc.constantFrom(...presets), fc.boolean())
  .map(([one, turned]) => (turned ? asLowball(one) : one))

const started: fc.Arbitrary<GameStarted> = fc
  .tuple(rules, fc.uuid(), fc.nat(9), fc.boolean())
  .map(([one, id, index, joined]) => {
    const sides = new Set(one.sideOfSeat).size
    return {
      type: 'game-started',
      rules: one,
      players: one.sideOfSeat.map((_, i) => `Player ${i}`),
      marks: MARKS.slice(0, sides),
      ...(joined ? { scores: Array(sides).fill(40) } : {}),
      match: { id, index },
    }
  })

const happened: fc.Arbitrary<GameEvent> = fc.oneof(
  { weight: 1, arbitrary: started },
  {
    weight: 12,
    arbitrary: eventsWith({
      seat: fc.integer({ min: 0, max: 11 }),
      points: fc.integer({ min: -60, max: 60 }),
      claimed: fc.nat(29),
      text,
    }),
  },
)

const seq = fc.integer({ min: 1, max: 5_000 })
const entry: fc.Arbitrary<Entry> = entriesWith(happened, { line: seq, tap: fc.uuid() })

const row: fc.Arbitrary<Row> = fc.record({
  gameId: fc.uuid(),
  seq,
  tapId: fc.uuid(),
  part: fc.nat(9),
  at: fc.nat(),
  v: fc.constant(1 as const),
  entry,
})

const aRow: Row = {
  gameId: 'g1',
  seq: 2,
  tapId: 't2',
  part: 0,
  at: 1_000,
  v: 1,
  entry: { type: 'starter-turned', card: 'JC', points: 2 },
}

const game: GameStarted = {
  type: 'game-started',
  rules: PRESETS['six-card-121'],
  players: ['Ann', 'Bob'],
  marks: ['a', 'b'],
  match: { id: 'm1', index: 0 },
}

describe('a stored line', () => {
  it('has in the decoder exactly the types it has in the program', () => {
    expect(SAME_TYPES).not.toContain(false)
  })

  it('reads back as it was written, through JSON', () => {
    fc.assert(
      fc.property(row, (one) => {
        expect(decodeAs(rowSchema, JSON.parse(JSON.stringify(one)))).toEqual({ ok: true, value: one })
      }),
      { seed: SEED, numRuns: 1_000 },
    )
  })

  it('never throws, whatever is in its place', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        row,
        fc.constantFrom('entry', 'seq', 'at', 'v', 'tapId'),
        (junk, one, key) => {
          for (const input of [junk, { ...one, [key]: junk }]) {
            const decoded = decodeAs(rowSchema, input)
            if (!decoded.ok) expect(decoded.error.type).toBe('not-understood')
          }
        },
      ),
      { seed: SEED, numRuns: 2_000 },
    )
  })

  it.each<[string, unknown, string]>([
    ['a card that no pack has', { ...aRow, entry: { ...aRow.entry, card: '1C' } }, 'entry.card'],
    [
      'a score that is not a number',
      { ...aRow, entry: { ...aRow.entry, points: Number.NaN } },
      'entry.points',
    ],
    ['half a point', { ...aRow, entry: { ...aRow.entry, points: 0.5 } }, 'entry.points'],
    ['a number too large to count with', { ...aRow, seq: 2 ** 53 }, 'seq'],
    ['a line before the first', { ...aRow, seq: 0 }, 'seq'],
    ['a later way of writing', { ...aRow, v: 2 }, 'v'],
    ['an entry of another kind', { ...aRow, entry: { type: 'score-set', points: 57 } }, 'entry.type'],
    ['a field nobody knows', { ...aRow, score: 57 }, 'score'],
    ['a name as long as a book', { ...aRow, tapId: 'x'.repeat(65) }, 'tapId'],
    [
      'an entry inside an amendment that amends',
      { ...aRow, entry: { type: 'amended', target: 1, with: { type: 'removed', target: 1 } } },
      'entry.with.type',
    ],
    ['a name too many', { ...aRow, entry: { ...game, players: ['Ann', 'Bob', 'Cleo'] } }, 'entry'],
    ['a score for one side of two', { ...aRow, entry: { ...game, scores: [40] } }, 'entry'],
    ['nothing', undefined, ''],
    ['a list', [], 'gameId'],
  ])('is refused with its place: %s', (_, input, path) => {
    const decoded = decodeAs(rowSchema, input)
    expect(decoded.ok).toBe(false)
    expect(decoded.ok ? '' : decoded.error.path).toBe(path)
  })
})

describe('rules from outside', () => {
  it.each(presets.map((one) => [one.name, one] as const))('are read: %s', (_, one) => {
    expect(decodeAs(rulesSchema, JSON.parse(JSON.stringify(one)))).toEqual({ ok: true, value: one })
  })

  it('from before penalties had a kind have it by their texts, and a text of the table has none', () => {
    const two = { points: 2, who: 'opponents' } as const
    const penalties = ['turn-up mixed into the hand', "Other side's peg moved", 'spilt beer'].map(
      (reason) => {
        return { reason, ...two }
      },
    )
    const read = decodeAs(rulesSchema, { ...game.rules, penalties })
    expect(read.ok && read.value.penalties.map(({ kind }) => kind)).toEqual([
      'starter-mixed',
      'peg-moved',
      undefined,
    ])
  })

  it.each<[string, Partial<Rules>]>([
    ['a side that nobody plays for', { sideOfSeat: [0, 2] }],
    ['a deal for three at a table of two', { deal: { ...game.rules.deal, crib: [1, 1, 1] } }],
    ['no seats at all', { sideOfSeat: [] }],
    ['a race to nowhere', { target: 0 }],
    ['a skunk line past the last hole', { skunks: [{ name: 'skunk', below: 181, games: 2 }] }],
    ['a skunk line past every board', { skunks: [{ name: 'skunk', below: 999_999, games: 2 }] }],
  ])('are refused when they do not fit together: %s', (_, change) => {
    expect(decodeAs(rulesSchema, { ...game.rules, ...change }).ok).toBe(false)
  })
})

describe('a draft from the disk', () => {
  it('may hold a wrong hand: it is only a draft', () => {
    const draft: StoredDraft = {
      gameId: 'g1',
      headSeq: 4,
      draft: { cuts: [{ seat: 0, card: '5H' }], hands: [{ of: 'crib', cards: ['5H', '5H'] }] },
    }
    expect(decodeAs(storedDraftSchema, JSON.parse(JSON.stringify(draft)))).toEqual({ ok: true, value: draft })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(decodeAs(storedDraftSchema, { gameId: 'g1', headSeq: 1, draft: junk }).ok).toBe(false)
        expect(decodeAs(entrySchema, junk).ok).toBe(false)
      }),
      { seed: SEED, numRuns: 1_000 },
    )
  })
})
