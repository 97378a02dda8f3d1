import { describe, expect, it, onTestFinished } from 'vitest'
import { eventually } from '../base/eventually.fixture.ts'
import { breakWrites, holdWrites, OPENING, windowOn } from '../store/database.fixture.ts'
import type { MirroredDatabase } from '../store/mirror.ts'
import type { CurrentGame } from './current-game.ts'
import { makeTableWithLines } from './line/line.ts'
import { makeDeviceStore } from './stores/device-store.ts'
import { ANN_2, BOB_3, begun, lines, scores } from './stores/table.fixture.ts'

const LOST = () => new DOMException('lost', 'UnknownError')

let time = 1_000_000
let ids = 0

async function currentGameOn(db: MirroredDatabase): Promise<CurrentGame> {
  const ports = { db, locks: undefined, now: () => (time += 10_000), newId: () => `id${++ids}` }
  const current = makeTableWithLines(ports, makeDeviceStore(ports)).currentGame
  onTestFinished(current.leave)
  await current.open('g1')
  return current
}

function tableOf(current: CurrentGame) {
  const on = current.getState()
  if (on.type !== 'open') throw new Error(on.type)
  return on.table
}

describe('when another game comes to the table', () => {
  it('a tap that could not be saved is saved first, if it can be by now', async () => {
    const { disk, db } = await begun()
    const current = await currentGameOn(db)
    const mend = breakWrites(db, LOST)
    tableOf(current).act(ANN_2)
    await eventually(() => expect(tableOf(current).getState().saving).toMatchObject({ taps: 1 }))
    mend()
    expect(await current.open('another')).toBe(true)
    expect(current.getState()).toMatchObject({ gameId: 'another' })
    expect(await lines(disk)).toHaveLength(OPENING.length + 1)
    await current.open('g1')
    expect(scores(tableOf(current))).toEqual([2, 0])
  })

  it('a tap that still cannot be saved keeps its game there, and continues saying so', async () => {
    const { db } = await begun()
    const current = await currentGameOn(db)
    breakWrites(db, LOST)
    tableOf(current).act(ANN_2)
    expect(await current.open('another')).toBe(false)
    expect(current.getState()).toMatchObject({ gameId: 'g1' })
    expect(tableOf(current).getState().saving).toEqual({ failed: { type: 'connection-lost' }, taps: 1 })
    expect(current.isSaved()).toBe(false)
    expect(await current.saveAll()).toBe(false)
  })

  it('a tap on its way is waited for', async () => {
    const { disk, db } = await begun()
    const current = await currentGameOn(db)
    const letGo = holdWrites(db)
    tableOf(current).act(ANN_2)
    const opened = current.open('another')
    // Long enough for another game to be read.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(current.getState()).toMatchObject({ gameId: 'g1' })
    letGo()
    expect(await opened).toBe(true)
    expect(await lines(disk)).toHaveLength(OPENING.length + 1)
  })

  it('a tap that comes too late is asked about first; gone from that question, it was let go', async () => {
    const { disk, db } = await begun()
    const current = await currentGameOn(db)
    const other = await currentGameOn(windowOn(disk))
    tableOf(other).act(BOB_3)
    tableOf(current).act(ANN_2)
    const [opened] = [await current.open('another'), await other.saveAll()]
    const { notice } = tableOf(current).getState()
    expect([opened, notice?.type]).toEqual([false, 'other-window-pegged'])
    expect(current.isSaved()).toBe(false)
    expect(await current.open('another')).toBe(true)
  })
})
