import * as v from 'valibot'
import { perSeat, text } from '../game/decode.ts'
import { markSchema } from '../game/decode-entry.ts'
import { rulesSchema } from '../game/decode-rules.ts'
import type { Result } from '../rules/result.ts'
import { attempt } from './attempt.ts'
import type { Database } from './database.ts'
import type { StoreError } from './store-error.ts'

/** What people chose. A choice that cannot be read falls back by itself, not all of them together. */
const settingsSchema = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark', 'contrast']), 'system'),
  /** Four colours of suits, or the two of most packs. */
  suits: v.fallback(v.picklist(['four', 'two']), 'four'),
  hand: v.fallback(v.picklist(['right', 'left']), 'right'),
  motion: v.fallback(v.picklist(['system', 'none']), 'system'),
  countStyle: v.fallback(v.picklist(['compound', 'long', 'runs-first']), 'compound'),
})

export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>

export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  suits: 'four',
  hand: 'right',
  motion: 'system',
  countStyle: 'compound',
}

/** The table as it was last laid: one tap starts the next game with it. */
const lastTableSchema = v.strictObject({
  rules: rulesSchema,
  players: perSeat(text),
  marks: perSeat(markSchema),
})

export type LastTable = Readonly<v.InferOutput<typeof lastTableSchema>>

export type KeptPref =
  | { readonly key: 'settings'; readonly value: Settings }
  | { readonly key: 'last-table'; readonly value: LastTable }

export interface Prefs {
  readonly settings: Settings
  readonly lastTable?: LastTable
}

export async function readPrefs(db: Database): Promise<Result<Prefs, StoreError>> {
  return attempt(db, async () => {
    const [settings, table] = await db.prefs.bulkGet(['settings', 'last-table'])
    const lastTable = v.safeParse(lastTableSchema, chosen(table))
    return {
      settings: decodeSettings(chosen(settings)),
      ...(lastTable.success ? { lastTable: lastTable.output } : {}),
    }
  })
}

export function writePref(db: Database, pref: KeptPref): Promise<Result<void, StoreError>> {
  return attempt(db, () =>
    db.dexie.transaction('rw', db.prefs, async () => {
      await db.prefs.put(pref)
    }),
  )
}

/** Settings from anywhere; whatever is missing or wrong is the default. */
export function decodeSettings(input: unknown): Settings {
  const parsed = v.safeParse(settingsSchema, { ...DEFAULT_SETTINGS, ...(isObject(input) ? input : {}) })
  return parsed.success ? parsed.output : DEFAULT_SETTINGS
}

function chosen(kept: unknown): unknown {
  return isObject(kept) && 'value' in kept ? kept.value : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
