import { describe, expect, it } from 'vitest'
import type { Card } from '../rules/card.ts'
import { PRESETS } from '../rules/presets.ts'
import {
  decodeLastTable,
  readCounts,
  readPlayers,
  restoreAppData,
  saveCount,
  savePlayers,
  writePref,
} from './app-data.ts'
import type { Database } from './connection.ts'
import { newDisk, windowOn } from './database.fixture.ts'
import { readOpening } from './lists.ts'

describe('what people chose', () => {
  it('is there again after a restart', async () => {
    const disk = newDisk()
    const rules = PRESETS['five-card-61']
    const lastTable = { rules, players: ['Ann', 'Bob'], marks: ['c', 'd'] } as const
    await writePref(windowOn(disk), { key: 'last-table', value: lastTable })
    expect(await readOpening(windowOn(disk))).toMatchObject({ ok: true, value: { lastTable } })
  })

  it('a last table with its preset beside the rules is read too', () => {
    const lastTable = { rules: PRESETS['five-card-61'], players: ['Ann', 'Bob'], marks: ['c', 'd'] }
    expect(decodeLastTable({ preset: 'five-card-61', ...lastTable })).toEqual(lastTable)
  })

  it('drops a last table that no game can start with', async () => {
    const db = windowOn(newDisk())
    const rules = PRESETS['three-hand']
    const value = { rules, players: ['Ann', 'Bob'], marks: ['a', 'b', 'c'] } as const
    await writePref(db, { key: 'last-table', value })
    const opening = await readOpening(db)
    expect(opening).toMatchObject({ ok: true, value: { lastTable: value } })
    expect(decodeLastTable(value)).toBeUndefined()
  })
})

describe('the last counts', () => {
  async function listOn(db: Database) {
    const read = await readCounts(db)
    return read.ok ? read.value : []
  }

  const count = (at: number, starter: Card) =>
    ({
      at,
      of: 'hand',
      cards: ['5H', '5S', 'JD', '5D'],
      starter,
      rules: 'Six-card, to 121',
      points: 29,
    }) as const

  it('are fifty, newest first, each hand once', async () => {
    const db = windowOn(newDisk())
    for (let at = 1; at <= 60; at++) await saveCount(db, { ...count(at, '5C'), rules: `rules ${at}` })
    await saveCount(db, { ...count(99, '5C'), rules: 'rules 30' })
    const list = await listOn(db)
    expect(list).toHaveLength(50)
    expect(list.slice(0, 2).map((one) => one.at)).toEqual([99, 60])
    expect(list.filter((one) => one.rules === 'rules 30')).toHaveLength(1)
  })

  it('stay though a backup brings fifty: from the future none is newer than now, and a hand known here keeps its time', async () => {
    const db = windowOn(newDisk())
    await saveCount(db, { ...count(7, '5C'), rules: 'own' })
    const [own] = await listOn(db)
    const theirs = Array.from({ length: 70 }, (_, i) => ({ ...count(9_999 + i, '2C'), id: `${i}` }))
    const rest = { ruleSets: [], players: [], counts: [...theirs.slice(0, 40), { ...own!, at: 1 }] }
    await restoreAppData(db, rest, 100)
    expect((await listOn(db)).map(({ at }) => at)).toEqual([...Array(40).fill(100), 7])
    await restoreAppData(db, { ...rest, counts: theirs }, 100)
    await saveCount(db, { ...count(101, '5C'), rules: 'new' })
    const list = await listOn(db)
    expect(list).toHaveLength(50)
    expect(await db.counts.count()).toBe(50)
    expect(list[0]).toMatchObject({ at: 101, rules: 'new' })
  })

  it('are kept though the table is full of what cannot be read', async () => {
    const db = windowOn(newDisk())
    await db.dexie.open()
    const junk = Array.from({ length: 50 }, (_, i) => ({ ...count(1e300, '5C'), id: `${i}` }))
    await db.counts.bulkPut(junk)
    await saveCount(db, count(1, '5C'))
    expect((await listOn(db)).map(({ at }) => at)).toEqual([1])
  })

  it('leave out one that cannot be read', async () => {
    const db = windowOn(newDisk())
    await saveCount(db, count(1, '5C'))
    await db.counts.put({ ...count(2, '5C'), id: 'bad', starter: '15C' } as never)
    const read = await readCounts(db)
    expect(read.ok && read.value.map((one) => one.at)).toEqual([1])
  })
})

describe('players', () => {
  it('are remembered, those who played last first', async () => {
    const db = windowOn(newDisk())
    await savePlayers(db, ['Ann', 'Bob'], 1)
    await savePlayers(db, ['Cleo', '', 'Bob'], 2)
    expect(await readPlayers(db)).toEqual({ ok: true, value: ['Cleo', 'Bob', 'Ann'] })
  })
})
