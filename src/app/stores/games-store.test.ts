import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../../base/eventually.fixture.ts'
import { makeObservable } from '../../base/observable.ts'
import { newDisk, OPENING, openNewer, tapToSave, windowOn } from '../../store/database.fixture.ts'
import { appendTap } from '../../store/log.ts'
import type { MirroredDatabase } from '../../store/mirror.ts'
import { makeDeviceStore } from './device-store.ts'
import { makeFiguresStore } from './figures-store.ts'
import { makeGamesStore } from './games-store.ts'

function gamesStoreOn(db: MirroredDatabase) {
  const ports = { db, now: Date.now, newId: () => 'id', locks: undefined }
  return makeGamesStore(ports, makeDeviceStore(ports))
}

const NO_NAMES = makeObservable({ renamed: [] })

async function retired(): Promise<MirroredDatabase> {
  const disk = newDisk()
  const db = windowOn(disk)
  await appendTap(db, tapToSave([], OPENING))
  ;(await openNewer(disk)).close()
  return db
}

async function newer(): Promise<MirroredDatabase> {
  const disk = newDisk()
  await appendTap(windowOn(disk), tapToSave([], OPENING))
  ;(await openNewer(disk)).close()
  return windowOn(disk)
}

async function denied(): Promise<MirroredDatabase> {
  const open = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  return windowOn({ open } as unknown as IDBFactory)
}

async function lost(): Promise<MirroredDatabase> {
  const db = windowOn(newDisk())
  db.games.orderBy = () => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  }
  db.games.where = db.games.orderBy as never
  return db
}

describe('games that cannot be read are never said to be none', () => {
  it.each([
    ['after an upgrade in another window', retired, 'closed'],
    ['kept by a newer version', newer, 'newer-version'],
    ['in a browser that keeps nothing', denied, 'unavailable'],
    ['in a browser that lost its database', lost, 'connection-lost'],
  ])('%s', async (_, made, type) => {
    const db = await made()
    const ports = { db, now: Date.now, newId: () => 'id', locks: undefined }
    const [games, figures] = [
      makeGamesStore(ports, makeDeviceStore(ports)),
      makeFiguresStore(ports, NO_NAMES),
    ]
    const leave = [games.subscribe(() => {}), figures.subscribe(() => {})]
    await eventually(() => expect(games.getState()).toEqual({ type: 'failed', error: { type } }))
    await eventually(() => expect(figures.getState().type).toBe('failed'))
    for (const one of leave) one()
  })

  it('and are looked for again when asked', async () => {
    const disk = newDisk()
    await appendTap(windowOn(disk), tapToSave([], OPENING))
    let lost = true
    const open = (...args: Parameters<IDBFactory['open']>) => {
      if (lost) throw new DOMException('Internal error opening', 'UnknownError')
      return disk.open(...args)
    }
    const db = windowOn({ open, cmp: disk.cmp.bind(disk) } as unknown as IDBFactory)
    const ports = { db, now: Date.now, newId: () => 'id', locks: undefined }
    const [games, figures] = [
      makeGamesStore(ports, makeDeviceStore(ports)),
      makeFiguresStore(ports, NO_NAMES),
    ]
    const paused = vi.spyOn(db, 'pause')
    const leave = [games.subscribe(() => {}), figures.subscribe(() => {})]
    const givenUp = () => expect(paused.mock.calls.filter(([ms]) => ms === 20_000)).toHaveLength(2)
    await eventually(givenUp)
    await eventually(() =>
      expect([games, figures].map((one) => one.getState().type)).toEqual(['failed', 'failed']),
    )
    lost = false
    games.reload()
    figures.reload()
    expect(games.getState()).toEqual({ type: 'reading' })
    await eventually(() => expect(games.getState()).toMatchObject({ type: 'read', games: [{ id: 'g1' }] }))
    await eventually(() => expect(figures.getState().type).toBe('read'))
    for (const one of leave) one()
  })

  it('in a browser that never answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silent = { open: () => new EventTarget() }
    const db = windowOn(silent as unknown as IDBFactory)
    const games = gamesStoreOn(db)
    const leave = games.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(games.getState()).toEqual({ type: 'failed', error: { type: 'connection-lost' } })
    leave()
    vi.useRealTimers()
  })

  it('and they are listed as soon as the database is there again', async () => {
    const disk = newDisk()
    await appendTap(windowOn(disk), tapToSave([], OPENING))
    let refused = 10
    const open = (...args: Parameters<IDBFactory['open']>) => {
      if (refused-- > 0) throw new DOMException('Internal error opening', 'UnknownError')
      return disk.open(...args)
    }
    const db = windowOn({ open, cmp: disk.cmp.bind(disk) } as unknown as IDBFactory)
    const games = gamesStoreOn(db)
    const states: string[] = []
    const leave = games.subscribe(() => states.push(games.getState().type))
    await eventually(() => expect(games.getState()).toMatchObject({ type: 'read', games: [{ id: 'g1' }] }))
    expect(states).toContain('failed')
    leave()
  })
})
