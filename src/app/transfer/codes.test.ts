import { beforeEach, expect, it, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../base/eventually.fixture.ts'
import type { GameLog } from '../../game/record/game-log.ts'
import { catchUpCode } from '../../game/wire/catch-up.ts'
import { tenDeals, travelled } from '../../game/wire/games.fixture.ts'
import { linkOf, partsOf } from '../../game/wire/link.ts'
import { breakWrites, newDisk } from '../../store/database.fixture.ts'
import { type App, openApp } from '../open-app.ts'
import { scores } from '../stores/table.fixture.ts'
import { importTransferred } from './backup.ts'
import { hasCode, openCode } from './codes.ts'
import { deletedGames } from './deleted-games.ts'

const GAME = travelled(tenDeals('points'))
const ENDS = GAME.rows.flatMap(({ entry }, i) => (entry.type === 'dealt' ? [i] : []))
/** The game when so many deals are over. */
const after = (deals: number): GameLog => ({ ...GAME, rows: GAME.rows.slice(0, ENDS[deals]) })
const codeAfter = (deals: number) => catchUpCode(after(deals)) ?? ''

let app: App

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  app = openApp({ database: { indexedDB: newDisk() }, locks: undefined })
  onTestFinished(app.currentGame.leave)
  await eventually(() => expect(app.start.getState().type).toBe('no-game'))
})

function tableNow() {
  const on = app.currentGame.getState()
  if (on.type !== 'open') throw new Error(on.type)
  return on.table
}

test.each([
  ['https://elsewhere.example/some/folder/count?hand=5H5SJC5D&cut=5C', '/count?hand=5H5SJC5D&cut=5C'],
  ['https://elsewhere.example/count/?cut=5C', '/count?cut=5C'],
  ['https://elsewhere.example/count?play&cards=4H5S', '/count?play&cards=4H5S'],
])('%s opens %s here', async (text, address) => {
  expect(hasCode(text)).toBe(true)
  expect(await openCode(app, text)).toEqual({ ok: true, value: { type: 'page', address } })
})

test.each([
  '',
  'https://elsewhere.example/menu',
  'https://elsewhere.example/count/?rules=five-card-61',
  'https://elsewhere.example/receive#5H5SJC5D',
  'javascript:alert(1)',
])('%s is no code of this app', async (text) => {
  expect(hasCode(text)).toBe(false)
  expect(await openCode(app, text)).toEqual({ ok: false, error: { type: 'no-game' } })
})

it('a game, and a part of one, are shown before anything is saved', async () => {
  const link = linkOf(GAME) ?? ''
  expect(await openCode(app, link)).toMatchObject({ ok: true, value: { type: 'game', log: GAME } })
  expect(await openCode(app, partsOf(link, 400)[1] ?? '')).toMatchObject({
    value: { type: 'parts', read: 1 },
  })
  expect(app.currentGame.getState().type).toBe('none')
})

it('a catch-up code brings the next deal to a game that is followed, and says when', async () => {
  await importTransferred(app, after(2), true)
  const [before] = app.device.getState().followed
  app.currentGame.leave()
  const opened = await openCode(app, codeAfter(3))
  if (!opened.ok || opened.value.type !== 'rows') throw new Error(JSON.stringify(opened))
  // The table is shown as it was, so that its pegs walk.
  expect(tableNow().getState().game.deals).toHaveLength(2)
  const was = scores(tableNow())
  expect(await opened.value.add()).toBe(true)
  await eventually(() => expect(tableNow().getState().game.deals).toHaveLength(3))
  expect(scores(tableNow())).not.toEqual(was)
  expect(tableNow().getState().writer).toBe('elsewhere')
  expect(app.device.getState().followed[0]?.at).toBeGreaterThanOrEqual(before?.at ?? 0)
  expect(await openCode(app, codeAfter(3))).toMatchObject({ error: { type: 'nothing-new' } })
})

it('a deal that cannot be saved is not said to have arrived, and can be read again', async () => {
  await importTransferred(app, after(2), true)
  const mend = breakWrites(app.ports.db, () => new DOMException('full', 'QuotaExceededError'))
  const opened = await openCode(app, codeAfter(3))
  if (!opened.ok || opened.value.type !== 'rows') throw new Error(JSON.stringify(opened))
  expect(await opened.value.add()).toBe(false)
  expect(tableNow().getState().game.deals).toHaveLength(2)
  mend()
  expect(await opened.value.add()).toBe(true)
})

it('a catch-up code that does not fit says what is missing', async () => {
  expect(await openCode(app, codeAfter(2))).toMatchObject({ error: { type: 'not-followed' } })
  await importTransferred(app, after(2))
  expect(await openCode(app, codeAfter(3))).toMatchObject({ error: { type: 'not-followed' } })
  await importTransferred(app, after(2), true)
  expect(await openCode(app, codeAfter(5))).toEqual({ ok: false, error: { type: 'missed', deal: 3 } })
  expect(await openCode(app, codeAfter(1))).toMatchObject({ error: { type: 'nothing-new' } })
  expect(await openCode(app, codeAfter(3).slice(0, -1))).toMatchObject({ error: { type: 'damaged' } })
  await deletedGames(app).remove(GAME.gameId)
  expect(await openCode(app, codeAfter(3))).toMatchObject({ error: { type: 'not-followed' } })
})
