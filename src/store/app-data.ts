import * as v from 'valibot'
import { fieldOf, isObject } from '../base/is-object.ts'
import { err, ok, type Result } from '../base/result.ts'
import { decodeAs, decodeEach, listOf } from '../game/record/decode.ts'
import { rulesSchema } from '../game/record/decode-rules.ts'
import { entrySchema } from '../game/record/entry.ts'
import type { RuleSet } from '../game/setup/start-game.ts'
import type { Database, Stored } from './connection.ts'
import { isDeletionNote } from './log.ts'
import {
  countShape,
  type LastTable,
  type NewCount,
  playerShape,
  type StoredCount,
  type StoredPlayer,
  type StoredPref,
} from './schema.ts'

/** Everything that is stored besides the games. */
export interface AppData {
  /** Of a backup, not decoded; only if somebody has changed a setting. They are no part of the database. */
  readonly settings?: object
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

export const APP_STORES = ['prefs', 'players', 'counts'] as const

type AppDataRows = { readonly [Name in (typeof APP_STORES)[number]]: readonly unknown[] }

export function readAppData(source: Database): Stored<AppDataRows> {
  return source.tx('r', APP_STORES, async () => (await appDataIn(source)).rows)
}

/** Inside a transaction: the rows, and the keys of the notes about the other database, which that one must not get. */
export async function appDataIn({ prefs, players, counts }: Database) {
  const [all, ...others] = await Promise.all([prefs.toArray(), players.toArray(), counts.toArray()])
  const notes = all.filter(isNote).map((row) => String(fieldOf(row, 'key')))
  const rows: AppDataRows = {
    prefs: all.filter((row) => !isNote(row)),
    players: others[0],
    counts: others[1],
  }
  return { rows, notes }
}

export function appDataOf({ prefs, players, counts }: AppDataRows): AppData {
  const pref = (key: string) => {
    const row = prefs.find((one) => fieldOf(one, 'key') === key)
    return fieldOf(row, 'value')
  }
  const lastTable = decodeLastTable(pref('last-table'))
  return {
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
  const values = Object.entries({ 'last-table': lastTable, 'rule-sets': ruleSets })
  const prefs = values.flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]))
  const rows = { prefs, players, counts }
  return unreadableRows(rows).length > 0 ? undefined : { ...appDataOf(rows), ...(settings && { settings }) }
}

/** Replaces all of it by that of the other database. */
export function replaceAppData(db: Database, rows: AppDataRows): Stored<void> {
  return db.tx('rw', APP_STORES, async () => {
    const notes = (await db.prefs.toArray()).filter(isNote)
    for (const name of APP_STORES) await db[name].clear()
    // The rows came from these tables, decoded or not.
    await db.prefs.bulkPut([...notes, ...rows.prefs] as readonly StoredPref[])
    await db.players.bulkPut(rows.players as readonly StoredPlayer[])
    await db.counts.bulkPut(rows.counts as readonly StoredCount[])
  })
}

/** Adds what this device does not have; its own choices stay. `now`: nothing of another device is dated later. */
export function restoreAppData(db: Database, rest: AppData, now = Number.POSITIVE_INFINITY): Stored<void> {
  const { lastTable, ruleSets, players, counts } = rest
  return db.tx('rw', APP_STORES, async () => {
    if (lastTable && !(await readPref(db, 'last-table')))
      await db.prefs.put({ key: 'last-table', value: lastTable })
    if (ruleSets.length > 0) {
      const own = decodeRuleSets(await readPref(db, 'rule-sets'))
      await db.prefs.put({ key: 'rule-sets', value: mergeRuleSets(own, ruleSets) })
    }
    // A file has its names in many pieces: all that are here are not read for each of them.
    const known = await db.players.bulkGet(players.map(({ name }) => name))
    const wanting = players.filter((_, i) => known[i] === undefined)
    // A time in the future would keep a name at the top of the list for ever.
    await db.players.bulkPut(wanting.map(({ name, usedAt }) => ({ name, usedAt: Math.min(usedAt, now) })))
    await addCounts(db, counts, now)
  })
}

/** Inside a transaction: the stored value of a preference, not decoded; undefined if there is none. */
export async function readPref({ prefs }: Database, key: StoredPref['key']): Promise<unknown> {
  return fieldOf(await prefs.get(key), 'value')
}

export function writePref(db: Database, pref: StoredPref): Stored<void> {
  return db.tx('rw', ['prefs'], async () => {
    await db.prefs.put(pref)
  })
}

/** The last table; undefined if no game could start with it. */
export function decodeLastTable(input: unknown): LastTable | undefined {
  // The first tables were kept with their preset beside the rules; the rules have it now.
  const none = { dealer: undefined, preset: undefined }
  const { dealer, preset, ...fields } = { ...none, ...(isObject(input) ? input : {}) }
  const started = decodeAs(entrySchema, { ...fields, type: 'game-started', match: { id: 'none', index: 0 } })
  if (!started.ok || started.value.type !== 'game-started') return undefined
  const { rules, players, marks } = started.value
  const deals = players.findIndex((_, seat) => seat === dealer)
  return { rules, players, marks, ...(deals < 0 ? {} : { dealer: deals }) }
}

