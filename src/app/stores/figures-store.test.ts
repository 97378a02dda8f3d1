import { beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../base/eventually.fixture.ts'
import { makeObservable, type Observable } from '../../base/observable.ts'
import type { Entry, Row } from '../../game/record/entry.ts'
import { summaryOf } from '../../game/record/game-summary.ts'
import type { Renamed } from '../../game/record/player-names.ts'
import { replay } from '../../game/record/replay.ts'
import { startGame } from '../../game/setup/start-game.ts'
import { PRESETS } from '../../rules/presets.ts'
import { newDisk, windowOn } from '../../store/database.fixture.ts'
import { importGame } from '../../store/import-game.ts'
import { deleteGame, readGame, undeleteGame } from '../../store/log.ts'
import type { MirroredDatabase } from '../../store/mirror.ts'
import { makeFiguresStore } from './figures-store.ts'

let db: MirroredDatabase
let figures: ReturnType<typeof makeFiguresStore>
let names: Observable<{ readonly renamed: Renamed }>
let leave: () => void

beforeEach(() => {
  db = windowOn(newDisk())
  names = makeObservable<{ readonly renamed: Renamed }>({ renamed: [] })
  figures = makeFiguresStore({ db }, names)
  leave = () => {}
  return () => leave()
})

/** A game of one hand, that seat 0 pegs and, being so near, wins with. */
async function keep(
  id: string,
  at: number,
  hand: number,
  players = ['Ann', 'Bob'],
  joined = 111,
  claimed?: number,
): Promise<void> {
  const rules = PRESETS['six-card-121']
  const entries: readonly Entry[] = [
    ...startGame({
      rules,
      players,
      marks: ['a', 'b'],
      match: { id, index: 0 },
      dealer: 1,
      scores: [joined, 0],
    }),
    { type: 'starter-turned', card: '9H', points: 0 },
    { type: 'play-ended' },
    claimed === undefined
      ? { type: 'hand-counted', of: 0, points: hand }
      : { type: 'hand-counted', of: 0, points: hand, claimed, cards: ['7D', '8S', '8C', '6H'] },
  ]
  const rows = entries.map((entry, part): Row => {
    return { gameId: id, seq: part + 1, tapId: `t${part}`, part: 0, at, v: 1, entry }
  })
  const game = replay(rows)
  if (!game) throw new Error('no game')
  await db.dexie.open()
  await db.entries.bulkPut([...rows])
  await db.games.put(summaryOf(id, game, at))
}

async function seen(of: number): Promise<Readonly<Record<string, { games: number; hand: number }>>> {
  leave = figures.subscribe(() => {})
  await eventually(() => expect(figures.getState()).toMatchObject({ type: 'read', read: of, of }))
  const players = figures.getState().players()
  return Object.fromEntries([...players].map(([key, { games, hand }]) => [key, { games, hand: hand.points }]))
}

describe('the figures of all games', () => {
  it('are those of finished games, more than are read in one go', async () => {
    for (let i = 0; i < 60; i++) await keep(`g${i}`, 1000 + i, 10)
    await keep('live', 5000, 10, ['Ann', 'Cleo'], 50)
    expect(await seen(60)).toEqual({ ann: { games: 60, hand: 600 }, bob: { games: 60, hand: 0 } })
  })

  it('are those of two players together once they have one name, without what they played together', async () => {
    await keep('g1', 1000, 10)
    await keep('g2', 1001, 12, ['Annie', 'Bob'])
    await keep('g3', 1002, 14, ['Ann', 'Annie'])
    await seen(3)
    names.set({ renamed: [['Annie', 'Ann']] })
    expect(figures.getState().players().get('ann')).toMatchObject({
      name: 'Ann',
      games: 2,
      hand: { points: 22 },
    })
    expect(figures.getState().gamesOf('ann')).toEqual(['g2', 'g1'])
    expect([...figures.getState().rivalsOf('ann')].map(([other, met]) => [other, met.length])).toEqual([
      ['bob', 2],
    ])
    expect(figures.getState().players().has('annie')).toBe(false)
  })

  it('follow a name that was changed while nobody looked', async () => {
    await keep('g1', 1000, 10, ['Annie', 'Bob'])
    await seen(1)
    leave()
    names.set({ renamed: [['Annie', 'Ann']] })
    expect([...figures.getState().players().keys()]).toEqual(['ann', 'bob'])
  })

  it('a hand that was miscounted is its player’s by any name, old or new', async () => {
    await keep('g1', 1000, 10, ['Annie', 'Bob'], 111, 8)
    await keep('g2', 1001, 10)
    await seen(2)
    expect(figures.getState().missesIn('Annie')).toHaveLength(1)
    expect(figures.getState().missesIn('Ann')).toEqual([])
    names.set({ renamed: [['Annie', 'Ann']] })
    for (const name of ['Ann', 'Annie', undefined]) expect(figures.getState().missesIn(name)).toHaveLength(1)
    expect(figures.getState().missesIn('Bob')).toEqual([])
  })

  it('a game that was amended is read again, one that was deleted is gone', async () => {
    for (let i = 0; i < 3; i++) await keep(`g${i}`, 1000 + i, 10)
    await seen(3)
    await keep('g1', 2000, 12)
    await eventually(() => expect(figures.getState().players().get('ann')?.hand.points).toBe(32))
    await db.games.delete('g2')
    await eventually(() => expect(figures.getState().players().get('ann')?.hand.points).toBe(22))
    expect(figures.getState().gamesOf('ann')).toEqual(['g1', 'g0'])
  })

  it('are read no further when nobody looks', async () => {
    for (let i = 0; i < 60; i++) await keep(`g${i}`, 1000 + i, 10)
    const going = figures.subscribe(() => {})
    going()
    expect(figures.getState().type).toBe('reading')
    expect(await seen(60)).toMatchObject({ ann: { games: 60 } })
  })

  it('are read again where the last reading ended half-way', async () => {
    for (let i = 0; i < 3; i++) await keep(`g${i}`, 1000 + i, 10)
    await seen(3)
    const { tx } = db
    const leaving: typeof tx = (mode, stores, work) => {
      if (stores.includes('figures')) leave()
      return tx(mode, stores, work)
    }
    const left = vi.spyOn(db, 'tx').mockImplementation(leaving)
    await keep('g1', 2000, 12)
    await eventually(() => expect(left).toHaveBeenCalledWith('r', ['figures'], expect.anything()))
    left.mockRestore()
    figures.subscribe(() => {})
    await eventually(() => expect(figures.getState().players().get('ann')?.hand.points).toBe(32))
  })

  it('stay read while games are read again, so that no exercise is taken from anybody', async () => {
    for (let i = 0; i < 3; i++) await keep(`g${i}`, 1000 + i, 10)
    await seen(3)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1_000))
    let time = performance.timeOrigin
    const shown = new Set<string>()
    figures.subscribe(() => shown.add(figures.getState().type))
    for (let i = 0; i < 3; i++) await keep(`g${i}`, 2000 + i, 12)
    await eventually(() => expect(figures.getState().players().get('ann')?.hand.points).toBe(36))
    clock.mockRestore()
    expect([...shown]).toEqual(['read'])
  })

  it('are made once for all who draw them, until the games or the names change', async () => {
    await keep('g1', 1000, 10)
    await seen(1)
    const { players, rivalsOf, missesIn, feats } = figures.getState()
    expect(figures.getState().players).toBe(players)
    expect(players()).toBe(players())
    expect(rivalsOf('ann')).toBe(rivalsOf('ann'))
    expect(missesIn(undefined)).toBe(missesIn(undefined))
    expect(feats()).toBe(feats())
    names.set({ renamed: [['Ann', 'Annie']] })
    expect(figures.getState().players).not.toBe(players)
  })

  it('a game and its second version count once', async () => {
    await keep('g1', 1000, 10)
    await keep('g1+3', 1001, 10)
    expect(await seen(1)).toMatchObject({ ann: { games: 1 } })
  })

  it('a game of another phone counts, though its place in the match was taken here', async () => {
    await keep('g1', 1000, 10)
    const ours = await readGame(db, 'g1')
    const rows = ours.ok ? ours.value.rows : []
    const theirs = rows.map((row) => ({ ...row, gameId: 'theirs', tapId: `theirs ${row.tapId}` }))
    await importGame(db, { gameId: 'theirs', rows: theirs })
    expect(await seen(2)).toMatchObject({ ann: { games: 2 } })
  })

  it('a game whose beginning cannot be read adds nothing and stops nothing', async () => {
    await keep('g1', 1000, 10)
    await keep('g2', 1001, 10)
    await db.entries.delete(['g1', 1])
    expect(await seen(2)).toMatchObject({ ann: { games: 1 } })
  })
})

