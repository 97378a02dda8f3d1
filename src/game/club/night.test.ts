import { expect, it, test } from 'vitest'
import { valueIn } from '../../base/result.ts'
import { decodeAs } from '../record/decode.ts'
import { FORMATS } from './format.ts'
import { BEGUN, came, nightWith, result } from './night.fixture.ts'
import {
  changedNight,
  joinNights,
  type NightEntry,
  nightShape,
  replayNight,
  resultOf,
  withoutLastRound,
  withRound,
} from './night.ts'

test('a night comes back from a file as it was, and nonsense is refused', () => {
  const night = nightWith([...came(3), BEGUN, result(0, 1, [16, -17])])
  expect(valueIn(decodeAs(nightShape, JSON.parse(JSON.stringify(night))))).toEqual(night)
  for (const entries of [[{ type: 'left', player: 500 }], [{ type: 'result' }], 'none'])
    expect(decodeAs(nightShape, { ...night, entries }).ok).toBe(false)
})

test('a late comer takes the empty seat of an odd night, else a table is added', () => {
  const odd = replayNight(nightWith([...came(5), BEGUN, ...came(1, 5), BEGUN]))
  expect(odd.rounds.map(({ out, tables }) => [out.length, tables.length])).toEqual([
    [1, 2],
    [0, 3],
  ])
  const even = replayNight(nightWith([...came(4), BEGUN, ...came(1, 4), BEGUN]))
  expect(even.rounds.map(({ out, tables }) => [out.length, tables.length])).toEqual([
    [0, 2],
    [1, 2],
  ])
})

test('who leaves keeps what he has and is not paired again', () => {
  const night = replayNight(
    nightWith([...came(4), BEGUN, result(0, 1, [9, -9]), { type: 'left', player: 1 }, BEGUN]),
  )
  expect(night.players[1]).toMatchObject({ name: 'Bob', left: true })
  expect(night.rounds[1]?.tables.flatMap(({ sides }) => sides.flat())).not.toContain(1)
  expect(night.rounds[0]?.tables.map(resultOf)[0]?.values).toEqual([9, -9])
})

test('a code with thousands of rounds makes sixty, and who is here does not come a second time', () => {
  const night = replayNight(
    nightWith([...came(2), { type: 'came', name: ' ann' }, ...Array(3_000).fill(BEGUN)]),
  )
  expect([night.players.length, night.rounds.length]).toEqual([2, 60])
})

test('who comes back goes on with the same card, in the same team', () => {
  const left = { type: 'left', player: 1 } as const
  const night = replayNight(nightWith([...came(4), BEGUN, left, BEGUN, ...came(1, 1), BEGUN]))
  expect(night.players).toHaveLength(4)
  expect(night.rounds.map(({ tables }) => tables.some(({ sides }) => sides.flat().includes(1)))).toEqual([
    true,
    false,
    true,
  ])
  const away: NightEntry = { type: 'came', name: 'Eve', away: true }
  const teams = nightWith([...came(1), away, left, { type: 'came', name: 'Eve' }], FORMATS.teams)
  expect(replayNight(teams).players[1]).toMatchObject({ away: true, left: false })
})

test('a second tap begins no second round', () => {
  const begun = withRound(came(4), 0, 1_000)
  expect(begun).toEqual([...came(4), BEGUN])
  expect(withRound(begun, 0, 2_000)).toBe(begun)
})

test('a round taken back leaves what was before it, who has come since, and what was corrected of other rounds', () => {
  const before = [...came(4), BEGUN, result(0, 1, [9, -9])]
  expect(
    withoutLastRound([...before, { ...BEGUN }, result(1, 1, [4, -4]), result(0, 1, [8, -8]), ...came(1, 4)]),
  ).toEqual([...before, result(0, 1, [8, -8]), ...came(1, 4)])
})

it('keeps of two copies of a night the one that was changed more often: an older, longer one brings nothing back', () => {
  const short = nightWith(came(4))
  const long = changedNight(short, { entries: [...came(4), BEGUN, result(0, 1, [9, -9])] })
  const undone = changedNight(long, { entries: [...came(4), BEGUN] })
  const other = { ...nightWith(came(2)), id: 'other', startedAt: 5 }
  expect(joinNights([short], [long, other])).toEqual([other, long])
  expect(joinNights([undone], [long])).toEqual([undone])
  expect(joinNights([long], [undone])).toEqual([undone])
})
