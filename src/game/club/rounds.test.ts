import { expect, it, test } from 'vitest'
import { runs } from '../../base/runs.fixture.ts'
import { FORMATS, type Format } from './format.ts'
import { BEGUN, came, nightWith } from './night.fixture.ts'
import { type NightEntry, replayNight, type ShownNight } from './night.ts'

/** What a night gave everybody: whom they met and how often, how often they sat out. */
function metIn({ players, rounds }: ShownNight) {
  const met = players.map(() => new Map<number, number>())
  const out = players.map(() => 0)
  for (const round of rounds) {
    const seen = new Set<number>()
    const sees = (player: number) => {
      expect(seen.has(player), 'one seat each').toBe(false)
      seen.add(player)
    }
    for (const player of round.out) {
      sees(player)
      out[player] = (out[player] ?? 0) + 1
    }
    for (const { sides } of round.tables) {
      for (const player of sides.flat()) sees(player)
      for (const [side, own] of sides.entries()) {
        for (const a of own) {
          for (const b of sides.filter((_, other) => other !== side).flat())
            met[a]?.set(b, (met[a]?.get(b) ?? 0) + 1)
        }
      }
    }
  }
  return { met, out }
}

const night = (players: number, rounds: number, format: Format = FORMATS.club) =>
  replayNight(nightWith([...came(players), ...Array<NightEntry>(rounds).fill(BEGUN)], format))

test.each(Array.from({ length: 58 }, (_, i) => i + 3))(
  'of %i players each meets as many others as the format allows, nobody twice before he met all',
  (players) => {
    for (const games of [6, 7, 8, 9]) {
      const { met, out } = metIn(night(players, games))
      const circle = players - 1 + (players % 2)
      for (const [player, others] of met.entries()) {
        const times = [...others.values()]
        const played = times.reduce((sum, one) => sum + one, 0)
        expect(played + (out[player] ?? 0)).toBe(games)
        expect(others.size).toBe(Math.min(players - 1, played))
        expect(Math.max(...times)).toBeLessThanOrEqual(Math.ceil(games / circle))
      }
      expect(Math.max(...out) - Math.min(...out)).toBeLessThanOrEqual(1)
      expect(out.reduce((sum, one) => sum + one, 0)).toBe(players % 2 === 1 ? games : 0)
    }
  },
)

test('people walk as the circle method says: all but the first seat move one seat on', () => {
  const [first, second] = night(8, 2).rounds
  expect(first?.tables.map(({ number, sides }) => [number, ...sides.flat()])).toEqual([
    [1, 1, 6],
    [2, 2, 5],
    [3, 3, 4],
    [4, 0, 7],
  ])
  expect(second?.tables.map(({ sides }) => sides.flat())).toEqual([
    [7, 5],
    [1, 4],
    [2, 3],
    [0, 6],
  ])
})

it('pairs a stored night as it did when it was played', () => {
  const rounds = night(13, 9).rounds.map(
    ({ tables, out }) => `${tables.map(({ sides }) => sides.join('-')).join(' ')} / ${out}`,
  )
  expect(rounds[8]).toMatchInlineSnapshot(`"5-3 6-2 7-1 8-0 9-12 10-11 / 4"`)
  const drawn = night(9, 7, FORMATS.partners).rounds.at(-1)
  expect(JSON.stringify(drawn)).toMatchInlineSnapshot(
    `"{"at":1000,"out":[5],"tables":[{"number":1,"sides":[[3,0],[8,6]],"results":[]},{"number":2,"sides":[[2,1],[4,7]],"results":[]}]}"`,
  )
})

test('of an odd number one is the third at a table, where that is the format, and nobody sits out', () => {
  const { rounds } = night(13, 9, { ...FORMATS.club, odd: 'three' })
  for (const { tables, out } of rounds) {
    expect(out).toEqual([])
    expect(tables.map(({ sides }) => sides.length)).toEqual([2, 2, 2, 2, 2, 3])
  }
  const thirds = rounds.map(({ tables }) => tables.at(-1)?.sides[2]?.[0])
  expect(new Set(thirds).size).toBe(9)
})

