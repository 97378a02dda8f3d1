import { expect, test } from 'vitest'
import { eventually } from '../../base/eventually.fixture.ts'
import { winsBetween } from '../../game/figures/rivals.ts'
import type { GameSummary } from '../../game/record/game-summary.ts'
import { newDisk, windowOn } from '../../store/database.fixture.ts'
import { makeWinsStore } from './figures-store.ts'

const summary = (i: number): GameSummary => ({
  id: `g${i}`,
  startedAt: i,
  updatedAt: i,
  players: ['Ann', 'Bob'],
  sideOfSeat: [0, 1],
  marks: ['a', 'b'],
  rules: 'Six-card, to 121',
  target: 121,
  scores: [121, 100],
  state: 'over',
  winners: [i % 3 === 0 ? 1 : 0],
  games: 1,
  matchId: `m${i}`,
  matchIndex: 0,
})

test('the wins of all finished games are read from their summaries, and follow a new and a deleted game', async () => {
  const db = windowOn(newDisk())
  await db.dexie.open()
  await db.games.bulkPut(Array.from({ length: 60 }, (_, i) => summary(i)))
  await db.games.put({ ...summary(100), state: 'live', winners: [] })
  await db.games.put({ ...summary(101), state: 'abandoned', winners: [] })
  const store = makeWinsStore({ db })
  const pair = { players: ['Ann', 'Bob'], sideOfSeat: [0, 1] }
  const won = () => winsBetween(pair, store.getState().games, [])?.won
  const leave = store.subscribe(() => {})
  await eventually(() => expect(won()).toEqual([40, 20]))
  await db.games.put(summary(61))
  await eventually(() => expect(won()).toEqual([41, 20]))
  await db.games.delete('g0')
  await eventually(() => expect(won()).toEqual([41, 19]))
  expect(store.getState().games).toHaveLength(60)
  leave()
})
