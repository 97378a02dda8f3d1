import { makeObservable, type Readable } from '../base/observable.ts'
import type { Result } from '../base/result.ts'
import type { GameLog } from '../game/record/game-log.ts'
import { mergeLogs } from '../game/record/merge-logs.ts'
import { replay } from '../game/record/replay.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import { appDataOf, readAppData, replaceAppData, restoreAppData } from './app-data.ts'
import {
  type Database,
  type DatabaseOptions,
  inTime,
  makeDatabase,
  type Stored,
  TIME_LIMIT,
} from './connection.ts'
import { type ImportedGame, importGame } from './import-game.ts'
import { readLiveGame, restoreSummaries } from './lists.ts'
import { forgetUncopied, headSeqOf, isDeleted, readGame, readRawGame, replaceGame, sortLog } from './log.ts'
import {
  forgetAllUncopied,
  isRecovered,
  liveGameId,
  saveLiveGameId,
  uncopiedGames,
  writePref,
} from './prefs.ts'

const NAME = 'fifteen-two'
/** The name of the bucket, and of the database in it: live queries of the first must not hear of it. */
const MIRROR = 'fifteen-two-mirror'

/** What the app uses of `navigator.storageBuckets`, which only Chromium has and TypeScript does not know. */
export interface Buckets {
  readonly keys: () => Promise<readonly string[]>
  readonly open: (
    name: string,
    policy: { readonly persisted: true; readonly durability: 'strict' },
  ) => Promise<{ readonly indexedDB: IDBFactory }>
}

/**
 * A database and its mirror: the same schema once more in a storage bucket, which has files of its own. Chromium
 * discards a whole database, without a message, when a kill has cut one of its records in two.
 */
export interface MirroredDatabase extends Database {
  readonly mirror: Mirror
}

type Mirror = ReturnType<typeof makeMirror>

/** `none`: the browser has no storage buckets. `behind`: something may be missing in the mirror. */
export type MirrorState = 'none' | 'behind' | 'whole'

export interface MirrorOptions extends DatabaseOptions {
  readonly buckets?: Buckets | undefined
}

export function makeMirrored(options: MirrorOptions = {}): MirroredDatabase {
  const first = makeDatabase(NAME, options)
  return { ...first, mirror: makeMirror(first, options) }
}

/** Milliseconds. A tap, and a start, must not wait long for the mirror. */
const SHORT = 2_000
/** After this many failures in a row the mirror is not used any more before the next start. */
const MOST_MISSED = 3

function makeMirror(first: Database, options: MirrorOptions) {
  const buckets = 'buckets' in options ? options.buckets : bucketsOf(globalThis.navigator)
  let opened: Promise<Database> | undefined
  let missed = 0
  const state = makeObservable<MirrorState>(buckets ? 'behind' : 'none')

  async function open(from: Buckets): Promise<Database> {
    const [bucket] = await Promise.all([
      from.open(MIRROR, { persisted: true, durability: 'strict' }),
      first.tx('r', ['prefs'], async () => {}),
    ])
    // Upgraded one start later than the first: until then it is the copy from before that upgrade.
    if (first.isUpgraded()) throw new DOMException('The first was upgraded', 'InvalidStateError')
    return makeDatabase(MIRROR, { ...options, indexedDB: bucket.indexedDB })
  }

  async function answered<T, E>(from: Buckets, work: Work<T, E>) {
    opened ??= open(from)
    return work(await opened)
  }

  return {
    state: state as Readable<MirrorState>,
    setWhole: () => state.set('whole'),
    exists: async () => (await buckets?.keys().catch((): readonly string[] => []))?.includes(MIRROR) ?? false,
    /** The answer of the mirror; undefined if there is none, or it fails, or it is too slow. */
    async ask<T, E>(work: Work<T, E>, limit = TIME_LIMIT): Promise<{ readonly value: T } | undefined> {
      if (!buckets || missed === MOST_MISSED) return undefined
      try {
        const done = await inTime(answered(buckets, work), limit)
        if (done.ok) missed = 0
        if (done.ok) return done
      } catch {
        // The tap is saved in the first. Whatever the mirror lacks is copied at the next start.
      }
      missed += 1
      state.set('behind')
      // Opened again with the next tap: an evicted bucket is a new one then.
      opened?.then(
        ({ dexie }) => dexie.close(),
        () => {},
      )
      opened = undefined
      return undefined
    },
  }
}

