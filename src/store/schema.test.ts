import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeDevice } from '../device/device.ts'
import { type Game, scoresOf } from '../game/record/game.ts'
import { replay } from '../game/record/replay.ts'
import type { Database } from './connection.ts'
import { newDisk, pegged, windowOn } from './database.fixture.ts'
import { readGames } from './lists.ts'
import { appendTap, readGame } from './log.ts'
import { readOpening } from './opening.ts'

const FOLDER = new URL('./fixtures/', import.meta.url)

/** What a release had on a device: every table, as its own build wrote it. */
interface Dump {
  /** As the browser counts it: ten times the version of the schema. */
  readonly version: number
  readonly tables: Readonly<Record<string, readonly object[]>>
}

/** The keys of a schema, by the browser's own names: written down beside the dump, never read from today's code. */
interface Store {
  readonly key: string | readonly string[]
  readonly indexes: readonly (readonly [name: string, key: string | readonly string[], unique?: 'unique'])[]
}

const SCHEMAS: Readonly<Record<number, Readonly<Record<string, Store>>>> = {
  1: {
    entries: { key: ['gameId', 'seq'], indexes: [] },
    games: {
      key: 'id',
      indexes: [
        ['updatedAt', 'updatedAt'],
        ['[state+updatedAt]', ['state', 'updatedAt']],
        ['[matchId+matchIndex]', ['matchId', 'matchIndex'], 'unique'],
      ],
    },
    drafts: { key: 'gameId', indexes: [] },
    prefs: { key: 'key', indexes: [] },
    counts: { key: 'id', indexes: [['at', 'at']] },
    players: { key: 'name', indexes: [['usedAt', 'usedAt']] },
  },
}

const versions = readdirSync(FOLDER)
  .map((name) => /^schema-(\d+)\.json$/.exec(name)?.[1])
  .filter((version) => version !== undefined)
  .map(Number)

function dumpOf(version: number): Dump {
  return JSON.parse(readFileSync(new URL(`schema-${version}.json`, FOLDER), 'utf8'))
}

/** A disk as the release left it, made without a line of today's store. */
async function diskOf(version: number): Promise<IDBFactory> {
  const disk = newDisk()
  const { version: native, tables } = dumpOf(version)
  await new Promise<void>((resolve, reject) => {
    const open = disk.open('fifteen-two', native)
    open.onupgradeneeded = () => {
      for (const [name, { key, indexes }] of Object.entries(SCHEMAS[version] ?? {})) {
        const store = open.result.createObjectStore(name, { keyPath: key as string | string[] })
        for (const [index, on, unique] of indexes)
          store.createIndex(index, on as string | string[], { unique: unique === 'unique' })
        for (const row of tables[name] ?? []) store.add(row)
      }
    }
    open.onerror = () => reject(open.error)
    open.onsuccess = () => {
      open.result.close()
      resolve()
    }
  })
  return disk
}

async function deviceOn(db: Database) {
  const opening = await readOpening(db)
  return decodeDevice(opening.ok ? opening.value.device : undefined)
}

async function liveGame(disk: IDBFactory) {
  const db = windowOn(disk)
  const opening = await readOpening(db)
  const id = opening.ok ? opening.value.live?.gameId : undefined
  if (id === undefined) throw new Error('no live game on this disk')
  const stored = await readGame(db, id)
  if (!stored.ok) throw new Error(stored.error.type)
  const game: Game | undefined = replay(stored.value.rows)
  if (!game) throw new Error('no game in its log')
  return { db, id, stored: stored.value, game }
}

describe('every version of the schema', () => {
  it('before the one in use has a dump of a real device', () => {
    const { verno } = windowOn(newDisk()).dexie
    const all = Array.from({ length: verno - 1 }, (_, i) => i + 1)
    expect(versions.toSorted((a, b) => a - b)).toEqual(all)
    expect(Object.keys(SCHEMAS).map(Number)).toEqual(all)
    for (const version of all) expect(dumpOf(version).version).toBe(version * 10)
  })

  it.each(versions)('%i has all its tables in the dump, and none of them empty', (version) => {
    const { tables } = dumpOf(version)
    expect(Object.keys(tables).sort()).toEqual(Object.keys(SCHEMAS[version] ?? {}).sort())
    for (const [name, rows] of Object.entries(tables)) expect(rows.length, name).toBeGreaterThan(0)
  })

  it.each(versions)('%i opens, with nothing damaged and every row where it was', async (version) => {
    const disk = await diskOf(version)
    const { db, stored } = await liveGame(disk)
    const { tables } = dumpOf(version)
    expect(stored.damaged).toEqual([])
    for (const [name, rows] of Object.entries(tables))
      if (name !== 'prefs') expect(await db.dexie.table(name).count(), name).toBe(rows.length)
    const games = await readGames(db, 100)
    expect(games.ok && games.value).toHaveLength(tables.games?.length ?? Number.NaN)
    const { counts } = await deviceOn(db)
    expect(counts).toHaveLength(tables.counts?.length ?? Number.NaN)
  })
})

describe('a device of version 1', () => {
  it('has Ann and Bob at the scores they left, with half of Bob’s hand on the pad', async () => {
    const { db, game, stored } = await liveGame(await diskOf(1))
    expect(game.players).toEqual(['Ann', 'Bob'])
    expect(scoresOf(game)).toEqual([25, 23])
    expect(game.step).toMatchObject({ type: 'show', of: 1 })
    expect(stored.draft).toMatchObject({ headSeq: stored.headSeq })
    expect(stored.draft?.draft.hands).toEqual([{ of: 1, cards: ['6H', '7H'] }])
    const { names, lastTable, counts } = await deviceOn(db)
    expect(names.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Bob'])
    expect(lastTable?.players).toEqual(['Ann', 'Bob'])
    expect(counts[0]?.points).toBe(28)
  })

  it('continues with the next tap', async () => {
    const { db, id, stored, game } = await liveGame(await diskOf(1))
    const rows = pegged(stored.rows, 'next').map((row) => ({ ...row, gameId: id }))
    const summaries = await readGames(db, 1)
    const [summary] = summaries.ok ? summaries.value : []
    if (!summary) throw new Error('no summary')
    const { headSeq, rows: log } = stored
    const kept = await appendTap(db, { gameId: id, log, headSeq, rows, summary, draft: undefined })
    expect(kept).toEqual({ ok: true, value: 'saved' })
    const again = await readGame(db, id)
    const after = replay(again.ok ? again.value.rows : [])
    expect(after && scoresOf(after)[0]).toBe((scoresOf(game)[0] ?? 0) + 2)
  })
})
