import { describe, expect, it } from 'vitest'
import type { Row } from '../game/record/entry.ts'
import type { Database } from './connection.ts'
import { newDisk, OPENING, tapToSave, windowOn } from './database.fixture.ts'
import { readGames, restoreSummaries } from './lists.ts'
import { appendTap } from './log.ts'

/** A game of its own match, under this name. */
async function begin(db: Database, gameId: string, matchId = gameId): Promise<void> {
  const rows = OPENING.map((row): Row => {
    const { entry } = row
    const match = { id: matchId, index: 0 }
    return { ...row, gameId, entry: entry.type === 'game-started' ? { ...entry, match } : entry }
  })
  const tap = tapToSave([], rows)
  await appendTap(db, { ...tap, gameId, summary: { ...tap.summary, id: gameId } })
}

async function listed(db: Database): Promise<readonly string[]> {
  const games = await readGames(db, 10)
  return games.ok ? games.value.map(({ id }) => id).sort() : []
}

describe('a game that has lines and no summary', () => {
  it.each(['a', 'b', 'c', 'ab', 'bc', 'abc'])('is listed again just as it was: %s of three', async (lost) => {
    const db = windowOn(newDisk())
    for (const gameId of ['a', 'b', 'c']) await begin(db, gameId)
    const before = await db.games.toArray()
    await db.games.bulkDelete([...lost])
    await restoreSummaries(db)
    expect(await db.games.toArray()).toEqual(before)
  })

  it('is listed again though it is after more than a hundred others', async () => {
    const db = windowOn(newDisk())
    const ids = Array.from({ length: 101 }, (_, i) => `${1000 + i}`)
    for (const gameId of ids) await begin(db, gameId)
    const before = await db.games.toArray()
    await db.games.delete('1100')
    await restoreSummaries(db)
    expect(await db.games.toArray()).toEqual(before)
  })

  it('takes no place in its match that another game has by now', async () => {
    const db = windowOn(newDisk())
    await begin(db, 'a', 'match')
    await db.games.clear()
    await begin(db, 'b', 'match')
    await restoreSummaries(db)
    expect(await listed(db)).toEqual(['b'])
    expect(await db.entries.count()).toBe(2 * OPENING.length)
  })

  it('is left alone when its beginning cannot be read', async () => {
    const db = windowOn(newDisk())
    await begin(db, 'a')
    await db.entries.delete(['a', 1])
    await db.games.clear()
    await restoreSummaries(db)
    expect(await listed(db)).toEqual([])
    expect(await db.entries.count()).toBe(OPENING.length - 1)
  })
})

it('where every game has its summary none is written', async () => {
  const db = windowOn(newDisk())
  for (const gameId of ['a', 'b', 'c']) await begin(db, gameId)
  let written = 0
  db.games.hook('creating', () => void written++)
  db.games.hook('updating', () => void written++)
  await restoreSummaries(db)
  expect(written).toBe(0)
})
