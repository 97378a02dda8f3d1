import * as v from 'valibot'
import { fieldOf } from '../base/is-object.ts'
import { decodeAs, decodeEach, listOf } from '../game/record/decode.ts'
import type { RuleSet } from '../game/setup/start-game.ts'
import type { Database, Stored } from './connection.ts'
import { decodeLastTable, decodeSettings, isNote, readPref } from './prefs.ts'
import { addCounts, decodeRuleSets, mergeRuleSets, newestOf } from './saved-lists.ts'
import {
  countShape,
  type LastTable,
  playerShape,
  type Settings,
  type StoredCount,
  type StoredPlayer,
  type StoredPref,
} from './schema.ts'

/** Everything that is stored besides the games. */
export interface AppData {
  /** Only if somebody has changed a setting. */
  readonly settings?: Settings
  readonly lastTable?: LastTable
  readonly ruleSets: readonly RuleSet[]
  readonly players: readonly StoredPlayer[]
  readonly counts: readonly StoredCount[]
}

const shape = v.strictObject({
  settings: v.exactOptional(v.looseObject({})),
  lastTable: v.exactOptional(v.unknown()),
  ruleSets: listOf(v.unknown(), 1_000),
  players: listOf(playerShape, 100_000),
  counts: listOf(v.unknown(), 1_000),
})

const STORES = ['prefs', 'players', 'counts'] as const

type AppDataRows = { readonly [Name in (typeof STORES)[number]]: readonly unknown[] }

export function readAppData(source: Database): Stored<AppDataRows> {
  return source.tx('r', STORES, async () => ({
    prefs: (await source.prefs.toArray()).filter((row) => !isNote(row)),
    players: await source.players.toArray(),
    counts: await source.counts.toArray(),
  }))
}

export function appDataOf({ prefs, players, counts }: AppDataRows): AppData {
  const pref = (key: string) => {
    const row = prefs.find((one) => fieldOf(one, 'key') === key)
    return fieldOf(row, 'value')
  }
  const settings = pref('settings')
  const lastTable = decodeLastTable(pref('last-table'))
  return {
    ...(settings === undefined ? {} : { settings: decodeSettings(settings) }),
    ...(lastTable ? { lastTable } : {}),
    ruleSets: decodeRuleSets(pref('rule-sets')),
    players: decodeEach(playerShape, players),
    counts: newestOf(counts),
  }
}

/** The rows that cannot be read, or only in part. */
export function unreadableRows({ prefs, players, counts }: AppDataRows): readonly unknown[] {
  return [
    ...prefs.filter((row) => !isReadPref(row)),
    ...players.filter((row) => !decodeAs(playerShape, row).ok),
    ...counts.filter((row) => !decodeAs(countShape, row).ok),
  ]
}

function isReadPref(row: unknown): boolean {
  const [key, value] = [fieldOf(row, 'key'), fieldOf(row, 'value')]
  if (key === 'last-table') return decodeLastTable(value) !== undefined
  if (key === 'rule-sets') return Array.isArray(value) && decodeRuleSets(value).length === value.length
  return key !== undefined
}

/** Rule sets, and names, in one line of a file: the longest have over a hundred thousand letters each. */
const IN_PIECE = 15

export function splitAppData({ ruleSets, players, counts, ...choices }: AppData): readonly AppData[] {
  const pieces = Math.ceil(Math.max(1, ruleSets.length, players.length) / IN_PIECE)
  return Array.from({ length: pieces }, (_, i) => ({
    ...(i === 0 ? choices : {}),
    ruleSets: ruleSets.slice(i * IN_PIECE, (i + 1) * IN_PIECE),
    players: players.slice(i * IN_PIECE, (i + 1) * IN_PIECE),
    counts: i === 0 ? counts : [],
  }))
}

/** App data from a file; undefined unless all of it is understood. */
export function decodeAppData(input: unknown): AppData | undefined {
  const written = decodeAs(shape, input)
  if (!written.ok) return undefined
  const { settings, lastTable, ruleSets, players, counts } = written.value
  const values = Object.entries({ settings, 'last-table': lastTable, 'rule-sets': ruleSets })
  const prefs = values.flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]))
  const rows = { prefs, players, counts }
  return unreadableRows(rows).length > 0 ? undefined : appDataOf(rows)
}

/** Replaces all of it by that of the other database. */
export function replaceAppData(db: Database, rows: AppDataRows): Stored<void> {
  return db.tx('rw', STORES, async () => {
    const notes = (await db.prefs.toArray()).filter(isNote)
    for (const name of STORES) await db[name].clear()
    // The rows came from these tables, decoded or not.
    await db.prefs.bulkPut([...notes, ...rows.prefs] as readonly StoredPref[])
    await db.players.bulkPut(rows.players as readonly StoredPlayer[])
    await db.counts.bulkPut(rows.counts as readonly StoredCount[])
  })
}

/** Adds what this device does not have; its own choices stay. The settings are no part of the database. */
export function restoreAppData(db: Database, rest: AppData, now: number): Stored<void> {
  const { lastTable, ruleSets, players, counts } = rest
  return db.tx('rw', STORES, async () => {
    if (lastTable && !(await readPref(db, 'last-table')))
      await db.prefs.put({ key: 'last-table', value: lastTable })
    if (ruleSets.length > 0) {
      const own = decodeRuleSets(await readPref(db, 'rule-sets'))
      await db.prefs.put({ key: 'rule-sets', value: mergeRuleSets(own, ruleSets) })
    }
    const known = new Set(await db.players.toCollection().primaryKeys())
    const wanting = players.filter(({ name }) => !known.has(name))
    // A time in the future would keep a name at the top of the list for ever.
    await db.players.bulkPut(wanting.map(({ name, usedAt }) => ({ name, usedAt: Math.min(usedAt, now) })))
    await addCounts(db, counts, now)
  })
}
