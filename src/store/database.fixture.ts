import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange, indexedDB } from 'fake-indexeddb'
import { ok } from '../base/result.ts'
import type { StoredDraft } from '../game/record/draft.ts'
import type { Entry, Row } from '../game/record/entry.ts'
import { summaryOf } from '../game/record/game-summary.ts'
import { replay } from '../game/record/replay.ts'
import { startGame } from '../game/setup/start-game.ts'
import { PRESETS } from '../rules/presets.ts'
import type { Buckets, Database, DatabaseOptions } from './connection.ts'
import type { TapToSave } from './log.ts'
import { type MirroredDatabase, makeMirrored } from './mirror.ts'

// In tests Dexie takes keys and live queries from these, whichever disk a database is on.
Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })

/** A disk of its own for each test: windows share it by sharing the factory. */
export function newDisk(): IDBFactory {
  return new IDBFactory()
}

export function windowOn(disk: IDBFactory, options: DatabaseOptions = {}): MirroredDatabase {
  return makeMirrored({ indexedDB: disk, buckets: undefined, pause: async () => {}, ...options })
}

/** The storage buckets of a browser: the second place of the mirror. */
export interface MemoryBuckets extends Buckets {
  /** The browser deletes the bucket, as it does when space runs low. */
  readonly evict: () => void
  /** From now on the bucket cannot be opened, or the browser never answers, or it can be opened again. */
  readonly set: (how: 'fine' | 'refused' | 'silent') => void
}

export function memoryBuckets(): MemoryBuckets {
  let disk: IDBFactory | undefined
  let state: 'fine' | 'refused' | 'silent' = 'fine'
  return {
    keys: async () => (disk ? ['fifteen-two-mirror'] : []),
    async open() {
      if (state === 'silent') return new Promise(() => {})
      if (state === 'refused') throw new DOMException('not now', 'UnknownError')
      disk ??= newDisk()
      return { indexedDB: disk }
    },
    evict() {
      disk = undefined
    },
    set(how) {
      state = how
    },
  }
}

/** The mirror itself. */
export async function mirrorOf(db: MirroredDatabase): Promise<Database> {
  const mirror = await db.mirror.ask(async (one) => ok(one))
  if (!mirror) throw new Error('there is no mirror')
  await mirror.value.tx('r', ['prefs'], async () => {})
  return mirror.value
}

/** Opens the database as a newer release would, which upgrades it. */
export async function openNewer(disk: IDBFactory): Promise<Dexie> {
  const newer = new Dexie('fifteen-two', { indexedDB: disk })
  newer.version(3).stores({ entries: '[gameId+seq]', more: 'id' })
  return newer.open()
}

/** The first lines of a game between Ann and Bob, Ann to deal. */
export const OPENING: readonly Row[] = rowsAfter([], 'start', [
  ...startGame({
    rules: PRESETS['six-card-121'],
    players: ['Ann', 'Bob'],
    marks: ['a', 'b'],
    match: { id: 'm1', index: 0 },
    dealer: 0,
  }),
])

function rowsAfter(log: readonly Row[], tapId: string, entries: readonly Entry[]): readonly Row[] {
  const head = log.at(-1)?.seq ?? 0
  return entries.map((entry, part) => {
    return { gameId: 'g1', seq: head + 1 + part, tapId, part, at: 1_000 * (head + 1), v: 1, entry }
  })
}

export function pegged(log: readonly Row[], tapId: string, points = 2): readonly Row[] {
  return rowsAfter(log, tapId, [{ type: 'pegged', side: 0, points, reason: 'fifteen' }])
}

export function tapToSave(log: readonly Row[], rows: readonly Row[], draft?: StoredDraft): TapToSave {
  const game = replay([...log, ...rows])
  if (!game) throw new Error('no game')
  const headSeq = log.at(-1)?.seq ?? 0
  const summary = summaryOf('g1', game, rows.at(-1)?.at ?? log.at(-1)?.at ?? 0)
  return { gameId: 'g1', log, headSeq, rows, summary, draft }
}

/** Makes every write fail until the returned function is called. */
export function breakWrites(db: Database, error: () => unknown): () => void {
  return insteadOfWrites(db, () => Promise.reject(error()))
}

/** Makes every write wait until the returned function is called, as on a phone that sleeps. */
export function holdWrites(db: Database): () => void {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const mend = insteadOfWrites(db, (write) => held.then(write))
  return () => {
    mend()
    letGo()
  }
}

function insteadOfWrites(db: Database, instead: (write: () => unknown) => unknown): () => void {
  const { transaction } = db.dexie
  const call = (...args: readonly unknown[]) => {
    const go = () => Reflect.apply(transaction, db.dexie, args)
    return args[0] === 'rw' ? instead(go) : go()
  }
  Object.assign(db.dexie, { transaction: call })
  return () => {
    Object.assign(db.dexie, { transaction })
  }
}
