import { fieldOf } from '../base/is-object.ts'
import { ok, valueIn } from '../base/result.ts'
import { type Device, numberOf } from '../device/device.ts'
import type { GameLog } from '../game/record/game-log.ts'
import { replay } from '../game/record/replay.ts'
import { type Database, SHORT, type Stored, TIME_LIMIT, withRetry } from './connection.ts'
import { bringDevice, changeDevice, type DeviceChange, deviceIn } from './device-row.ts'
import { type ImportedGame, importGame } from './import-game.ts'
import {
  decodeRawGame,
  forgetDeletions,
  gamesInNotes,
  isDeleted,
  isSameGame,
  type RawGame,
  readGame,
  readRawGame,
  replaceGame,
  type StoredGame,
  saveLiveGameId,
} from './log.ts'
import type { MirroredDatabase, Work } from './mirror.ts'
import { forgetOlderVersions, secondCopy } from './older-versions.ts'
import { type Opening, readOpening } from './opening.ts'

/** Does something in the first and then, once that is saved, in the mirror. The answer is the first's. */
export async function inBoth<T, E>(db: MirroredDatabase, work: Work<T, E>): Stored<T, E> {
  // No tap is added to a game whose last taps only the mirror has.
  await recoverLive(db)
  const done = await work(db)
  if (done.ok) await db.mirror.ask(work)
  return done
}

/** A change of the document: like a tap, it is saved when both have it. */
export async function changeInBoth(db: MirroredDatabase, change: DeviceChange): Stored<Device> {
  await recoverLive(db)
  const done = await changeDevice(db, change, db.mirror.isUnknown() ? 'unknown' : undefined)
  if (done.ok) await db.mirror.ask((mirror) => bringDevice(mirror, done.value))
  return done
}

export async function importToBoth(db: MirroredDatabase, log: GameLog): Stored<ImportedGame> {
  const done = await importGame(db, log)
  if (done.ok) await equalise(db, done.value.gameId)
  return done
}

/**
 * Once, before anything is saved, and where the first is new before anything is shown: recovers the games that the app
 * may open with, and names and rule sets. Everything else follows in the background: see `compareAll`. Returns whether
 * anything has changed. `known`: what the app has opened with.
 */
export function recoverLive(db: MirroredDatabase, known?: Opening): Promise<boolean> {
  return db.mirror.compareOnce(async () => {
    const ours = known ?? valueIn(await readOpening(db))
    return ours && recoverOpening(db, ours)
  })
}

async function recoverOpening(db: MirroredDatabase, ours: Opening): Promise<boolean> {
  // A kill may have ended this after the mirror was made, and before it had anything.
  const copied = ours.isNew ? await secondCopy() : undefined
  for (const log of copied?.games ?? []) await importGame(db, log, 'lost')
  if (copied?.device) await bringDevice(db, { ...copied.device, number: 1 })
  if (ours.isNew && !(await db.mirror.exists())) return copied !== undefined
  // Where the first is new the mirror is all there is.
  const theirs = (await db.mirror.ask(readOpening, ours.isNew ? TIME_LIMIT : SHORT))?.value
  db.mirror.setUnknown(theirs === undefined)
  if (!theirs) return false
  // The game played last first. The app may show another one, on which taps are made.
  const { recovered } = await compare(db, opened(ours), opened(theirs))
  if (recovered[0] !== undefined) await saveLiveGameId(db, recovered[0])
  return ours.isNew || recovered.length > 0 || isBehind(ours.device, theirs.device)
}

/** What one of the two has: the document, and of each game what tells whether the other has the same. */
interface Known {
  readonly games: ReadonlyMap<string, unknown>
  readonly device: unknown
}

const opened = ({ onTable, live, device }: Opening): Known => {
  const games = [onTable, live].flatMap((game) =>
    game ? [[game.gameId, JSON.stringify(game)] as const] : [],
  )
  return { games: new Map(games), device }
}

/** The one comparison of the two: brings up whichever is behind, in each game that differs and in the document. */
async function compare(db: MirroredDatabase, ours: Known, theirs: Known, deleted: readonly string[] = []) {
  const recovered: string[] = []
  let isWhole = true
  const all = new Set([...theirs.games.keys(), ...ours.games.keys(), ...deleted])
  for (const gameId of all) {
    if (!deleted.includes(gameId) && ours.games.get(gameId) === theirs.games.get(gameId)) continue
    const result = await equalise(db, gameId)
    if (result === 'recovered') recovered.push(gameId)
    if (result === 'failed') isWhole = false
  }
  return { recovered, isWhole: (await equaliseDevice(db, ours.device, theirs.device)) && isWhole }
}

