import { fieldOf } from '../base/is-object.ts'
import { ok, type Result } from '../base/result.ts'
import {
  decodeFigures,
  type FiguresRow,
  figuresIn,
  figuresRow,
  type GameFigures,
} from '../game/figures/game-figures.ts'
import { replay } from '../game/record/replay.ts'
import type { StorageError } from '../game/record/storage-results.ts'
import type { Database } from './connection.ts'
import type { Finished, Take } from './lists.ts'
import { linesOf, sortLog } from './log.ts'

type Found = Promise<Result<unknown, StorageError>>

/** Rows read in one request. */
const ROWS = 1_000
/** So few are asked for one by one. */
const FEW = 100

/** Takes what is stored of these games. All rows from one key to another are read in the time of a few single ones. */
export async function readFigures(db: Database, games: readonly Finished[], take: Take<GameFigures>): Found {
  const inOrder = games.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (let i = 0; i < inOrder.length; i += ROWS) {
    const some = inOrder.slice(i, i + ROWS)
    const ids = some.map(({ id }) => id)
    const all = () => db.figures.where('id').between(ids[0], ids.at(-1), true, true).toArray()
    const stored = await db.tx('r', ['figures'], () => (ids.length > FEW ? all() : db.figures.bulkGet(ids)))
    if (!stored.ok) return stored
    const rows = new Map(stored.value.map((row) => [fieldOf(row, 'id'), row]))
    for (const one of some) {
      const figures = decodeFigures(rows.get(one.id), one.updatedAt)
      if (figures && !(await take(one, figures))) return stored
    }
  }
  return ok(undefined)
}

/** Games read in one transaction, and written in one: few, because a tap may wait for it. */
const LOGS = 25

/** Finds the figures of these games in their logs, which takes some milliseconds for each, and stores them. */
export async function findFigures(db: Database, games: readonly Finished[], take: Take<GameFigures>): Found {
  for (let i = 0; i < games.length; i += LOGS) {
    const some = games.slice(i, i + LOGS)
    const logs = await db.tx('r', ['entries'], () =>
      Promise.all(some.map(({ id }) => linesOf(db, id).toArray())),
    )
    if (!logs.ok) return logs
    const found: FiguresRow[] = []
    let isWanted = true
    for (const [n, one] of some.entries()) {
      const { rows, damaged } = sortLog(one.id, logs.value[n] ?? [])
      const game = replay(rows)
      const figures = game && figuresIn(one.id, game)
      const row = game && damaged.length === 0 ? figuresRow(one.id, game, rows, figures) : undefined
      if (row) found.push(row)
      isWanted = await take(one, figures)
      if (!isWanted) break
    }
    await storeFigures(db, found)
    if (!isWanted) return logs
  }
  return ok(undefined)
}

/** Of games that have not changed meanwhile. A failure is not reported: they are found again. */
async function storeFigures(db: Database, found: readonly FiguresRow[]): Promise<void> {
  if (found.length === 0) return
  await db.tx('rw', ['games', 'figures'], async () => {
    const games = await db.games.bulkGet(found.map(({ id }) => id))
    await db.figures.bulkPut(found.filter((row, i) => fieldOf(games[i], 'updatedAt') === row.updatedAt))
  })
}
