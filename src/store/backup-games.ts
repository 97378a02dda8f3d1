import { Dexie } from 'dexie'
import { isObject } from '../base/is-object.ts'
import { ok, type Result } from '../base/result.ts'
import { decodeKeptDraft } from '../game/decode-draft.ts'
import type { GameLog } from '../game/game-log.ts'
import { replay } from '../game/replay.ts'
import type { Database } from './database.ts'
import { sortLog } from './read-log.ts'
import type { StoreError } from './store-error.ts'

/** As many games as are read in one transaction: a phone holds them without effort. */
const AT_ONCE = 100

/** A game as it is kept here, or one whose beginning cannot be read and which therefore cannot travel. */
export type GameToBackUp = GameLog | { readonly gameId: string; readonly unreadable: true }

/** Every game on the device, one after another, so that ten thousand are never in the memory at once. */
export async function* gamesToBackUp(
  db: Database,
): AsyncGenerator<Result<readonly GameToBackUp[], StoreError>, void> {
  let after: string | undefined
  for (;;) {
    const batch = await db.tx('r', ['entries', 'games', 'drafts'], () => nextGames(db, after))
    if (!batch.ok || batch.value.length === 0) {
      if (!batch.ok) yield batch
      return
    }
    after = batch.value.at(-1)?.gameId
    yield ok(batch.value)
  }
}

async function nextGames(db: Database, after: string | undefined): Promise<readonly GameToBackUp[]> {
  const later = after === undefined ? db.games.toCollection() : db.games.where('id').above(after)
  const ids = await later.limit(AT_ONCE).primaryKeys()
  const [first] = ids
  const last = ids.at(-1)
  if (first === undefined || last === undefined) return []
  const range: readonly [[string, unknown], [string, unknown]] = [
    [first, Dexie.minKey],
    [last, Dexie.maxKey],
  ]
  const lines = await db.entries
    .where('[gameId+seq]')
    .between(...range)
    .toArray()
  const drafts = await db.drafts.bulkGet([...ids])
  const byGame = linesByGame(lines)
  return ids.map((gameId, i) => gameOf(gameId, byGame.get(gameId) ?? [], drafts[i]))
}

export function linesByGame(lines: readonly unknown[]): ReadonlyMap<string, readonly unknown[]> {
  const byGame = new Map<string, unknown[]>()
  for (const line of lines) {
    const gameId = isObject(line) && 'gameId' in line ? String(line.gameId) : ''
    const list = byGame.get(gameId)
    if (list) list.push(line)
    else byGame.set(gameId, [line])
  }
  return byGame
}

export function gameOf(gameId: string, lines: readonly unknown[], kept: unknown): GameToBackUp {
  const { rows } = sortLog(gameId, lines)
  if (!replay(rows)) return { gameId, unreadable: true }
  const draft = decodeKeptDraft(kept)
  return { gameId, rows, ...(draft.ok ? { draft: draft.value } : {}) }
}
