import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../base/eventually.fixture.ts'
import type { Database } from './connection.ts'
import { newDisk, OPENING, pegged, tapToSave, windowOn } from './database.fixture.ts'
import { watchGames } from './lists.ts'
import { appendTap, readLog } from './log.ts'
import { watch } from './watch.ts'

it('a game that is not the newest is missed too when it is deleted', async () => {
  const db = windowOn(newDisk())
  const { summary } = tapToSave([], OPENING)
  await db.dexie.open()
  for (const [matchIndex, id] of ['old', 'new'].entries()) {
    await db.games.put({ ...summary, id, matchIndex, updatedAt: matchIndex })
  }
  const onChange = vi.fn()
  const stop = watchGames(db, onChange, () => {})
  await eventually(() => expect(onChange).toHaveBeenCalledTimes(1))
  await db.games.delete('old')
  await eventually(() => expect(onChange).toHaveBeenCalledTimes(2))
  stop()
})

describe('a window that watches a game', () => {
  /** The next reads of the log fail as a browser fails that has lost its database. */
  function loseReads(db: Database, times: number): void {
    const { where } = db.entries
    let left = times
    const lossy = (...args: Parameters<typeof where>) => {
      if (left-- > 0) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
      return Reflect.apply(where, db.entries, args)
    }
    db.entries.where = lossy as typeof where
  }

  it.each([1, 3, 9])('sees the next tap, though the database was lost %i times', async (times) => {
    const disk = newDisk()
    const [plays, watches] = [windowOn(disk), windowOn(disk)]
    await appendTap(plays, tapToSave([], OPENING))
    const seen: number[] = []
    const stop = watch(
      watches,
      () => readLog(watches, 'g1'),
      ({ headSeq }) => seen.push(headSeq),
    )
    await eventually(() => expect(seen).toEqual([OPENING.length]))
    loseReads(watches, times)
    await appendTap(plays, tapToSave(OPENING, pegged(OPENING, 'ann-2')))
    await eventually(() => expect(seen.at(-1)).toBe(OPENING.length + 1))
    stop()
  })

  it('does not ask a database for ever that never answers, nor one that was left', async () => {
    const disk = newDisk()
    const pause = vi.fn(async () => {})
    const db = windowOn(disk, { pause })
    loseReads(db, Number.POSITIVE_INFINITY)
    const stop = watch(
      db,
      () => readLog(db, 'g1'),
      () => {},
    )
    await eventually(() => expect(pause).toHaveBeenCalledWith(20_000))
    expect(pause).toHaveBeenCalledWith(1_000)
    stop()
    await new Promise((resolve) => setTimeout(resolve, 50))
    const asked = pause.mock.calls.length
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(pause).toHaveBeenCalledTimes(asked)
  })
})
