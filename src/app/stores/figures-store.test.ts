import { beforeEach, describe, expect, it } from 'vitest'
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
import { makeKnownGames } from '../../store/known-games.ts'
import type { Finished } from '../../store/lists.ts'
import { readGame } from '../../store/log.ts'
import type { MirroredDatabase } from '../../store/mirror.ts'
import { makeFiguresStore } from './figures-store.ts'

let db: MirroredDatabase
let figures: ReturnType<typeof makeFiguresStore>
let names: Observable<{ readonly renamed: Renamed }>
let leave: () => void

beforeEach(() => {
  db = windowOn(newDisk())
  names = makeObservable<{ readonly renamed: Renamed }>({ renamed: [] })
  figures = makeFiguresStore({ db, known: makeKnownGames() }, names)
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
  const { sum } = figures.getState()
  return Object.fromEntries([...sum].map(([key, { games, hand }]) => [key, { games, hand: hand.points }]))
}

describe('the figures of all games', () => {
  it('are those of finished games, more than are read in one go', async () => {
    for (let i = 0; i < 60; i++) await keep(`g${i}`, 1000 + i, 10)
    await keep('live', 5000, 10, ['Ann', 'Cleo'], 50)
    expect(await seen(60)).toEqual({ ann: { games: 60, hand: 600 }, bob: { games: 60, hand: 0 } })
  })

  it('may be those of the newest games alone', async () => {
    figures = makeFiguresStore({ db, known: makeKnownGames() }, names, 2)
    for (let i = 0; i < 3; i++) await keep(`g${i}`, 1000 + i, 10 + i)
    expect(await seen(2)).toMatchObject({ ann: { games: 2, hand: 23 } })
    expect(figures.getState().older).toBe(true)
  })

  it('say how many they are of where one of the newest is the second version of another', async () => {
    figures = makeFiguresStore({ db, known: makeKnownGames() }, names, 3)
    for (const [i, id] of ['g1', 'g2', 'g3', 'g3+7'].entries()) await keep(id, 1000 + i, 10)
    await seen(2)
    expect(figures.getState().older).toBe(true)
  })

  it('are those of two players together once they have one name, without what they played together', async () => {
    await keep('g1', 1000, 10)
    await keep('g2', 1001, 12, ['Annie', 'Bob'])
    await keep('g3', 1002, 14, ['Ann', 'Annie'])
    await seen(3)
    names.set({ renamed: [['Annie', 'Ann']] })
    await eventually(() => expect(figures.getState()).toMatchObject({ type: 'read', read: 3 }))
    expect(figures.getState().sum.get('ann')).toMatchObject({
      name: 'Ann',
      games: 2,
      hand: { points: 22 },
    })
    expect(figures.gamesOf('ann')).toEqual(['g2', 'g1'])
    expect([...figures.meetingsOf('ann')].map(([other, met]) => [other, met.length])).toEqual([['bob', 2]])
    expect(figures.getState().sum.has('annie')).toBe(false)
  })

  it('follow a name that was changed while nobody looked', async () => {
    await keep('g1', 1000, 10, ['Annie', 'Bob'])
    await seen(1)
    leave()
    names.set({ renamed: [['Annie', 'Ann']] })
    leave = figures.subscribe(() => {})
    await eventually(() => expect([...figures.getState().sum.keys()]).toEqual(['ann', 'bob']))
  })

  it('a hand that was miscounted is its player’s by any name, old or new', async () => {
    await keep('g1', 1000, 10, ['Annie', 'Bob'], 111, 8)
    await keep('g2', 1001, 10)
    await seen(2)
    expect(figures.missesIn('Annie')).toHaveLength(1)
    expect(figures.missesIn('Ann')).toEqual([])
    names.set({ renamed: [['Annie', 'Ann']] })
    await eventually(() => expect(figures.getState()).toMatchObject({ type: 'read', read: 2 }))
    for (const name of ['Ann', 'Annie', undefined]) expect(figures.missesIn(name)).toHaveLength(1)
    expect(figures.missesIn('Bob')).toEqual([])
  })

  it('a game that was amended is read again, one that was deleted is gone', async () => {
    for (let i = 0; i < 3; i++) await keep(`g${i}`, 1000 + i, 10)
    await seen(3)
    await keep('g1', 2000, 12)
    await eventually(() => expect(figures.getState().sum.get('ann')?.hand.points).toBe(32))
    await db.games.delete('g2')
    await eventually(() => expect(figures.getState().sum.get('ann')?.hand.points).toBe(22))
    expect(figures.gamesOf('ann')).toEqual(['g1', 'g0'])
  })

  it('on a second visit only what has changed is read', async () => {
    for (let i = 0; i < 30; i++) await keep(`g${i}`, 1000 + i, 10)
    await seen(30)
    leave()
    await keep('new', 4000, 10)
    const reads: string[] = []
    db.entries.hook('reading', (row) => {
      reads.push((row as Row).gameId)
      return row
    })
    expect(await seen(31)).toMatchObject({ ann: { games: 31 } })
    expect(new Set(reads)).toEqual(new Set(['new']))
  })

  it('are read no further when nobody looks', async () => {
    for (let i = 0; i < 60; i++) await keep(`g${i}`, 1000 + i, 10)
    const going = figures.subscribe(() => {})
    going()
    expect(figures.getState().type).toBe('reading')
    expect(await seen(60)).toMatchObject({ ann: { games: 60 } })
  })

  it('are read again where the last reading ended half-way', async () => {
    const known = makeKnownGames<never>()
    let isLeft = false
    const load = (oldest: Finished | undefined) => {
      if (isLeft) leave()
      return known.load(oldest)
    }
    figures = makeFiguresStore({ db, known: { ...known, load } }, names)
    for (let i = 0; i < 3; i++) await keep(`g${i}`, 1000 + i, 10)
    await seen(3)
    isLeft = true
    await db.games.delete('g2')
    await eventually(() => expect(figures.gamesOf('ann')).toHaveLength(2))
    isLeft = false
    expect(await seen(2)).toMatchObject({ ann: { games: 2 } })
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