describe('figures that are stored', () => {
  const logs = new Set<string>()

  beforeEach(() => {
    logs.clear()
    db.entries.hook('reading', (row) => {
      logs.add((row as Row).gameId)
      return row
    })
  })

  /** What the next start shows, and which logs were read for that. */
  async function afterStart(of = 3) {
    logs.clear()
    figures = makeFiguresStore({ db }, names)
    const shown = await seen(of)
    leave()
    return { shown, logs: [...logs].sort() }
  }

  async function threeStored(): Promise<void> {
    for (let i = 0; i < 3; i++) await keep(`g${i}`, 1000 + i, 10)
    expect((await afterStart()).logs).toEqual(['g0', 'g1', 'g2'])
  }

  it('are all that is read, also those of more games than are asked for one by one', async () => {
    await threeStored()
    const shown = { ann: { games: 3, hand: 30 }, bob: { games: 3, hand: 0 } }
    expect(await afterStart()).toEqual({ shown, logs: [] })
    for (let i = 3; i < 120; i++) await keep(`g${i}`, 1000 + i, 10)
    await afterStart(120)
    expect(await afterStart(120)).toMatchObject({ shown: { ann: { hand: 1200 } }, logs: [] })
  })

  it('come with a game that is imported', async () => {
    await keep('g1', 1000, 10)
    const ours = await readGame(db, 'g1')
    await deleteGame(db, 'g1')
    await importGame(db, { gameId: 'g1', rows: ours.ok ? ours.value.rows : [] })
    expect(await afterStart(1)).toEqual({
      shown: { ann: { games: 1, hand: 10 }, bob: { games: 1, hand: 0 } },
      logs: [],
    })
  })

  it.each<[string, () => PromiseLike<unknown>]>([
    ['another version has stored', () => db.figures.update('g1', { version: 0 })],
    ['are damaged', () => db.figures.update('g1', { found: '{' })],
    ['are lost', () => db.figures.delete('g1')],
    ['are of a game that was changed', () => keep('g1', 2000, 10)],
  ])('and %s are found again in the log, once', async (_, change) => {
    await threeStored()
    await change()
    expect(await afterStart()).toMatchObject({ shown: { ann: { hand: 30 } }, logs: ['g1'] })
    expect((await afterStart()).logs).toEqual([])
  })

  it('are deleted with their game, and not stored for one that is deleted meanwhile', async () => {
    await threeStored()
    const deleted = await deleteGame(db, 'g1')
    expect(await db.figures.toCollection().primaryKeys()).toEqual(['g0', 'g2'])
    if (deleted.ok && deleted.value) await undeleteGame(db, deleted.value)
    const { tx } = db
    const late: typeof tx = async (mode, stores, work) => {
      if (mode === 'rw') await db.games.delete('g1')
      return tx(mode, stores, work)
    }
    const written = vi.spyOn(db, 'tx').mockImplementation(late)
    await afterStart(2)
    written.mockRestore()
    expect(await db.figures.toCollection().primaryKeys()).toEqual(['g0', 'g2'])
  })

  it('are none of a log that could not be read whole, which may be repaired', async () => {
    await keep('g1', 1000, 10)
    await db.entries.put({ gameId: 'g1', seq: 2 } as Row)
    await afterStart(1)
    expect(await db.figures.count()).toBe(0)
  })
})
