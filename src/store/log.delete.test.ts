import { describe, expect, it } from 'vitest'
import type { Database } from './connection.ts'
import { newDisk, OPENING, pegged, tapToSave, windowOn } from './database.fixture.ts'
import { appendTap, type DeletedGame, deleteGame, readGame, undeleteGame } from './log.ts'

async function gameOn(disk: IDBFactory): Promise<Database> {
  const db = windowOn(disk)
  await appendTap(db, tapToSave([], OPENING))
  return db
}

/** The next write reaches the disk, and the browser loses its answer. */
function loseAnswer(db: Database): void {
  const { transaction } = db.dexie
  const lossy = async (...args: Parameters<typeof transaction>) => {
    db.dexie.transaction = transaction
    await Reflect.apply(transaction, db.dexie, args)
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  }
  db.dexie.transaction = lossy as unknown as typeof transaction
}

async function takenOut(db: Database): Promise<DeletedGame> {
  const taken = await deleteGame(db, 'g1')
  if (!taken.ok || !taken.value) throw new Error('not deleted')
  return taken.value
}

async function linesOn(disk: IDBFactory): Promise<number> {
  const read = await readGame(windowOn(disk), 'g1')
  return read.ok ? read.value.rows.length : Number.NaN
}

describe('a game that is deleted', () => {
  it('can be restored, though the answer to its deletion was lost', async () => {
    const disk = newDisk()
    const db = await gameOn(disk)
    loseAnswer(db)
    const taken = await takenOut(db)
    expect(await linesOn(disk)).toBe(0)
    expect(await undeleteGame(db, taken)).toEqual({ ok: true, value: undefined })
    expect(await linesOn(disk)).toBe(OPENING.length)
    expect(await db.games.get('g1')).toEqual(taken.summary)
  })

  it('is shown as back, though the answer to that was lost', async () => {
    const disk = newDisk()
    const db = await gameOn(disk)
    const taken = await takenOut(db)
    loseAnswer(db)
    expect(await undeleteGame(db, taken)).toEqual({ ok: true, value: undefined })
    expect(await linesOn(disk)).toBe(OPENING.length)
  })

  it('is back when a window that had it on the table continued with it', async () => {
    const disk = newDisk()
    const db = await gameOn(disk)
    const taken = await takenOut(db)
    await appendTap(windowOn(disk), tapToSave(OPENING, pegged(OPENING, 'ann-2')))
    expect(await undeleteGame(db, taken)).toEqual({ ok: true, value: undefined })
    expect(await linesOn(disk)).toBe(OPENING.length + 1)
  })

  it('is not restored over another that is in its place, and the error says so', async () => {
    const disk = newDisk()
    const db = await gameOn(disk)
    const taken = await takenOut(db)
    const other = OPENING.map((row) => ({ ...row, tapId: 'other' }))
    await appendTap(windowOn(disk), tapToSave([], other))
    expect(await undeleteGame(db, taken)).toEqual({ ok: false, error: { type: 'taken' } })
    expect(await db.entries.toArray()).toEqual(other)
  })
})