type Work<T, E> = (mirror: Database) => Promise<Result<T, StorageError | E>>

function bucketsOf(navigator: Navigator | undefined): Buckets | undefined {
  return navigator && 'storageBuckets' in navigator ? (navigator.storageBuckets as Buckets) : undefined
}

/** Does something in the first and then, once that is saved, in the mirror. The answer is the first's. */
export async function inBoth<T, E>(
  db: MirroredDatabase,
  work: (one: Database) => Promise<Result<T, StorageError | E>>,
): Stored<T, E> {
  const done = await work(db)
  if (done.ok) await db.mirror.ask(work, SHORT)
  return done
}

export async function importToBoth(db: MirroredDatabase, log: GameLog): Stored<ImportedGame> {
  const done = await importGame(db, log)
  const isNews = done.ok && done.value.result !== 'same' && done.value.result !== 'behind'
  if (isNews) await copyToMirror(db, done.value.gameId)
  return done
}

/**
 * Before anything is shown: recovers the games that the app may open with, and names and rule sets. Everything else
 * follows in the background: see `compareAll`. Returns the ids of the games that the first had lost; undefined if
 * nothing has changed.
 */
export async function recoverLive(db: MirroredDatabase, now: number): Promise<readonly string[] | undefined> {
  if (!(await db.mirror.exists())) return undefined
  const recovered = await db.tx('r', ['prefs'], () => isRecovered(db))
  if (!recovered.ok) return undefined
  // A new database may stand in place of a lost one: then the mirror is all there is.
  const isNew = !recovered.value
  const heads = await db.mirror.ask(liveHeads, isNew ? TIME_LIMIT : SHORT)
  if (!heads) return undefined
  const lost = await db.tx('r', ['entries', 'prefs'], () => gamesBehind(db, heads.value))
  if (!lost.ok || (lost.value.length === 0 && !isNew)) return undefined
  await recoverAppData(db, now)
  const games: string[] = []
  for (const gameId of lost.value) if ((await equalise(db, gameId)) === 'recovered') games.push(gameId)
  const [last] = games
  if (last !== undefined) await saveLiveGameId(db, last)
  return games
}

interface Head {
  readonly gameId: string
  readonly headSeq: number
}

/** Inside a transaction: those of these games that have lost rows. */
async function gamesBehind(db: Database, heads: readonly Head[]): Promise<readonly string[]> {
  const lost: string[] = []
  for (const { gameId, headSeq } of heads) {
    const isBehind = (await headSeqOf(db, gameId)) < headSeq
    if (isBehind && !(await isDeleted(db, gameId))) lost.push(gameId)
  }
  return lost
}

/** The games that the app would open with, the one played last first, with the numbers of their last rows. */
async function liveHeads(mirror: Database): Stored<readonly Head[]> {
  const live = await readLiveGame(mirror)
  if (!live.ok) return live
  return mirror.tx('r', ['entries', 'prefs'], async () => {
    const named = [...new Set([await liveGameId(mirror), live.value?.id])]
    const games = named.filter((gameId) => gameId !== undefined)
    return Promise.all(games.map(async (gameId) => ({ gameId, headSeq: await headSeqOf(mirror, gameId) })))
  })
}

async function recoverAppData(db: MirroredDatabase, now: number): Promise<void> {
  const theirs = await db.mirror.ask(readAppData)
  if (theirs) await restoreAppData(db, appDataOf(theirs.value), now)
}

/**
 * In the background: compares every game that only one of the two has, or that was changed since the last time, and
 * brings up whichever is behind. Returns the ids of the games that the first had lost.
 */