/** A game to be opened. Rows that the first has lost, or cannot read, are first recovered from the mirror. */
export async function openGame(db: MirroredDatabase, gameId: string, known?: RawGame): Stored<StoredGame> {
  const raw = known ? ok(known) : await readRawGame(db, gameId)
  if (!raw.ok) return raw
  const game = decodeRawGame(raw.value)
  const isWhole =
    game.damaged.length === 0 && fieldOf(raw.value.summary, 'updatedAt') === game.rows.at(-1)?.at
  return isWhole || (await equalise(db, gameId)) === 'failed' ? ok(game) : readGame(db, gameId)
}

/** In the background: compares all that the two have. */
export async function compareAll(db: MirroredDatabase): Promise<void> {
  // Thousands of games, for which nobody waits.
  const [ours, theirs] = [await stateOf(db), await db.mirror.ask(stateOf, TIME_LIMIT)]
  if (!ours.ok) return
  const deleted = [...ours.value.deleted, ...(theirs?.value.deleted ?? [])]
  const isWhole = theirs && (await compare(db, ours.value, theirs.value, deleted)).isWhole
  if (!isWhole && db.mirror.state.getState() !== 'none') return
  if (deleted.length > 0) await inBoth(db, (one) => forgetDeletions(one, deleted))
  await inBoth(db, forget)
  if (isWhole) db.mirror.setWhole()
}

const forget = (one: Database) => withRetry(one, () => forgetOlderVersions(one.dexie))

/** When each game was changed last, and all else. All summaries are one request: a cursor over keys takes longer. */
const stateOf = (db: Database) =>
  db.tx('r', ['games', 'prefs'], async () => {
    const games = await db.games.toArray()
    const times = games.map((game) => [String(fieldOf(game, 'id')), fieldOf(game, 'updatedAt')] as const)
    const deleted = gamesInNotes(await db.prefs.toCollection().primaryKeys())
    return { games: new Map(times), deleted, device: await deviceIn(db) }
  })

/**
 * Brings up whichever of the two is behind with a game. What differs is kept as a second version. `failed` also where
 * another window changed the game meanwhile.
 */
export async function equalise(
  db: MirroredDatabase,
  gameId: string,
): Promise<'equal' | 'recovered' | 'failed'> {
  const both = await inTwo(db, gameId)
  if (!both) return 'failed'
  if (isSameGame(...both)) return 'equal'
  const theirs = decodeRawGame(both[1])
  // What nobody can read is no game.
  const brought = replay(theirs.rows) ? await importGame(db, theirs, 'lost') : undefined
  if (brought?.ok === false) return 'failed'
  const { result, gameId: version } = brought?.value ?? { result: 'same', gameId }
  const isRecovered = result === 'new' || result === 'extended'
  if (isRecovered) db.mirror.report(gameId)
  for (const id of new Set([version, gameId])) {
    if (!(await copyToMirror(db, await inTwo(db, id)))) return 'failed'
  }
  return isRecovered ? 'recovered' : 'equal'
}

type InTwo = readonly [ours: RawGame, theirs: RawGame]

/** A game as it is in the first and in the mirror; undefined if one of them does not answer. */
async function inTwo(db: MirroredDatabase, gameId: string): Promise<InTwo | undefined> {
  const read = (one: Database) => readRawGame(one, gameId)
  const theirs = await db.mirror.ask(read)
  const ours = theirs && (await read(db))
  return theirs && ours?.ok ? [ours.value, theirs.value] : undefined
}

/** Makes the mirror's game the same as the first's, which has had everything of the mirror's by now. */
async function copyToMirror(db: MirroredDatabase, both: InTwo | undefined): Promise<boolean> {
  if (!both) return false
  const [ours, theirs] = both
  if (isSameGame(ours, theirs)) return true
  if (ours.lines.length === 0) {
    // Rows of the mirror that cannot be read are not recovered, and not deleted either.
    const deleted = await db.tx('r', ['entries', 'prefs'], () => isDeleted(db, ours.gameId))
    if (!deleted.ok || !deleted.value) return deleted.ok
  }
  return (await db.mirror.ask((mirror) => replaceGame(mirror, theirs, ours)))?.value ?? false
}

/** The higher number wins. Ours has one from now on: this database is no new one any more. */
async function equaliseDevice(db: MirroredDatabase, before: unknown, theirs: unknown): Promise<boolean> {
  if (isBehind(before, theirs) && !(await bringDevice(db, theirs)).ok) return false
  db.mirror.setUnknown(false)
  const known = await db.tx('r', ['prefs'], () => deviceIn(db))
  const ours = known.ok && numberOf(known.value) === 0 ? await changeDevice(db, () => ({})) : known
  if (!ours.ok || !isBehind(theirs, ours.value)) return ours.ok
  return (await db.mirror.ask((mirror) => bringDevice(mirror, ours.value))) !== undefined
}

/** Whether the second document may have what the first one lacks. */
const isBehind = (one: unknown, other: unknown) =>
  other !== undefined && (numberOf(one) === 0 || numberOf(one) < numberOf(other))