function isNote(row: unknown): boolean {
  const key = fieldOf(row, 'key')
  return key === 'recovered' || isDeletionNote(key)
}

const MOST_PLAYERS = 100

/** Remembers names for the next New game page. `usedAt`: milliseconds since 1970. */
export function savePlayers(db: Database, names: readonly string[], usedAt: number): Stored<void> {
  return db.tx('rw', ['players'], async () => {
    await db.players.bulkPut(names.filter((name) => name !== '').map((name) => ({ name, usedAt })))
  })
}

export function readPlayers(db: Database): Stored<readonly string[]> {
  return db.tx('r', ['players'], async () => {
    const stored = await db.players.orderBy('usedAt').reverse().limit(MOST_PLAYERS).toArray()
    return stored.map((one) => fieldOf(one, 'name')).filter((name) => typeof name === 'string')
  })
}

/** More than anybody would scroll through. */
export const MOST_RULE_SETS = 60

type RuleSets = readonly RuleSet[]

export function readRuleSets(db: Database): Stored<RuleSets> {
  return db.tx('r', ['prefs'], async () => decodeRuleSets(await readPref(db, 'rule-sets')))
}

export function saveRuleSet(db: Database, set: RuleSet): Stored<RuleSets, { readonly type: 'full' }> {
  return changeRuleSets(db, (sets) => {
    const others = without(sets, set.rules.name)
    const isNew = others.length === sets.length
    return isNew && sets.length >= MOST_RULE_SETS ? err({ type: 'full' }) : ok(inOrder([...others, set]))
  })
}

export function deleteRuleSet(db: Database, name: string): Stored<RuleSets> {
  return changeRuleSets(db, (sets) => ok(without(sets, name)))
}

/** In one transaction: two windows wait for each other, and nothing is written after a failed read. */
async function changeRuleSets<E>(db: Database, to: (sets: RuleSets) => Result<RuleSets, E>) {
  const done = await db.tx('rw', ['prefs'], async () => {
    const sets = to(decodeRuleSets(await readPref(db, 'rule-sets')))
    if (sets.ok) await db.prefs.put({ key: 'rule-sets', value: sets.value })
    return sets
  })
  return done.ok ? done.value : done
}

export function decodeRuleSets(input: unknown): RuleSets {
  if (!Array.isArray(input)) return []
  return input.flatMap((set) => {
    const rules = decodeAs(rulesSchema, fieldOf(set, 'rules'))
    return rules.ok ? [{ rules: rules.value }] : []
  })
}

/** Adds rule sets with other names, without a limit: those of a file are never refused. */
export function mergeRuleSets(own: RuleSets, more: RuleSets): RuleSets {
  const names = new Set(own.map((set) => set.rules.name))
  return inOrder([...own, ...more.filter((set) => !names.has(set.rules.name))])
}

function without(sets: RuleSets, name: string): RuleSets {
  return sets.filter((set) => set.rules.name !== name)
}

function inOrder(sets: RuleSets): RuleSets {
  return sets.toSorted((a, b) => a.rules.name.localeCompare(b.rules.name))
}

const MOST = 50

export function saveCount(db: Database, count: NewCount): Stored<readonly StoredCount[]> {
  return db.tx('rw', ['counts'], async () => {
    const { of, cards, starter, rules } = count
    const id = `${of} ${cards.join('')} ${starter} ${rules}`
    await db.counts.put({ ...count, id })
    return deleteOldest(db)
  })
}

export function readCounts(db: Database): Stored<readonly StoredCount[]> {
  return db.tx('r', ['counts'], async () => newestOf(await db.counts.toArray()))
}

/** Inside a transaction. This device’s own are unchanged; a time in the future would stay at the top for ever. */
export async function addCounts(db: Database, counts: readonly StoredCount[], now: number): Promise<void> {
  const known = new Set(await db.counts.toCollection().primaryKeys())
  const wanting = counts.filter(({ id }) => !known.has(id))
  await db.counts.bulkPut(wanting.map((count) => ({ ...count, at: Math.min(count.at, now) })))
  await deleteOldest(db)
}

/** The counts that are kept of these stored rows, the last first. */
export function newestOf(stored: readonly unknown[]): readonly StoredCount[] {
  return decodeEach(countShape, stored)
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST)
}

/** Deletes unreadable counts first, since they would take the place of others. Returns the counts that are left. */
async function deleteOldest(db: Database): Promise<readonly StoredCount[]> {
  const stored = await db.counts.toArray()
  const newest = newestOf(stored)
  if (stored.length > MOST)
    await db.counts
      .where('id')
      .noneOf(newest.map(({ id }) => id))
      .delete()
  return newest
}
