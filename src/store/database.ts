import type { Table } from 'dexie'
import type { StoredDraft } from '../game/record/draft.ts'
import type { Row } from '../game/record/entry.ts'
import type { GameSummary } from '../game/record/game-summary.ts'
import type { OpenCache, SecondCopy } from './second-copy.ts'
import type { Stored } from './store-error.ts'
import type { StoredCount, StoredPlayer, StoredPref } from './stored-rows.ts'
import type { Connection } from './with-retry.ts'

export type StoreName = 'entries' | 'games' | 'drafts' | 'prefs' | 'counts' | 'players'

/** What is read is of unknown type until decoded; what is written is typed. */
type Store<Key, Value> = Table<unknown, Key, Value>

/** The connection and the tables. Other rooms only pass it on. */
export interface Database extends Connection {
  /** Runs something in one transaction, all or nothing. It may run twice: see `withRetry`. */
  readonly tx: <T>(mode: 'r' | 'rw', stores: readonly StoreName[], work: () => PromiseLike<T>) => Stored<T>
  readonly entries: Store<[string, number], Row>
  readonly games: Store<string, GameSummary>
  readonly drafts: Store<string, StoredDraft>
  readonly prefs: Store<string, StoredPref>
  readonly counts: Store<string, StoredCount>
  readonly players: Store<string, StoredPlayer>
  /** The second copy, outside of the database. */
  readonly copies: SecondCopy
  /** Where the copies are; undefined in a browser without a cache. */
  readonly openCache: OpenCache | undefined
}
