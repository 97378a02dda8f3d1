import type { Dexie, Table } from 'dexie'
import type { StoredDraft } from '../game/record/draft.ts'
import type { Row } from '../game/record/entry.ts'
import type { GameSummary } from '../game/record/game-summary.ts'
import type { OpenCache, SecondCopy } from './second-copy.ts'
import type { Stored } from './store-error.ts'
import type { StoredCount, StoredPlayer, StoredPref } from './stored-rows.ts'
import type { Connection } from './with-retry.ts'

/** What is read is of unknown type until decoded; what is written is typed. */
type Store<Key, Value> = Table<unknown, Key, Value>

/** Every table, of the database or of one that an older release has left. */
export function tablesOf(dexie: Dexie) {
  return {
    entries: dexie.table('entries') as Store<[string, number], Row>,
    games: dexie.table('games') as Store<string, GameSummary>,
    drafts: dexie.table('drafts') as Store<string, StoredDraft>,
    prefs: dexie.table('prefs') as Store<string, StoredPref>,
    counts: dexie.table('counts') as Store<string, StoredCount>,
    players: dexie.table('players') as Store<string, StoredPlayer>,
  } as const
}

type Tables = ReturnType<typeof tablesOf>

export type StoreName = keyof Tables

/** The connection and the tables. Other rooms only pass it on. */
export interface Database extends Connection, Tables {
  /** Runs something in one transaction, all or nothing. It may run twice: see `withRetry`. */
  readonly tx: <T>(mode: 'r' | 'rw', stores: readonly StoreName[], work: () => PromiseLike<T>) => Stored<T>
  /** The second copy, outside of the database. */
  readonly copies: SecondCopy
  /** Where the copies are; undefined in a browser without a cache. */
  readonly openCache: OpenCache | undefined
}
