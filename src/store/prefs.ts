import * as v from 'valibot'
import { fieldOf, isObject } from '../base/is-object.ts'
import { valueIn } from '../base/result.ts'
import { decodeAs, MOST_LENGTH } from '../game/record/decode.ts'
import { entrySchema } from '../game/record/entry.ts'
import type { Database, Stored } from './connection.ts'
import {
  type BackupNotes,
  backupNotesShape,
  type LastTable,
  type Settings,
  type StoredPref,
  settingsShape,
} from './schema.ts'

export function readLastTable(db: Database): Stored<LastTable | undefined> {
  return db.tx('r', ['prefs'], async () => decodeLastTable(await readPref(db, 'last-table')))
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

export function decodeSettings(input: unknown): Settings {
  const settings = v.parse(settingsShape, isObject(input) ? input : {})
  return { ...settings, voiceName: settings.voiceName.slice(0, MOST_LENGTH) }
}

/** The last table; undefined if no game could start with it. */
export function decodeLastTable(input: unknown): LastTable | undefined {
  // The first tables were kept with their preset beside the rules; the rules have it now.
  const { dealer, preset, ...fields } = {
    dealer: undefined,
    preset: undefined,
    ...(isObject(input) ? input : {}),
  }
  const started = decodeAs(entrySchema, { ...fields, type: 'game-started', match: { id: 'none', index: 0 } })
  if (!started.ok || started.value.type !== 'game-started') return undefined
  const { rules, players, marks } = started.value
  const deals = players.findIndex((_, seat) => seat === dealer)
  return { rules, players, marks, ...(deals < 0 ? {} : { dealer: deals }) }
}

/** Inside a transaction: the game on the table, or the last one before the app was closed. */
export async function liveGameId(db: Database): Promise<string | undefined> {
  const gameId = await readPref(db, 'on-table')
  return typeof gameId === 'string' ? gameId : undefined
}

/** Inside a transaction: notes which game is on the table. Times would not do: a clock may be set back. */
export async function setLiveGameId(db: Database, gameId: string): Promise<void> {
  if ((await liveGameId(db)) !== gameId) await db.prefs.put({ key: 'on-table', value: gameId })
}

/** The same in its own transaction. A failure is not reported: the next tap writes it again. */
export async function saveLiveGameId(db: Database, gameId: string): Promise<void> {
  await db.tx('rw', ['prefs'], () => setLiveGameId(db, gameId))
}

const UNCOPIED = 'uncopied '

export const uncopiedKey = (gameId: string) => `${UNCOPIED}${gameId}` as const

/** Whether a preference is a note about the other database, which that one must not get. */
export function isNote(row: unknown): boolean {
  const key = fieldOf(row, 'key')
  return key === 'recovered' || (typeof key === 'string' && key.startsWith(UNCOPIED))
}

/** Inside the transaction that changes a game: the other database may be behind with it. */
export async function noteUncopied({ prefs }: Database, gameId: string): Promise<void> {
  await prefs.put({ key: uncopiedKey(gameId), value: true })
}

/** Inside a transaction. */
export async function uncopiedGames({ prefs }: Database): Promise<readonly string[]> {
  const keys = await prefs.where('key').startsWith(UNCOPIED).primaryKeys()
  return keys.map((key) => key.slice(UNCOPIED.length))
}

/** For a browser in which there is no other database. */
export function forgetAllUncopied({ tx, prefs }: Database): Stored<number> {
  return tx('rw', ['prefs'], () => prefs.where('key').startsWith(UNCOPIED).delete())
}

/** Inside a transaction: whether this database has had everything of the mirror. */
export async function isRecovered({ prefs }: Database): Promise<boolean> {
  return (await prefs.get('recovered')) !== undefined
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

export function saveBackupNotes(db: Database, news: BackupNotes): Stored<void> {
  return db.tx('rw', ['prefs'], async () => {
    await db.prefs.put({ key: 'backup-notes', value: { ...(await readBackupNotes(db)), ...news } })
  })
}

/** The notes, with how many games there are, and have changed `since` the last backup or the last reminder of it. */
export function readBackupState(db: Database) {
  return db.tx('r', ['prefs', 'games'], async () => {
    const kept = await readBackupNotes(db)
    const after = Math.max(kept.madeAt ?? 0, kept.remindedAt ?? 0)
    const games = await db.games.count()
    return { ...kept, games, since: await db.games.where('updatedAt').above(after).count() }
  })
}

async function readBackupNotes(db: Database): Promise<BackupNotes> {
  return valueIn(decodeAs(backupNotesShape, await readPref(db, 'backup-notes'))) ?? {}
}
