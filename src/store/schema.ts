import type { Dexie, Table } from 'dexie'
import type { FiguresRow } from '../game/figures/game-figures.ts'
import type { StoredDraft } from '../game/record/draft.ts'
import type { Row } from '../game/record/entry.ts'
import type { GameSummary } from '../game/record/game-summary.ts'
import { upgradeDevice } from './older-versions.ts'

/** What is read is of unknown type until decoded; what is written is typed. */
type Store<Key, Value> = Table<unknown, Key, Value>

/** Every table, of the database or of one that an older release has left. */
export function tablesOf(dexie: Dexie) {
  return {
    entries: dexie.table('entries') as Store<[string, number], Row>,
    games: dexie.table('games') as Store<string, GameSummary>,
    drafts: dexie.table('drafts') as Store<string, StoredDraft>,
    prefs: dexie.table('prefs') as Store<string, StoredPref>,
    figures: dexie.table('figures') as Store<string, FiguresRow>,
  } as const
}

export type Tables = ReturnType<typeof tablesOf>

export type StoreName = keyof Tables

/**
 * The key of `entries` is what two windows race for, and the index by game. A match has each of its games once. No
 * store has auto-increment keys: such stores became unreadable on iOS 16.7 (dexie issue 1878).
 */
const VERSION_1 = {
  entries: '[gameId+seq]',
  games: 'id, updatedAt, [state+updatedAt], &[matchId+matchIndex]',
  drafts: 'gameId',
  prefs: 'key',
  counts: 'id, at',
  players: 'name, usedAt',
}

/** Every version of the schema, each with its upgrade. */
export function declareVersions(dexie: Dexie): void {
  dexie.version(1).stores(VERSION_1)
  dexie.version(2).stores({ figures: 'id' }).upgrade(upgradeDevice)
}

export type StoredPref =
  /** What is no game: see `device/device.ts`. */
  | { readonly key: 'device'; readonly value: unknown }
  | { readonly key: 'on-table'; readonly value: string }
  /** This game was deleted, and perhaps not in the other database. */
  | { readonly key: `deleted ${string}`; readonly value: true }
