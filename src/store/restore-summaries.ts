import { Dexie } from 'dexie'
import { summaryOf } from '../game/record/game-summary.ts'
import { replay } from '../game/record/replay.ts'
import type { Database } from './database.ts'
import { readLog } from './read-log.ts'

/** Writes the summary of each game that has lines and no summary: without one no list shows the game. */
export async function restoreSummaries(db: Database): Promise<void> {
  const known = await db.tx('r', ['games'], () => db.games.toCollection().primaryKeys())
  if (!known.ok) return
  const games = new Set(known.value)
  for await (const gameId of gamesWithLines(db)) {
    if (!games.has(gameId)) await restoreSummary(db, gameId)
  }
}

/** One key is read for each game, in a transaction of its own, so that no tap waits for thousands of them. */
async function* gamesWithLines(db: Database): AsyncGenerator<string, void> {
  let after = ''
  for (;;) {
    const later = () => db.entries.where('[gameId+seq]').above([after, Dexie.maxKey]).limit(1).primaryKeys()
    const keys = await db.tx('r', ['entries'], later)
    const next = keys.ok ? keys.value[0] : undefined
    if (!next) return
    after = next[0]
    yield after
  }
}

/** Where another game has its place in the match by now, nothing is written: the lines stay as they are. */
async function restoreSummary(db: Database, gameId: string): Promise<void> {
  await db.tx('rw', ['entries', 'games'], async () => {
    const { rows } = await readLog(db, gameId)
    const game = replay(rows)
    const isWanted = game !== undefined && (await db.games.get(gameId)) === undefined
    if (isWanted) await db.games.add(summaryOf(gameId, game, rows.at(-1)?.at ?? 0))
  })
}
