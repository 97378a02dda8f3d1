import type { Dexie, Table } from 'dexie'
import * as v from 'valibot'
import { card, cards, holes, playerName, text, time } from '../game/record/decode.ts'
import type { StoredDraft } from '../game/record/draft.ts'
import type { Row } from '../game/record/entry.ts'
import type { GameSummary } from '../game/record/game-summary.ts'
import type { RuleSet, Setup } from '../game/setup/start-game.ts'

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
    figures: dexie.table('figures') as Store<string, StoredFigures>,
  } as const
}

export type Tables = ReturnType<typeof tablesOf>

export type StoreName = keyof Tables

/**
 * The key of `entries` is what two windows race for, and the index by game. A match has each of its games once. No
 * store has auto-increment keys: such stores became unreadable on iOS 16.7 (dexie issue 1878).
 */
const VERSION_1: Readonly<Record<Exclude<StoreName, 'figures'>, string>> = {
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
  dexie.version(2).stores({ figures: 'id' })
}

/** What is known of a finished game without reading its log. */
export interface StoredFigures {
  readonly id: string
}

export type LastTable = Omit<Setup, 'scores'>

export type StoredPref =
  | { readonly key: 'last-table'; readonly value: LastTable }
  | { readonly key: 'rule-sets'; readonly value: readonly RuleSet[] }
  | { readonly key: 'on-table'; readonly value: string }
  | { readonly key: 'backup-notes'; readonly value: BackupNotes }
  /** This game was deleted, and perhaps not in the other database. */
  | { readonly key: `deleted ${string}`; readonly value: true }
  /** Whatever the mirror has is in this database. A new one, in place of a lost one, does not have this note. */
  | { readonly key: 'recovered'; readonly value: true }

/** `remindedAt`: the reminder was dismissed. `askedAt`: the browser was asked to keep the data. Milliseconds. */
export const backupNotesShape = v.object({
  madeAt: v.exactOptional(time),
  remindedAt: v.exactOptional(time),
  askedAt: v.exactOptional(time),
  installAnsweredAt: v.exactOptional(time),
})

export type BackupNotes = Readonly<v.InferOutput<typeof backupNotesShape>>

export const countShape = v.object({
  /** Made from the hand itself: counted again, it moves to the top of the list. */
  id: text,
  at: time,
  of: v.picklist(['hand', 'crib']),
  cards,
  starter: card,
  /** Name of the rule set it was counted under. */
  rules: text,
  points: holes,
})

export type StoredCount = Readonly<v.InferOutput<typeof countShape>>
export type NewCount = Omit<StoredCount, 'id'>

export const playerShape = v.strictObject({ name: playerName, usedAt: time })

export type StoredPlayer = Readonly<v.InferOutput<typeof playerShape>>
