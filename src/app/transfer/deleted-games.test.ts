import { expect, it, onTestFinished, vi } from 'vitest'
import { eventually } from '../../base/eventually.fixture.ts'
import { scoresOf } from '../../game/record/game.ts'
import { fileOfGame } from '../../store/backup.ts'
import { newDisk, OPENING, tapToSave, windowOn } from '../../store/database.fixture.ts'
import { browserLocks } from '../../store/locks.fixture.ts'
import { appendTap } from '../../store/log.ts'
import { openApp } from '../open-app.ts'
import { restore } from './backup.ts'
import { deletedGames } from './deleted-games.ts'

/** Two windows of one browser, both with the game between Ann and Bob on the table; the first scores it. */
async function twoWindows(locks: LockManager | undefined) {
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const disk = newDisk()
  await appendTap(windowOn(disk), tapToSave([], OPENING))
  const open = async () => {
    const app = openApp({ database: { indexedDB: disk }, locks, now: () => 2_000 })
    onTestFinished(app.currentGame.leave)
    await eventually(() => expect(app.start.getState().type).toBe('live-game'))
    return app
  }
  return { first: await open(), second: await open() }
}

type Window = Awaited<ReturnType<typeof twoWindows>>['first']

function tableOf({ currentGame }: Window) {
  const on = currentGame.getState()
  if (on.type !== 'open') throw new Error(on.type)
  return on.table
}

it('a game that a file has brought back meanwhile is there once after Undo', async () => {
  const { first } = await twoWindows(undefined)
  const rows = OPENING
  expect(await deletedGames(first).remove('g1')).toBe('deleted')
  await restore(first, await fileOfGame({ gameId: 'g1', rows }, 1), () => {})
  expect(await deletedGames(first).undo()).toBe('back')
  const { db } = first.ports
  expect(await db.games.count()).toBe(1)
  expect(await db.entries.count()).toBe(rows.length)
})

it('a game that another window scores is not deleted, unless it is scored here instead', async () => {
  const { first, second } = await twoWindows(browserLocks())
  await eventually(() => expect(tableOf(second).getState().writer).toBe('elsewhere'))
  expect(await deletedGames(second).remove('g1')).toBe('scored-elsewhere')
  expect(tableOf(second).getState().gameId).toBe('g1')
  second.currentGame.leave()
  expect(await deletedGames(second).remove('g1')).toBe('scored-elsewhere')
  expect(await deletedGames(first).remove('g1')).toBe('deleted')
})

it('a game deleted where windows cannot know of each other is written again by the one that plays on', async () => {
  const { first, second } = await twoWindows(undefined)
  expect(await deletedGames(second).remove('g1')).toBe('deleted')
  tableOf(first).act({ type: 'peg', side: 0, points: 2, reason: 'fifteen' })
  await eventually(() => expect(tableOf(first).getState().notice?.type).toBe('wiped'))
  expect(await deletedGames(second).undo()).toBe('back')
  await second.currentGame.open('g1')
  expect(scoresOf(tableOf(second).getState().game)).toEqual([2, 0])
})

it('a deletion without an answer is not reported as failed, and can be undone', async () => {
  const { first, second } = await twoWindows(undefined)
  const { dexie } = first.ports.db
  const { transaction } = dexie
  let tries = 0
  const lossy = async (...args: Parameters<typeof transaction>) => {
    if (!String(args[1]).includes('games')) return Reflect.apply(transaction, dexie, args)
    if (tries++ === 0) await Reflect.apply(transaction, dexie, args)
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
  }
  dexie.transaction = lossy as unknown as typeof transaction
  expect(await deletedGames(first).remove('g1')).toBe('unsure')
  expect(await second.ports.db.entries.count()).toBe(0)
  expect(await deletedGames(first).undo()).toBe('failed')
  dexie.transaction = transaction
  expect(await deletedGames(first).undo()).toBe('back')
  expect(await second.ports.db.entries.count()).toBe(OPENING.length)
})
