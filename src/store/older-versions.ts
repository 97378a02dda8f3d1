import type { Dexie, Transaction } from 'dexie'
import { fieldOf, isObject } from '../base/is-object.ts'
import { valueIn } from '../base/result.ts'
import { type Device, decodeDevice } from '../device/device.ts'
import { decodeSentLog } from '../game/record/game-log.ts'

// What was stored until 27 November 2026, before the first release: version 1 of the schema, settings in local storage,
// and before that a second copy of all games in a cache. It is deleted once a whole comparison of a database that has its
// document has ended. All of this file may go with the release after 1.0.

const LOCAL = 'fifteen-two:settings'
const CACHE = 'fifteen-two-copies'
/** A database, in a bucket where there are buckets, of what was found in logs. */
const FIGURES = 'fifteen-two-figures'
const PREFS = ['settings', 'last-table', 'rule-sets', 'backup-notes', 'recovered'] as const

/** In the upgrade of the schema: makes the document of all that was stored in rows of its own. */
export async function upgradeDevice(transaction: Transaction): Promise<void> {
  const table = (name: string) => transaction.table<unknown>(name)
  const rows = await table('prefs').bulkGet([...PREFS])
  const [inPrefs, lastTable, ruleSets, notes, recovered] = rows.map((row) => fieldOf(row, 'value'))
  const [names, counts] = [await table('players').toArray(), await table('counts').toArray()]
  const lists = { names: newestFirst(names, 'usedAt'), counts: newestFirst(counts, 'at') }
  const device = deviceOf({ settings: localSettings() ?? inPrefs, lastTable, ruleSets, notes, ...lists })
  // A database that stood in place of a lost one has less than the mirror.
  await table('prefs').put({ key: 'device', value: { ...device, number: recovered === true ? 1 : 0 } })
}

/** Of version 1 of the backup file: `rest`. The names of players were among the settings, and practice had no names. */
export function deviceOf(rest: object): Device {
  const settings = fieldOf(rest, 'settings')
  const practised = fieldOf(settings, 'practised')
  // The first tables were kept with their preset beside the rules.
  const { preset, ...lastTable } = { preset: undefined, ...Object(fieldOf(rest, 'lastTable')) }
  return decodeDevice({
    ...rest,
    lastTable,
    names: fieldOf(rest, 'names') ?? fieldOf(rest, 'players'),
    renamed: fieldOf(settings, 'renamed'),
    practised: Array.isArray(practised)
      ? practised.map((one) => (Array.isArray(one) ? ['', ...one] : one))
      : [],
  })
}

const newestFirst = (rows: readonly unknown[], time: string) =>
  rows.toSorted((a, b) => Number(fieldOf(b, time)) - Number(fieldOf(a, time)))

function localSettings(): unknown {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(LOCAL) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const openCache = async () => ((await globalThis.caches?.has(CACHE)) ? caches.open(CACHE) : undefined)

/** The games of the cache, each perhaps several times, and all else; undefined where there is no cache. */
export async function secondCopy() {
  try {
    const cache = await openCache()
    if (!cache) return undefined
    const read = async ({ url }: Request) => {
      const response = await cache.match(url)
      const body: unknown = await response?.json().catch(() => undefined)
      return { path: new URL(url).pathname, turn: Number(response?.headers.get('turn')), body }
    }
    const copies = await Promise.all((await cache.keys()).map(read))
    copies.sort((a, b) => b.turn - a.turn)
    const rest = copies.find(({ path }) => path.startsWith('/second-copy/rest/'))?.body
    return {
      games: logsIn(copies).flatMap((written) => valueIn(decodeSentLog(written)) ?? []),
      device: isObject(rest) ? deviceOf(rest) : undefined,
    }
  } catch {
    return undefined
  }
}

/** Each game is in two places, and what came later in two places of each of them, which need not fit. Newest first. */
function logsIn(copies: readonly { readonly path: string; readonly body: unknown }[]): readonly unknown[] {
  const games = copies.filter(({ path }) => /^\/second-copy\/game\/[^/]+\/\d$/.test(path))
  return games.flatMap(({ path, body }) => {
    const ends = copies.filter((end) => end.path.startsWith(`${path}/`)).map((end) => end.body)
    const rowsOf = (end: unknown) => [fieldOf(body, 'rows'), fieldOf(end, 'rows')].flat()
    return [body, ...ends.map((end) => Object.assign({}, body, end, { rows: rowsOf(end) }))]
  })
}

/** When all of it is in the document, and in both databases. */
export async function forgetOlderVersions(dexie: Dexie): Promise<void> {
  const prefs = dexie.table<unknown>('prefs')
  const lists = [dexie.table('players'), dexie.table('counts')]
  const left = await Promise.all([prefs.where(':id').anyOf(PREFS), ...lists].map((rows) => rows.count()))
  if (left.every((rows) => rows === 0) && !(await openCache())) return
  await prefs.bulkDelete([...PREFS])
  for (const list of lists) await list.clear()
  globalThis.localStorage?.removeItem(LOCAL)
  await globalThis.caches?.delete(CACHE)
  const buckets = fieldOf(globalThis.navigator, 'storageBuckets') as StorageBuckets | undefined
  await buckets?.delete(FIGURES).catch(() => {})
  globalThis.indexedDB?.deleteDatabase(FIGURES)
}

interface StorageBuckets {
  readonly delete: (name: string) => Promise<void>
}
