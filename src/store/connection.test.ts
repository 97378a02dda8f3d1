import { describe, expect, it } from 'vitest'
import { newDisk, OPENING, openNewer, pegged, tapToSave, windowOn } from './database.fixture.ts'
import { appendTap, readGame } from './log.ts'

describe('the database', () => {
  it('has in version 2 the stores and keys that games are kept under', async () => {
    const db = windowOn(newDisk())
    await db.dexie.open()
    const schema = db.dexie.tables.map(({ name, schema: { primKey, indexes } }) => {
      return [name, primKey.src, ...indexes.map((index) => index.src)]
    })
    expect(db.dexie.verno).toBe(2)
    expect(schema).toEqual([
      ['entries', '[gameId+seq]'],
      ['games', 'id', 'updatedAt', '[state+updatedAt]', '&[matchId+matchIndex]'],
      ['drafts', 'gameId'],
      ['prefs', 'key'],
      ['counts', 'id', 'at'],
      ['players', 'name', 'usedAt'],
      ['figures', 'id'],
    ])
  })

  it('is opened only when asked to, so that wiped storage shows as a failure', async () => {
    const db = windowOn(newDisk())
    await expect(db.entries.count()).rejects.toMatchObject({ name: 'DatabaseClosedError' })
  })

  it('closes for a newer version in another window, and says so', async () => {
    const disk = newDisk()
    const old = windowOn(disk)
    await appendTap(old, tapToSave([], OPENING))
    const newer = await openNewer(disk)
    expect(old.news.getState()).toBe('retired')
    const late = await appendTap(old, tapToSave(OPENING, pegged(OPENING, 'late')))
    expect(late).toEqual({ ok: false, error: { type: 'closed' } })
    expect(await newer.table('entries').count()).toBe(OPENING.length)
    newer.close()
  })

  it('is not opened, and not touched, when a newer version has kept games in it', async () => {
    const disk = newDisk()
    const newer = await openNewer(disk)
    newer.close()
    expect(await readGame(windowOn(disk), 'g1')).toEqual({ ok: false, error: { type: 'newer-version' } })
    await newer.open()
    expect(newer.backendDB().version).toBe(30)
    expect([...newer.backendDB().objectStoreNames]).toEqual(['entries', 'more'])
    newer.close()
  })
})
