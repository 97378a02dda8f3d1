import { beforeEach, describe, expect, it } from 'vitest'
import { morningOf } from '../base/days.ts'
import type { Entry, Row } from '../game/record/entry.ts'
import { summaryOf } from '../game/record/game-summary.ts'
import { replay } from '../game/record/replay.ts'
import { startGame } from '../game/setup/start-game.ts'
import { PRESETS } from '../rules/presets.ts'
import type { Database } from './connection.ts'
import { newDisk, windowOn } from './database.fixture.ts'
import { readEvening, readLastEnd } from './lists.ts'

/** Of November 2026, on the clock of this device. */
const on = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime()

let db: Database

beforeEach(() => {
  db = windowOn(newDisk())
})

/** A game of one hand, won with the entry before what was corrected later. */
async function keep(id: string, begun: number, won: number, corrected?: number): Promise<void> {
  const [rules, marks] = [PRESETS['six-card-121'], ['a', 'b'] as const]
  const start = startGame({
    rules,
    players: ['Ann', 'Bob'],
    marks,
    match: { id, index: 0 },
    dealer: 1,
    scores: [111, 0],
  })
  const hand = { type: 'hand-counted', of: 0, points: 10 } as const
  const played: readonly Entry[] = [
    { type: 'starter-turned', card: '9H', points: 0 },
    { type: 'play-ended' },
    hand,
  ]
  const target = start.length + played.length
  const later: readonly Entry[] = [{ type: 'amended', target, with: { ...hand, points: 12 } }]
  const timed = [
    ...start.map((entry) => ({ entry, at: begun })),
    ...played.map((entry) => ({ entry, at: won })),
    ...(corrected === undefined ? [] : later.map((entry) => ({ entry, at: corrected }))),
  ]
  const rows = timed.map(({ entry, at }, i): Row => {
    return { gameId: id, seq: i + 1, tapId: `t${i}`, part: 0, at, v: 1, entry }
  })
  const game = replay(rows)
  if (!game?.outcome) throw new Error('nobody has won')
  await db.dexie.open()
  await db.entries.bulkPut([...rows])
  await db.games.put(summaryOf(id, game, rows.at(-1)?.at ?? 0))
}

async function evening(day: number): Promise<readonly string[]> {
  const read = await readEvening(db, on(day, 6), on(day + 1, 6))
  return read.ok ? read.value.map(({ id }) => id) : [read.error.type]
}

async function lastEvening(): Promise<number | undefined> {
  const read = await readLastEnd(db, morningOf)
  return read.ok && read.value !== undefined ? new Date(morningOf(read.value)).getDate() : undefined
}

describe('the games of an evening', () => {
  it('last until six in the morning, in the order they were won', async () => {
    await keep('early', on(21, 4), on(21, 5, 59))
    await keep('noon', on(21, 11), on(21, 12))
    await keep('late', on(21, 23), on(22, 0, 30))
    await keep('later', on(21, 20), on(22, 5, 59))
    await keep('next', on(22, 5), on(22, 6))
    expect(await evening(20)).toEqual(['early'])
    expect(await evening(21)).toEqual(['noon', 'late', 'later'])
    expect(await evening(22)).toEqual(['next'])
    expect(await lastEvening()).toBe(22)
  })

  it('are of the evening on which they were won, though begun or corrected on another', async () => {
    await keep('resumed', on(19, 20), on(21, 20))
    await keep('corrected', on(21, 21), on(21, 22), on(23, 10))
    expect(await evening(19)).toEqual([])
    expect(await evening(21)).toEqual(['resumed', 'corrected'])
    expect(await evening(23)).toEqual([])
    expect(await lastEvening()).toBe(21)
  })

  it('count once where two versions are kept', async () => {
    await keep('g1', on(21, 20), on(21, 21))
    await keep('g1+3', on(21, 20), on(21, 21))
    expect(await evening(21)).toEqual(['g1'])
  })

  it.each([
    ['a summary that cannot be read', 'summary', ['a', 'hurt', 'z']],
    ['no summary', 'none', ['a', 'z']],
    ['a lost win', 'win', ['a', 'hurt', 'z']],
    ['a start that cannot be read', 'start', ['a', 'hurt', 'z']],
    ['a start and a summary that cannot be read', 'both', ['a', 'z']],
  ])('are all there beside one with %s', async (_, what, ids) => {
    await keep('a', on(21, 18), on(21, 19))
    // Corrected later, so that its log is read.
    await keep('hurt', on(21, 20), on(21, 21), on(21, 22))
    await keep('z', on(21, 22), on(21, 23))
    const scratch = (seq: number) => db.entries.update(['hurt', seq], { entry: 'scratched' } as never)
    if (what === 'summary' || what === 'both') await db.games.update('hurt', { players: 7 } as never)
    if (what === 'none') await db.games.delete('hurt')
    if (what === 'win') await scratch(5)
    if (what === 'start' || what === 'both') await scratch(1)
    expect(await evening(21)).toEqual(ids)
    expect(await lastEvening()).toBe(21)
  })

  it('there is no last evening before the first game', async () => {
    expect(await lastEvening()).toBeUndefined()
  })
})
