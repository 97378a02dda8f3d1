import * as v from 'valibot'
import { fieldOf } from '../base/is-object.ts'
import { decodeAs, decodeEach, listOf } from '../game/record/decode.ts'
import { joinRenamed } from '../game/record/player-names.ts'
import type { RuleSet } from '../game/setup/start-game.ts'
import {
  countShape,
  type Database,
  type LastTable,
  playerShape,
  type Settings,
  type StoredCount,
  type StoredPlayer,
} from './database.ts'
import { decodeLastTable, decodeSettings, prefValue } from './prefs.ts'
import { addCounts, mergeRuleSets, newestOf, ruleSetsIn } from './saved-lists.ts'
import type { Stored } from './store-error.ts'
/** Everything that is stored besides the games. */
export interface AppData {
  /** Only if somebody has changed a setting. */
  readonly settings?: Settings
  readonly lastTable?: LastTable
  readonly ruleSets: readonly RuleSet[]
  readonly players: readonly StoredPlayer[]
  readonly counts: readonly StoredCount[]
}

/** Rule sets, and names, in one piece. */
const MOST_IN_PIECE = 1_000
/** A line of a file may have four times as many. */
const MOST_LETTERS = 1_000_000

const shape = v.strictObject({
  settings: v.exactOptional(v.looseObject({})),
  lastTable: v.exactOptional(v.unknown()),
  ruleSets: listOf(v.unknown(), MOST_IN_PIECE),
  players: listOf(playerShape, 100_000),
  counts: listOf(v.unknown(), 1_000),
})

/** Rows of the stores that hold the app data. */
export interface AppDataRows {
  readonly prefs: readonly unknown[]
  readonly players: readonly unknown[]
  readonly counts: readonly unknown[]
}

type Source = Pick<Database, 'tx' | keyof AppDataRows>

/** All stored rows of these stores, not decoded, read in one transaction. */
export function readAppData({ tx, prefs, players, counts }: Source): Stored<AppDataRows> {
  return tx('r', ['prefs', 'players', 'counts'], async () => ({
    prefs: await prefs.toArray(),
    players: await players.toArray(),
    counts: await counts.toArray(),
  }))
}

/** The app data that can be read; unreadable rows are left out. */
export function appDataOf({ prefs, players, counts }: AppDataRows): AppData {
  const kept = (key: string) => prefs.find((pref) => fieldOf(pref, 'key') === key)
  const settings = prefValue(kept('settings'))
  const lastTable = decodeLastTable(prefValue(kept('last-table')))
  return {
    ...(settings === undefined ? {} : { settings: decodeSettings(settings) }),
    ...(lastTable ? { lastTable } : {}),
    ruleSets: ruleSetsIn(kept('rule-sets')),
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
  const [key, value] = [fieldOf(row, 'key'), prefValue(row)]
  if (key === 'last-table') return decodeLastTable(value) !== undefined
  if (key === 'rule-sets') return Array.isArray(value) && ruleSetsIn(row).length === value.length
  return key !== undefined
}

/** In pieces that each fit a line of a file. */
export function splitAppData({ ruleSets, players, counts, ...choices }: AppData): readonly AppData[] {
  const [sets, names] = [slicesOf(ruleSets), slicesOf(players)]
  return Array.from({ length: Math.max(1, sets.length, names.length) }, (_, i) => ({
    ...(i === 0 ? choices : {}),
    ruleSets: sets[i] ?? [],
    players: names[i] ?? [],
    counts: i === 0 ? counts : [],
  }))
}

function slicesOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  const slices: T[][] = []
  let room = 0
  for (const one of list) {
    const letters = JSON.stringify(one).length
    const last = slices.at(-1)
    if (last && letters <= room && last.length < MOST_IN_PIECE) {
      last.push(one)
      room -= letters
    } else {
      slices.push([one])
      room = MOST_LETTERS - letters
    }
  }
  return slices
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

/** Adds what this device does not have; its own choices stay. */
export function restoreAppData(db: Database, rest: AppData, now: number): Stored<void> {
  const { settings, lastTable, ruleSets, players, counts } = rest
  return db.tx('rw', ['prefs', 'players', 'counts'], async () => {
    const [ownSettings, ownTable, ownSets] = await db.prefs.bulkGet(['settings', 'last-table', 'rule-sets'])
    if (settings) {
      const own = ownSettings ? decodeSettings(prefValue(ownSettings)) : settings
      const value = { ...own, renamed: joinRenamed(own.renamed, settings.renamed) }
      await db.prefs.put({ key: 'settings', value })
    }
    if (lastTable && !ownTable) await db.prefs.put({ key: 'last-table', value: lastTable })
    if (ruleSets.length > 0)
      await db.prefs.put({ key: 'rule-sets', value: mergeRuleSets(ruleSetsIn(ownSets), ruleSets) })
    const known = new Set(await db.players.toCollection().primaryKeys())
    const wanting = players.filter(({ name }) => !known.has(name))
    // A time in the future would keep a name at the top of the list for ever.
    await db.players.bulkPut(wanting.map(({ name, usedAt }) => ({ name, usedAt: Math.min(usedAt, now) })))
    await addCounts(db, counts, now)
  })
}