export async function compareAll(db: MirroredDatabase, now: number): Promise<readonly string[]> {
  await restoreSummaries(db)
  if (db.mirror.state.getState() === 'none') await forgetAllUncopied(db)
  const [ours, theirs] = [await gamesIn(db), await db.mirror.ask(gamesIn)]
  if (!ours.ok || !theirs) return []
  const lost: string[] = []
  let isWhole = true
  for (const gameId of unequal(ours.value, theirs.value)) {
    const done = await equalise(db, gameId)
    if (done === 'recovered') lost.push(gameId)
    if (done === 'failed') isWhole = false
  }
  // Until then this database is taken for a new one.
  if (isWhole && (await equaliseAppData(db, now))) db.mirror.setWhole()
  return lost
}

interface Games {
  readonly games: readonly string[]
  readonly changed: readonly string[]
}

const gamesIn = (db: Database): Stored<Games> =>
  db.tx('r', ['games', 'prefs'], async () => {
    return { games: await db.games.toCollection().primaryKeys(), changed: await uncopiedGames(db) }
  })

function unequal(ours: Games, theirs: Games): ReadonlySet<string> {
  const [here, there] = [new Set(ours.games), new Set(theirs.games)]
  const onlyHere = ours.games.filter((gameId) => !there.has(gameId))
  const onlyThere = theirs.games.filter((gameId) => !here.has(gameId))
  return new Set([...ours.changed, ...theirs.changed, ...onlyThere, ...onlyHere])
}

/** Brings up whichever of the two is behind with a game. What differs is kept as a second version. */
async function equalise(db: MirroredDatabase, gameId: string): Promise<'equal' | 'recovered' | 'failed'> {
  const theirs = await db.mirror.ask((mirror) => readGame(mirror, gameId))
  const ours = await readGame(db, gameId)
  if (!theirs || !ours.ok) return 'failed'
  const { rows } = theirs.value
  const merged = mergeLogs(ours.value.rows, ours.value.headSeq, rows)
  const isAhead = replay(rows) && (merged.type === 'differ' || merged.rows.length > 0)
  const brought = isAhead ? await importGame(db, theirs.value, 'lost') : undefined
  if (brought?.ok === false) return 'failed'
  const { result = 'same', gameId: version = gameId } = brought?.value ?? {}
  for (const id of new Set([version, gameId])) if (!(await copyToMirror(db, id))) return 'failed'
  return result === 'new' || result === 'extended' ? 'recovered' : 'equal'
}

/** Makes the mirror's game the same as the first's, which has had everything of the mirror's by now. */
async function copyToMirror(db: MirroredDatabase, gameId: string): Promise<boolean> {
  const [ours, theirs] = [await readRawGame(db, gameId), await db.mirror.ask((m) => readRawGame(m, gameId))]
  if (!ours.ok || !theirs) return false
  const isSame = JSON.stringify(ours.value) === JSON.stringify(theirs.value)
  const deleted = await db.tx('r', ['entries', 'prefs'], () => isDeleted(db, gameId))
  // Rows that cannot be read are not recovered, and not deleted either.
  const isMine = ours.value.lines.length > 0 || (deleted.ok && deleted.value)
  if (!isSame && isMine && !(await db.mirror.ask((mirror) => replaceGame(mirror, ours.value)))) return false
  const headSeq = sortLog(gameId, ours.value.lines).headSeq
  await db.mirror.ask((mirror) => forgetUncopied(mirror, gameId, headSeq))
  await forgetUncopied(db, gameId, headSeq)
  return true
}

async function equaliseAppData(db: MirroredDatabase, now: number): Promise<boolean> {
  const recovered = await db.tx('r', ['prefs'], () => isRecovered(db))
  if (!recovered.ok) return false
  if (!recovered.value) await recoverAppData(db, now)
  const [ours, theirs] = [await readAppData(db), await db.mirror.ask(readAppData)]
  if (!ours.ok || !theirs) return false
  const isSame = JSON.stringify(ours.value) === JSON.stringify(theirs.value)
  if (!isSame && !(await db.mirror.ask((mirror) => replaceAppData(mirror, ours.value)))) return false
  return recovered.value || (await writePref(db, { key: 'recovered', value: true })).ok
}
