import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { breakWrites, holdWrites, OPENING, windowOn } from '../store/database.fixture.ts'
import type { Database } from '../store/database.ts'
import { ANN_2, BOB_3, begun, lines, scores } from './stores/table.fixture.ts'
import { makeTables, type Tables } from './tables.ts'

const LOST = () => new DOMException('lost', 'UnknownError')

let time = 1_000_000
let ids = 0

async function tablesOn(db: Database): Promise<Tables> {
  const ports = { db, locks: undefined, now: () => (time += 10_000), newId: () => `id${++ids}` }
  const tables = makeTables(ports)
  onTestFinished(tables.leave)
  await tables.open('g1')
  return tables
}

function tableOf(tables: Tables) {
  const on = tables.getState()
  if (on.type !== 'open') throw new Error(on.type)
  return on.table
}

describe('when another game comes to the table', () => {
  it('a tap that could not be saved is saved first, if it can be by now', async () => {
    const { disk, db } = await begun()
    const tables = await tablesOn(db)
    const mend = breakWrites(db, LOST)
    tableOf(tables).act(ANN_2)
    await vi.waitFor(() => expect(tableOf(tables).getState().saving).toMatchObject({ taps: 1 }))
    mend()
    expect(await tables.open('another')).toBe(true)
    expect(tables.getState()).toMatchObject({ gameId: 'another' })
    expect(await lines(disk)).toHaveLength(OPENING.length + 1)
    await tables.open('g1')
    expect(scores(tableOf(tables))).toEqual([2, 0])
  })

  it('a tap that still cannot be saved keeps its game there, and goes on saying so', async () => {
    const { db } = await begun()
    const tables = await tablesOn(db)
    breakWrites(db, LOST)
    tableOf(tables).act(ANN_2)
    expect(await tables.open('another')).toBe(false)
    expect(tables.getState()).toMatchObject({ gameId: 'g1' })
    expect(tableOf(tables).getState().saving).toEqual({ failed: { type: 'connection-lost' }, taps: 1 })
    expect(tables.isSaved()).toBe(false)
    expect(await tables.settle()).toBe(false)
  })

  it('a tap on its way is waited for', async () => {
    const { disk, db } = await begun()
    const tables = await tablesOn(db)
    const letGo = holdWrites(db)
    tableOf(tables).act(ANN_2)
    const opened = tables.open('another')
    // Long enough for another game to be read.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(tables.getState()).toMatchObject({ gameId: 'g1' })
    letGo()
    expect(await opened).toBe(true)
    expect(await lines(disk)).toHaveLength(OPENING.length + 1)
  })

  it('a tap that comes too late is asked about first; gone from that question, it was let go', async () => {
    const { disk, db } = await begun()
    const tables = await tablesOn(db)
    const other = await tablesOn(windowOn(disk))
    tableOf(other).act(BOB_3)
    tableOf(tables).act(ANN_2)
    const [opened] = [await tables.open('another'), await other.settle()]
    const { notice } = tableOf(tables).getState()
    expect([opened, notice?.type]).toEqual([false, 'other-window-pegged'])
    expect(tables.isSaved()).toBe(false)
    expect(await tables.open('another')).toBe(true)
  })
})
