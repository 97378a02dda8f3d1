import { expect, vi } from 'vitest'
import { eventually } from '../base/eventually.fixture.ts'
import type { Setup } from '../game/setup/start-game.ts'
import { PRESETS } from '../rules/presets.ts'
import { type App, type AppOptions, openApp } from './open-app.ts'

/** Ann and Bob, Ann to deal. */
export const SETUP: Setup = {
  rules: PRESETS['six-card-121'],
  players: ['Ann', 'Bob'],
  marks: ['a', 'b'],
  dealer: 0,
}

/** A page, and what the browser stores outside the database. */
export function stubPage(): { readonly dataset: Record<string, string> } {
  const kept = new Map<string, string>()
  const page = { dataset: {} }
  vi.stubGlobal('document', { documentElement: page })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  })
  return page
}

let time = 1_000_000

/** The app once it knows what there is to be shown. */
export async function opened(
  disk: IDBFactory,
  database: AppOptions['database'] = {},
  options: AppOptions = {},
): Promise<App> {
  const app = openApp({
    database: { indexedDB: disk, ...database },
    locks: undefined,
    now: () => (time += 10_000),
    ...options,
  })
  // A cache that never answers is waited for two seconds.
  await eventually(() => expect(app.start.getState().type).not.toBe('opening'))
  return app
}

/** Begins a game and opens it. */
export async function started(app: App, setup: Setup = SETUP): Promise<string> {
  const gameId = await app.games.start(setup)
  if (!gameId.ok) throw new Error(gameId.error.type)
  await app.currentGame.open(gameId.value)
  return gameId.value
}

export function tableOf(app: App) {
  const on = app.currentGame.getState()
  if (on.type !== 'open') throw new Error(on.type)
  return on.table
}

export const isSaved = (app: App) => eventually(() => expect(tableOf(app).getState().saving).toBe('saved'))