test('two legs are played against the same player, one after the other', () => {
  const { rounds } = night(6, 4, FORMATS.legs)
  const pairs = rounds.map(({ tables }) => JSON.stringify(tables.map(({ sides }) => sides)))
  expect(pairs[0]).toBe(pairs[1])
  expect(pairs[2]).toBe(pairs[3])
  expect(pairs[1]).not.toBe(pairs[2])
})

test('partners are drawn: four at a table, who sat out plays, and partners change', () => {
  for (const players of [4, 5, 8, 13, 26]) {
    const { rounds } = night(players, 7, FORMATS.partners)
    const { out } = metIn({ ...night(players, 7, FORMATS.partners) })
    for (const { tables } of rounds) {
      expect(tables).toHaveLength(Math.floor(players / 4))
      for (const { sides } of tables) expect(sides.map((side) => side.length)).toEqual([2, 2])
    }
    expect(Math.max(...out) - Math.min(...out)).toBeLessThanOrEqual(1)
  }
  const partners = new Map<string, number>()
  for (const { tables } of night(16, 7, FORMATS.partners).rounds) {
    for (const side of tables.flatMap(({ sides }) => sides)) {
      const pair = side.toSorted((a, b) => a - b).join()
      partners.set(pair, (partners.get(pair) ?? 0) + 1)
    }
  }
  expect(Math.max(...partners.values())).toBeLessThanOrEqual(2)
})

/** A small generator, so that a failure can be seen again. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('people who come late and leave early: nobody sits out twice or meets twice while it can be avoided', () => {
  let nights = 0
  let repeats = 0
  for (let seed = 1; seed <= runs(60); seed++) {
    const random = randomFrom(seed)
    const size = 3 + random(40)
    const entries: NightEntry[] = [...came(size)]
    let next = size
    const here = new Set(Array.from({ length: size }, (_, i) => i))
    for (let round = 0; round < 9; round++) {
      entries.push(BEGUN)
      if (random(3) === 0) {
        entries.push(...came(1, next))
        here.add(next)
        next += 1
      }
      if (random(4) === 0 && here.size > 3) {
        const player = [...here][random(here.size)] ?? 0
        entries.push({ type: 'left', player })
        here.delete(player)
      }
    }
    const shown = replayNight(nightWith(entries))
    const { met, out: satOut } = metIn(shown)
    for (const { out } of shown.rounds) expect(out.length, `seed ${seed}`).toBeLessThanOrEqual(1)
    nights += 1
    // With twelve players and more, nine rounds leave room enough.
    if (size >= 14) {
      repeats += met.flatMap((others) => [...others.values()]).filter((times) => times > 1).length
      expect(Math.max(...satOut), `seed ${seed}`).toBeLessThanOrEqual(1)
    }
  }
  expect(nights).toBe(runs(60))
  expect(repeats).toBe(0)
})

it.each([
  [3, 3],
  [5, 5],
  [6, 4],
  [12, 11],
])('two teams of %i and %i: nobody meets his own team, nor anybody twice before he met all', (home, away) => {
  const players = came(home + away).map(
    (entry, i): NightEntry => (i < home ? entry : ({ ...entry, away: true } as NightEntry)),
  )
  const rounds = Math.min(home, away)
  const night = replayNight(
    nightWith([...players, ...Array<NightEntry>(2 * rounds).fill(BEGUN)], FORMATS.teams),
  )
  const met = new Set<string>()
  for (const [round, { tables, out }] of night.rounds.entries()) {
    expect(tables.map(({ number }) => number)).toEqual(Array.from({ length: rounds }, (_, i) => i + 1))
    expect(out).toHaveLength(Math.abs(home - away))
    for (const { sides } of tables) {
      const [one = -1, other = -1] = sides.flat()
      expect([night.players[one]?.away, night.players[other]?.away]).toEqual([false, true])
      met.add(`${one} ${other}`)
    }
    expect(met.size).toBe(rounds * (Math.floor(round / 2) + 1))
  }
})
