import { onTestFinished } from 'vitest'
import type { Intent } from '../../game/intent.ts'
import type { Draft } from '../../game/record/draft.ts'
import { scoresOf } from '../../game/record/game.ts'
import { newDisk, OPENING, tapToSave, windowOn } from '../../store/database.fixture.ts'
import { appendTap, readGame } from '../../store/log.ts'
import type { MirroredDatabase } from '../../store/mirror.ts'
import type { TableState } from './table-state.ts'
import { openTable, type TableStore } from './table-store.ts'

export const ANN_2: Intent = { type: 'peg', side: 0, points: 2, reason: 'fifteen' }
export const BOB_3: Intent = { type: 'peg', side: 1, points: 3, reason: 'run' }
export const HALF: Draft = { cuts: [], hands: [{ of: 1, cards: ['5H', '6C'] }] }

let time = 1_000_000
let taps = 0

/** Sits down at the game on a disk; the table is left when the test ends. */
export async function sit(db: MirroredDatabase, locks?: LockManager): Promise<TableStore> {
  const stored = await readGame(db, 'g1')
  const ports = { db, locks, now: () => (time += 10_000), newId: () => `tap${++taps}` }
  const table = stored.ok ? openTable(ports, stored.value) : undefined
  if (!table) throw new Error('no game on this disk')
  onTestFinished(table.close)
  return table
}

/** A disk with a game that has just begun. */
export async function begun() {
  const disk = newDisk()
  const db = windowOn(disk)
  await appendTap(db, tapToSave([], OPENING))
  return { disk, db }
}

export const scores = (table: TableStore) => scoresOf(table.getState().game)

/** Resolves as soon as a table shows this. */
export function until(table: TableStore, isShown: (state: TableState) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const leave = table.subscribe(check)
    check()
    function check(): void {
      if (!isShown(table.getState())) return
      leave()
      resolve()
    }
  })
}

export const isSaved = (table: TableStore) => until(table, ({ saving }) => saving === 'saved')

export async function lines(disk: IDBFactory): Promise<readonly string[]> {
  const stored = await readGame(windowOn(disk), 'g1')
  return stored.ok ? stored.value.rows.map((row) => row.entry.type) : []
}
