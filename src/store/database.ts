import type { Table } from 'dexie'
import type { StoredDraft } from '../game/record/draft.ts'
import type { Row } from '../game/record/entry.ts'
import type { GameSummary } from '../game/record/game-summary.ts'
import type { KeptCount, KeptPlayer, KeptPref } from './kept.ts'
import type { OpenCache, SecondCopy } from './second-copy.ts'
import type { Stored } from './store-error.ts'
import type { Connection } from './with-retry.ts'

export type StoreName = 'entries' | 'games' | 'drafts' | 'prefs' | 'counts' | 'players'

/** What is read is unknown until decoded; what is written is typed. */
type Kept<Key, Value> = Table<unknown, Key, Value>

/** The connection and the tables. Other rooms only pass it on. */
export interface Database extends Connection {
  /** Does something in one transaction, all of it or nothing. It must bear being done twice: see `withRetry`. */
  readonly tx: <T>(mode: 'r' | 'rw', stores: readonly StoreName[], work: () => PromiseLike<T>) => Stored<T>
  readonly entries: Kept<[string, number], Row>
  readonly games: Kept<string, GameSummary>
  readonly drafts: Kept<string, StoredDraft>
  readonly prefs: Kept<string, KeptPref>
  readonly counts: Kept<string, KeptCount>
  readonly players: Kept<string, KeptPlayer>
  /** The same once more, outside of the database. */
  readonly copies: SecondCopy
  /** Where the copies are; undefined in a browser without a cache. */
  readonly openCache: OpenCache | undefined
}
