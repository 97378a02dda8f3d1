import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { replay } from '../game/record/replay.ts'
import { newDisk, OPENING, pegged, tapToSave, windowOn } from './database.fixture.ts'
import { readGames, readSummaries } from './lists.ts'
import { appendTap, readGame, sortLog } from './log.ts'
import { readOpening } from './opening.ts'

const LOG = [...OPENING, ...pegged(OPENING, 'ann-2')]

describe('a damaged line', () => {
  it('is reported with its number, and the rest of the game is read', async () => {
    const db = windowOn(newDisk())
    await appendTap(db, tapToSave([], LOG))
    await db.entries.put({ ...LOG[2], entry: { type: 'pegged', side: 0, points: 'two' } } as never)
    const read = await readGame(db, 'g1')
    expect(read).toMatchObject({ ok: true, value: { rows: OPENING, headSeq: 3, damaged: [{ seq: 3 }] } })
    const damaged = read.ok ? read.value.damaged : []
    expect(damaged[0]?.reason).toContain('entry.points')
  })

  it('keeps its number: the next tap is written after it', async () => {
    const db = windowOn(newDisk())
    await appendTap(db, tapToSave([], LOG))
    await db.entries.put({ ...LOG[2], entry: 'nonsense' } as never)
    const rows = pegged(LOG, 'bob-3')
    const tap = { ...tapToSave(OPENING, rows), headSeq: 3 }
    expect(await appendTap(db, tap)).toEqual({ ok: true, value: 'saved' })
  })

  it.each([1, 2, 3])('is reported when it is not there at all: line %i', (seq) => {
    const log = sortLog(
      'g1',
      [...LOG, ...pegged(LOG, 'last')].filter((row) => row.seq !== seq),
    )
    expect(log.damaged).toEqual([{ seq, reason: 'missing' }])
  })

  it('never keeps the log from being read, whatever is in its place', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (junk) => {
        const log = sortLog('g1', [...LOG, ...junk])
        expect(log.rows).toEqual(LOG)
        expect(replay(log.rows)).toBeDefined()
        if (junk.length > 0) expect(log.damaged.length).toBeGreaterThan(0)
      }),
      { seed: 152_152, numRuns: 500 },
    )
  })
})

describe('the draft beside the log', () => {
  it('is left out when it cannot be read, and nothing of the game goes with it', async () => {
    const db = windowOn(newDisk())
    await appendTap(db, tapToSave([], LOG))
    await db.drafts.put({ gameId: 'g1', headSeq: 3, draft: 'five of hearts' } as never)
    const read = await readGame(db, 'g1')
    expect(read.ok && read.value.draft).toBeUndefined()
    expect(read.ok && read.value.rows).toEqual(LOG)
  })
})

describe('the list of games', () => {
  it('has the newest first and finds the one to continue with', async () => {
    const db = windowOn(newDisk())
    await appendTap(db, tapToSave([], LOG))
    const summary = tapToSave([], LOG).summary
    await db.games.put({ ...summary, id: 'over', matchIndex: 1, updatedAt: 9_000, state: 'over' })
    await db.games.put({ ...summary, id: 'older', matchIndex: 2, updatedAt: 500 })
    const list = await readGames(db, 10)
    expect(list.ok && list.value.map((game) => game.id)).toEqual(['over', 'g1', 'older'])
    const opening = await readOpening(db)
    expect(opening.ok && opening.value.live?.gameId).toBe('g1')
  })

  it('makes a damaged summary again from the log', async () => {
    const db = windowOn(newDisk())
    await appendTap(db, tapToSave([], LOG))
    const { summary } = tapToSave([], LOG)
    await db.games.put({ ...summary, scores: 'lost' } as never)
    const list = await readGames(db, 10)
    expect(list.ok && list.value).toEqual([summary])
    expect(await readSummaries(db, ['gone', 'g1'])).toEqual({ ok: true, value: [summary] })
  })
})
