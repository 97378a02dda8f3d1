import { expect, it, test } from 'vitest'
import { FORMATS, type Format } from '../../game/club/format.ts'
import { BEGUN, came, nightWith, result } from '../../game/club/night.fixture.ts'
import { type NightEntry, replayNight } from '../../game/club/night.ts'
import { hasCode } from './codes.ts'
import { nightCodeIn, readNightCode, readResultCode, writeNightCode, writeResultCode } from './night-codes.ts'

const GUEST: NightEntry = { type: 'came', name: 'Zoë', guest: true }
const ENTRIES: readonly NightEntry[] = [
  ...came(13),
  GUEST,
  { type: 'came', name: 'Di', away: true },
  BEGUN,
  { ...result(0, 1, [16, -17]), had: [{ pot: 'fours', seat: 0 }] } as NightEntry,
  { type: 'had', pot: '29', player: 2 },
  { type: 'left', player: 3 },
  BEGUN,
]
const RESULT = {
  night: 'night',
  round: 3,
  table: 12,
  names: ['Ann', 'Bob & Cleo'],
  values: [-43, 43],
  agreed: true,
  had: [{ pot: '28', seat: 1 }],
} as const

test.each(
  Object.entries<Format>({ ...FORMATS, 'with names': { ...FORMATS.league, teams: ['Rose', 'Crown'] } }),
)('a night of the format %s comes back with its seats, without results', (_, format) => {
  const night = nightWith(ENTRIES, format)
  const code = writeNightCode({ ...night, changes: 25 })
  expect(hasCode(`https://fifteen.example/club#${code}`)).toBe(true)
  const read = readNightCode(`https://fifteen.example/club#${code}`)
  expect(read).toEqual({
    ok: true,
    value: { ...night, entries: ENTRIES.filter(({ type }) => !/result|had/.test(type)) },
  })
  const seats = (of: typeof night) =>
    replayNight(of).rounds.map(({ tables, out }) => [tables.map(({ number, sides }) => [number, sides]), out])
  expect(read.ok && seats(read.value)).toEqual(seats(night))
})

test('a whole night comes back with its results', () => {
  const night = { ...nightWith(ENTRIES), changes: 25, money: { fee: 3, shares: [60, 40], pots: [1, 0, 2] } }
  expect(readNightCode(writeNightCode(night, 'whole'))).toEqual({ ok: true, value: night })
})

test('a code of 30 names is read from the screen of a phone: at most 500 letters', () => {
  expect(writeNightCode(nightWith([...came(30), BEGUN])).length).toBeLessThanOrEqual(500)
})

test('a result comes back, in few letters, alone or in a message', () => {
  const code = writeResultCode(RESULT)
  expect(code.length).toBeLessThanOrEqual(60)
  expect(nightCodeIn(`Here: ${code}`)).toBe(code)
  expect(readResultCode(code)).toEqual({ ok: true, value: RESULT })
})

it('refuses a letter that was changed, another version and nonsense', () => {
  const code = writeResultCode(RESULT)
  for (let place = 3; place < code.length; place++) {
    const other = code.slice(0, place) + (code[place] === 'A' ? 'B' : 'A') + code.slice(place + 1)
    expect(readResultCode(other), other).toEqual({ ok: false, error: 'damaged' })
  }
  expect(readResultCode(code.replace('r2', 'r3'))).toEqual({ ok: false, error: 'newer' })
  expect(readResultCode(writeResultCode({ ...RESULT, values: [5_000, -5_000] }))).toEqual({
    ok: false,
    error: 'damaged',
  })
  expect(readNightCode(code)).toEqual({ ok: false, error: 'no-game' })
})
