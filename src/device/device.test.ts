import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PRESETS } from '../rules/presets.ts'
import { type Device, decodeDevice, joinDevices, piecesOf } from './device.ts'
import {
  practisedBy,
  withCount,
  withFollowed,
  withNames,
  withoutFollowed,
  withPractised,
  withRuleSet,
} from './lists.ts'

const NOTHING = decodeDevice(undefined)
const COUNT = {
  at: 1,
  of: 'hand',
  cards: ['5H', '5S', 'JD', '5D'],
  starter: '5C',
  rules: 'x',
  points: 29,
} as const
const NAMED = (name: string, heels = 2) => ({ rules: { ...PRESETS['six-card-121'], name, heels } })

const FULL: Device = {
  ...NOTHING,
  number: 7,
  settings: { ...NOTHING.settings, theme: 'dark' },
  renamed: [['Bob', 'Rob']],
  names: [{ name: 'Ann', usedAt: 9 }],
  practised: [['Ann', 'nobs-missed', 1, 2]],
  ruleSets: [NAMED('Pub')],
  counts: [COUNT],
  followed: [{ gameId: 'g1', at: 5, from: 'Cleo' }],
  lastTable: { rules: PRESETS['five-card-61'], players: ['Ann', 'Bob'], marks: ['c', 'd'], dealer: 1 },
  notes: { madeAt: 3 },
}

describe('the document of a device', () => {
  it('is read as it was written', () => {
    expect({ ...decodeDevice(JSON.parse(JSON.stringify(FULL))) }).toEqual(FULL)
  })

  it('leaves out what cannot be read, and nothing beside it', () => {
    const long = 'x'.repeat(201)
    const read = decodeDevice({
      ...FULL,
      renamed: [[long, 'Ann'], ['Bob', 'Rob'], 'Cleo'],
      counts: [{ ...COUNT, starter: '15C' }, COUNT],
      followed: [{ gameId: long, at: 5 }, { gameId: 'g2' }, ...FULL.followed],
      lastTable: { ...FULL.lastTable, rules: PRESETS['three-hand'] },
      notes: 3,
    })
    expect({ ...read }).toEqual({ ...FULL, lastTable: undefined, notes: {} })
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(FULL)), fc.jsonValue()), (junk) => {
        const { settings } = { ...decodeDevice(junk) }
        expect(Object.keys(settings)).toEqual(Object.keys(FULL.settings))
      }),
      { seed: 152_152 },
    )
  })

  it('goes to a file in pieces, each of which a reader adds: its notes stay here', () => {
    const sets = Array.from({ length: 40 }, (_, i) => NAMED(`House ${100 + i}`))
    const pieces = piecesOf({ ...FULL, ruleSets: sets })
    expect(Math.max(...pieces.map((piece) => JSON.stringify(piece).length))).toBeLessThan(30_000)
    const there = pieces.reduce<Device>((ours, piece) => joinDevices(ours, decodeDevice(piece), 99), NOTHING)
    expect({ ...there }).toEqual({ ...FULL, ruleSets: sets, number: 0, notes: {} })
  })

  it('keeps its own choices when another one joins it, and dates nothing later than now', () => {
    const theirs: Device = {
      ...FULL,
      settings: { ...FULL.settings, theme: 'black' },
      names: [{ name: 'Cleo', usedAt: 1_000 }],
      ruleSets: [NAMED('Pub', 1), NAMED('Club')],
      counts: [
        { ...COUNT, at: 500 },
        { ...COUNT, starter: '2C', at: 1_000 },
      ],
      followed: [
        { gameId: 'g1', at: 7 },
        { gameId: 'g2', at: 1_000 },
      ],
    }
    const joined = joinDevices(FULL, theirs, 100)
    expect(joined).toMatchObject({
      number: 7,
      settings: { theme: 'dark' },
      ruleSets: [NAMED('Club'), NAMED('Pub')],
    })
    expect(joined.names).toEqual([{ name: 'Cleo', usedAt: 100 }, ...FULL.names])
    expect(joined.counts.map(({ at, starter }) => [at, starter])).toEqual([
      [100, '2C'],
      [1, '5C'],
    ])
    expect(joined.followed).toEqual([{ gameId: 'g2', at: 100 }, ...FULL.followed])
  })
})

describe('the lists of a device', () => {
  it('have names used last first, and rule sets in the order of their names, the newest of one name alone', () => {
    const names = withNames(withNames([], ['Ann', 'Bob'], 1), ['Cleo', '', 'Bob'], 2)
    expect(names.map(({ name }) => name)).toEqual(['Cleo', 'Bob', 'Ann'])
    const sets = [NAMED('Pub'), NAMED('Club'), NAMED('Pub', 1)].reduce(withRuleSet, [] as Device['ruleSets'])
    expect(sets).toEqual([NAMED('Club'), NAMED('Pub', 1)])
  })

  it('have the last fifty counts, each hand once', () => {
    let counts: Device['counts'] = []
    for (let at = 1; at <= 60; at++) counts = withCount(counts, { ...COUNT, at, rules: `rules ${at}` })
    counts = withCount(counts, { ...COUNT, at: 99, rules: 'rules 30' })
    expect(counts).toHaveLength(50)
    expect(counts.slice(0, 2).map(({ at }) => at)).toEqual([99, 60])
    expect(counts.filter(({ rules }) => rules === 'rules 30')).toHaveLength(1)
  })

  it('have the twenty followed games that were heard of last, each once', () => {
    let followed: Device['followed'] = []
    for (let at = 1; at <= 30; at++) followed = withFollowed(followed, { gameId: `g${at}`, at })
    followed = withFollowed(followed, { gameId: 'g12', at: 99, from: 'Ann' })
    expect(followed).toHaveLength(20)
    expect(followed[0]).toEqual({ gameId: 'g12', at: 99, from: 'Ann' })
    expect(withoutFollowed(followed, 'g12').map(({ gameId }) => gameId)).not.toContain('g12')
  })

  it('have what each player practised, under all names that are theirs now', () => {
    const renamed = [['Annie', 'Ann']] as const
    const rows = [
      ['Annie', 'nobs-missed', 1, 2],
      ['Bob', 'nobs-missed', 5, 0],
      ['ann', 'nobs-missed', 1, 0],
    ] as const
    expect(practisedBy(rows, renamed, 'Ann')).toEqual([['nobs-missed', 2, 2]])
    expect(practisedBy(rows, renamed, '')).toEqual([])
    const after = withPractised(rows, renamed, 'Ann', [['nobs-missed', 3, 2]])
    expect(after).toEqual([rows[1], ['Ann', 'nobs-missed', 3, 2]])
  })
})
