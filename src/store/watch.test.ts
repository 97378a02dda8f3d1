import { expect, it, vi } from 'vitest'
import { newDisk, OPENING, tapToKeep, windowOn } from './database.fixture.ts'
import { watchGames } from './watch.ts'

it('a game that is not the newest is missed too when it is deleted', async () => {
  const db = windowOn(newDisk())
  const { summary } = tapToKeep([], OPENING)
  await db.dexie.open()
  for (const [matchIndex, id] of ['old', 'new'].entries()) {
    await db.games.put({ ...summary, id, matchIndex, updatedAt: matchIndex })
  }
  const told = vi.fn()
  const stop = watchGames(db, told)
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  await db.games.delete('old')
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2))
  stop()
})
