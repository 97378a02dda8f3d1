import { describe, expect, it } from 'vitest'
import type { StoredDraft } from '../game/record/draft.ts'
import type { Row } from '../game/record/entry.ts'
import type { Database } from './connection.ts'
import { newDisk, OPENING, pegged, tapToSave, windowOn } from './database.fixture.ts'
import { appendTap, readGame, type TapToSave } from './log.ts'

const KEPT = { ok: true, value: 'saved' }
const CONFLICT = { ok: false, error: { type: 'conflict' } }
const DRAFT: StoredDraft = {
  gameId: 'g1',
  headSeq: 2,
  draft: { cuts: [], hands: [{ of: 1, cards: ['5H', '6C'] }] },
}

async function begun(disk = newDisk()): Promise<Database> {
  const db = windowOn(disk)
  expect(await appendTap(db, tapToSave([], OPENING))).toEqual(KEPT)
  return db
}

async function stored(db: Database): Promise<readonly Row[]> {
  const game = await readGame(db, 'g1')
  if (!game.ok) throw new Error(game.error.type)
  return game.value.rows
}

describe('a tap that is kept', () => {
  it('is in the log with the summary of the game', async () => {
    const db = await begun()
    const rows = pegged(OPENING, 'ann-2')
    expect(await appendTap(db, tapToSave(OPENING, rows))).toEqual(KEPT)
    expect(await stored(db)).toEqual([...OPENING, ...rows])
    expect(await db.games.get('g1')).toMatchObject({ scores: [2, 0], state: 'live' })
  })

  it('takes the draft away in the same moment that its cards are pegged', async () => {
    const db = await begun()
    await appendTap(db, tapToSave(OPENING, [], DRAFT))
    expect(await db.drafts.get('g1')).toEqual(DRAFT)
    await appendTap(db, tapToSave(OPENING, pegged(OPENING, 'ann-2')))
    expect(await db.drafts.get('g1')).toBeUndefined()
  })

  it('leaves everything as it was when any part of it fails', async () => {
    const db = await begun()
    await appendTap(db, tapToSave(OPENING, [], DRAFT))
    const tap = tapToSave(OPENING, pegged(OPENING, 'ann-2'))
    // A function cannot be stored: the summary is put after the rows and fails.
    const torn = { ...tap, summary: { ...tap.summary, rules: () => 'x' } } as unknown as TapToSave
    expect((await appendTap(db, torn)).ok).toBe(false)
    expect(await stored(db)).toEqual(OPENING)
    expect(await db.drafts.get('g1')).toEqual(DRAFT)
    expect(await db.games.get('g1')).toMatchObject({ scores: [0, 0] })
  })

  it('counts once when the same tap is written again after an answer was lost', async () => {
    const db = await begun()
    const tap = tapToSave(OPENING, pegged(OPENING, 'ann-2'))
    expect(await appendTap(db, tap)).toEqual(KEPT)
    expect(await appendTap(db, tap)).toEqual(KEPT)
    expect(await stored(db)).toHaveLength(OPENING.length + 1)
  })
})

describe('two windows on one game', () => {
  it('keep one tap under each number: the second is refused and overwrites nothing', async () => {
    const disk = newDisk()
    const here = await begun(disk)
    const there = windowOn(disk)
    const answers = await Promise.all([
      appendTap(here, tapToSave(OPENING, pegged(OPENING, 'here', 2))),
      appendTap(there, tapToSave(OPENING, pegged(OPENING, 'there', 3))),
    ])
    expect(answers).toContainEqual(KEPT)
    expect(answers).toContainEqual(CONFLICT)
    expect(await stored(here)).toHaveLength(OPENING.length + 1)
    const [row] = (await stored(here)).slice(-1)
    const points = row?.entry.type === 'pegged' ? row.entry.points : 0
    expect(await here.games.get('g1')).toMatchObject({ scores: [points, 0] })
  })

  it('do not keep a draft that was tapped on an older state of the game', async () => {
    const disk = newDisk()
    const here = await begun(disk)
    await appendTap(here, tapToSave(OPENING, pegged(OPENING, 'here')))
    expect(await appendTap(windowOn(disk), tapToSave(OPENING, [], DRAFT))).toEqual(CONFLICT)
    expect(await here.drafts.get('g1')).toBeUndefined()
  })

  it.each([
    ['and the second is shown the way to it', 0],
    ['though the second has a row here, but no summary', 1],
  ])('begin the next game of a match once, %s', async (_, headSeq) => {
    const db = await begun()
    const rows = OPENING.map((row) => ({ ...row, gameId: 'g2', tapId: 'other-window' }))
    await db.entries.bulkAdd(rows.slice(0, headSeq))
    const tap = tapToSave([], OPENING)
    const summary = { ...tap.summary, id: 'g2' }
    const again = { ...tap, gameId: 'g2', headSeq, rows: rows.slice(headSeq), summary }
    expect(await appendTap(db, again)).toEqual({ ok: false, error: { type: 'game-taken', gameId: 'g1' } })
    expect(await db.games.count()).toBe(1)
  })
})

describe('storage wiped while a game is on the table', () => {
  it('gets the whole log again with the next tap, and the answer says so', async () => {
    const disk = newDisk()
    const db = await begun(disk)
    db.dexie.close({ disableAutoOpen: false })
    await windowOn(disk).dexie.delete()
    const rows = pegged(OPENING, 'after-the-wipe')
    expect(await appendTap(db, tapToSave(OPENING, rows))).toEqual({ ok: true, value: 'restored' })
    expect(await stored(db)).toEqual([...OPENING, ...rows])
  })

  it('gets it again with a draft as well', async () => {
    const db = await begun()
    await db.entries.clear()
    expect(await appendTap(db, tapToSave(OPENING, [], DRAFT))).toEqual({ ok: true, value: 'restored' })
    expect(await stored(db)).toEqual(OPENING)
  })
})
