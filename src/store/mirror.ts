import { makeObservable, type Readable } from '../base/observable.ts'
import type { Result } from '../base/result.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import {
  type Buckets,
  bucketsOf,
  type Database,
  type DatabaseOptions,
  inTime,
  makeDatabase,
  SHORT,
  withRetry,
} from './connection.ts'

/** The name of the bucket, and of the database in it: live queries of the first must not hear of it. */
const MIRROR = 'fifteen-two-mirror'

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

export function makeMirrored(options: DatabaseOptions = {}): MirroredDatabase {
  const first = makeDatabase('fifteen-two', options)
  return { ...first, mirror: makeMirror(first, options) }
}

/** After this many failures in a row the mirror is not used any more before the next start. */
const MOST_MISSED = 3

function makeMirror(first: Database, options: DatabaseOptions) {
  const buckets = bucketsOf(options)
  let opened: Promise<Database> | undefined
  let missed = 0
  let isUnknown = false
  let compared: Promise<boolean> | undefined
  const state = makeObservable<MirrorState>(buckets ? 'behind' : 'none')
  const found = new Set<string>()
  const recovered = makeObservable(0)

  async function open(from: Buckets): Promise<Database> {
    const [bucket] = await Promise.all([
      from.open(MIRROR, { persisted: true, durability: 'strict' }),
      withRetry(first, async () => {}),
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
    /** Whether there is one that has not answered since the app was opened. */
    isUnknown: () => isUnknown,
    setUnknown(unknown: boolean): void {
      isUnknown = unknown
    },
    setWhole: () => state.set('whole'),
    /** Does the first comparison of a start, once; undefined if the first cannot be read yet. */
    async compareOnce(compare: () => Promise<boolean | undefined>): Promise<boolean> {
      compared ??= compare().then((isChanged) => {
        if (isChanged === undefined) compared = undefined
        return isChanged ?? false
      })
      return compared
    },
    /** How many games the first had lost, wholly or in part, and has again; 0 once that has been dismissed. */
    recovered: recovered as Readable<number>,
    dismissRecovered: () => recovered.set(0),
    report(gameId: string): void {
      if (!found.has(gameId)) recovered.set(found.add(gameId).size)
    },
    async exists(): Promise<boolean> {
      try {
        return (await buckets?.keys())?.includes(MIRROR) ?? false
      } catch {
        return false
      }
    },
    /** The answer of the mirror; undefined if there is none, or it fails, or it takes longer than two seconds. */
    async ask<T, E>(work: Work<T, E>, limit = SHORT): Promise<{ readonly value: T } | undefined> {
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

/** Something to do in one of the two. */
export type Work<T, E> = (one: Database) => Promise<Result<T, StorageError | E>>
