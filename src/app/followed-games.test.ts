import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../base/eventually.fixture.ts'
import { rowsOf } from '../game/record/entry.ts'
import type { GameLog } from '../game/record/game-log.ts'
import { importToBoth } from '../store/both-databases.ts'
import { newDisk, OPENING, windowOn } from '../store/database.fixture.ts'
import { browserLocks } from '../store/locks.fixture.ts'
import { readGame } from '../store/log.ts'
import { openApp } from './open-app.ts'
import { ANN_2, BOB_3, scores } from './stores/table.fixture.ts'
import { importTransferred } from './transfer/backup.ts'
import { deletedGames } from './transfer/deleted-games.ts'

const SENT: GameLog = { gameId: 'g1', rows: OPENING }
/** What the other phone pegs afterwards. */
const PEGGED = rowsOf('g1', OPENING.length, 'theirs', 9_000_000, [
  { type: 'pegged', side: 1, points: 2, reason: 'fifteen' },
])
const LONGER: GameLog = { gameId: 'g1', rows: [...OPENING, ...PEGGED] }

let disk: IDBFactory
let locks: LockManager
let time = 10_000_000

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  disk = newDisk()
  locks = browserLocks()
})

/** A window of the phone, once it shows what it opens with. */
async function openPhone() {
  const app = openApp({ database: { indexedDB: disk }, locks, now: () => (time += 10_000) })
  onTestFinished(app.currentGame.leave)
  await eventually(() => expect(app.start.getState().type).not.toBe('opening'))
  return app
}

type Phone = Awaited<ReturnType<typeof openPhone>>

function tableOf({ currentGame }: Phone) {
  const on = currentGame.getState()
  if (on.type !== 'open') throw new Error(on.type)
  return on.table
}

async function follower(): Promise<Phone> {
  const app = await openPhone()
  expect(await importTransferred(app, SENT, true)).toMatchObject({ ok: true })
  return app
}

describe('a game that another phone scores', () => {
  it('takes no tap, also after the app was closed', async () => {
    const first = await follower()
    first.currentGame.leave()
    const again = await openPhone()
    tableOf(again).act(ANN_2)
    expect(tableOf(again).getState()).toMatchObject({ writer: 'elsewhere', notice: { type: 'elsewhere' } })
    expect(scores(tableOf(again))).toEqual([0, 0])
  })

  it('shows at once what arrives for it', async () => {
    const app = await follower()
    await importToBoth(app.ports.db, LONGER)
    await eventually(() => expect(scores(tableOf(app))).toEqual([0, 2]))
    expect(tableOf(app).getState()).toMatchObject({ writer: 'elsewhere', saving: 'saved' })
  })

  it('is scored here once somebody says so, and still is when the app is opened again', async () => {
    const app = await follower()
    tableOf(app).takeOver()
    tableOf(app).takeOver()
    await eventually(() => expect(tableOf(app).getState().writer).toBe('here'))
    tableOf(app).act(BOB_3)
    expect(await tableOf(app).saveAll()).toBe(true)
    app.currentGame.leave()
    const again = await openPhone()
    expect(tableOf(again).getState().writer).toBe('here')
    expect(scores(tableOf(again))).toEqual([0, 3])
    expect(again.device.getState().followed).toEqual([])
  })

  it('is kept twice if both phones have pegged', async () => {
    const app = await follower()
    tableOf(app).takeOver()
    await eventually(() => expect(tableOf(app).getState().writer).toBe('here'))
    tableOf(app).act(BOB_3)
    expect(await tableOf(app).saveAll()).toBe(true)
    const brought = await importTransferred(app, LONGER, true)
    expect(brought).toMatchObject({ ok: true, value: { result: 'kept-as-copy' } })
    expect(tableOf(app).getState().writer).toBe('elsewhere')
    expect(scores(tableOf(app))).toEqual([0, 2])
    const ours = await readGame(windowOn(disk), 'g1')
    expect(ours).toMatchObject({ ok: true, value: { rows: { length: OPENING.length + 1 } } })
  })

  it('is scored here after “Continue here”', async () => {
    const app = await follower()
    await importTransferred(app, LONGER)
    expect(tableOf(app).getState().writer).toBe('here')
    expect(app.device.getState().followed).toEqual([])
  })

  it('can be deleted and come back', async () => {
    const app = await follower()
    expect(await deletedGames(app).remove('g1')).toBe('deleted')
    app.currentGame.leave()
    expect((await openPhone()).start.getState().type).toBe('no-game')
    expect(await deletedGames(app).undo()).toBe('back')
    await app.currentGame.open('g1')
    expect(tableOf(app).getState().writer).toBe('elsewhere')
  })
})

it('two windows of a phone that scores a followed game at last score it one at a time', async () => {
  const first = await follower()
  const second = await openPhone()
  tableOf(first).takeOver()
  await eventually(() => expect(tableOf(first).getState().writer).toBe('here'))
  tableOf(second).takeOver()
  await eventually(() => expect(tableOf(second).getState().writer).toBe('here'))
  await eventually(() => expect(tableOf(first).getState().writer).toBe('elsewhere'))
})
