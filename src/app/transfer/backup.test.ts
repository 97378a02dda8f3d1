import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PRESETS } from '../../rules/presets.ts'
import { breakWrites, newDisk } from '../../store/database.fixture.ts'
import { type App, openApp } from '../open-app.ts'
import { gameToSend, importTransferred, restore } from './backup.ts'
import { deletedGames } from './deleted-games.ts'

let app: App
let gameId: string

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const pause = async () => {}
  app = openApp({ database: { indexedDB: newDisk(), pause }, locks: undefined })
  const started = await app.games.start({
    rules: PRESETS['six-card-121'],
    players: ['Ann', 'Bob'],
    marks: ['a', 'b'],
    dealer: 0,
  })
  if (!started.ok) throw new Error(started.error.type)
  gameId = started.value
  await app.currentGame.open(gameId)
})

/** As a browser that has lost its database. */
const loseWrites = () => breakWrites(app.ports.db, () => new DOMException('lost', 'UnknownError'))

describe('the game on the table is open again', () => {
  const onTable = () => expect(app.currentGame.getState()).toMatchObject({ type: 'open', gameId })

  it('when a picked file cannot be read', async () => {
    const gone = new DOMException('The requested file could not be read', 'NotReadableError')
    const slice = () => ({ arrayBuffer: () => Promise.reject(gone) })
    const file = Object.assign(new Blob(['x']), { slice })
    const restored = await restore(app, file as unknown as Blob, () => {})
    expect(restored).toEqual({ ok: false, error: { type: 'unreadable' } })
    onTable()
  })

  it('whatever else happens to it', async () => {
    const file = {
      get size(): number {
        throw new Error('no file at all')
      },
    }
    await expect(restore(app, file as Blob, () => {})).rejects.toThrow('no file at all')
    onTable()
  })

  it('when a transferred game cannot be saved', async () => {
    const sent = await gameToSend(app, gameId)
    if (!sent) throw new Error('no log')
    loseWrites()
    expect(await importTransferred(app, sent.log)).toEqual({ ok: false, error: { type: 'connection-lost' } })
    onTable()
  })

  it('when it cannot be deleted', async () => {
    loseWrites()
    expect(await deletedGames(app).remove(gameId)).toBe('failed')
    onTable()
  })
})
