import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { opened, stubPage, tableOf } from '../app/app.fixture.ts'
import { scoresOf } from '../game/record/game.ts'
import { breakWrites, memoryBuckets, mirrorOf, newDisk, windowOn } from './database.fixture.ts'
import { compareWithCopies } from './old-copy.ts'
import { readPlayers } from './prefs.ts'

interface Entry {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What the last release with a second copy in the cache had there, made by its own build. */
const COPY: readonly Entry[] = JSON.parse(
  readFileSync(new URL('./fixtures/old-copy.json', import.meta.url), 'utf8'),
)

let names: Set<string>

beforeEach(() => {
  stubPage()
  names = new Set(['fifteen-two-copies', 'precache'])
  const cache = {
    keys: async () => COPY.map(({ path }) => ({ url: `https://table.example${path}` })),
    match: async (path: string) => {
      const entry = COPY.find((one) => one.path === path)
      return entry && new Response(entry.body, { headers: entry.headers })
    },
  }
  vi.stubGlobal('caches', {
    has: async (name: string) => names.has(name),
    open: async () => cache,
    delete: async (name: string) => names.delete(name),
  })
})

afterEach(() => vi.unstubAllGlobals())

it('a device that lost its database at the update has both games, names and half-tapped hand again', async () => {
  const [disk, buckets] = [newDisk(), memoryBuckets()]
  const app = await opened(disk, { buckets })
  await app.checkStorage()
  expect(app.recovered.getState()).toBe(2)
  expect(names).toEqual(new Set(['precache']))
  expect((await app.players()).toSorted()).toEqual(['Ann', 'Bob'])

  const again = await opened(disk, { buckets })
  const table = tableOf(again).getState()
  expect(table.game.players).toEqual(['Cleo', 'Dan'])
  expect(scoresOf(table.game)).toEqual([3, 4])
  expect(table.draft.hands).toEqual([{ of: 0, cards: ['5H', '5S'] }])
  const mirror = await mirrorOf(again.ports.db)
  expect(await mirror.entries.toArray()).toEqual(await again.ports.db.entries.toArray())
})

it('a device with all its games keeps them as they are, and the copy goes', async () => {
  const db = windowOn(newDisk(), { buckets: memoryBuckets() })
  await compareWithCopies(db, 1)
  const before = await db.entries.toArray()
  names.add('fifteen-two-copies')
  expect(await compareWithCopies(db, 1)).toEqual([])
  expect(await db.entries.toArray()).toEqual(before)
  expect(names.has('fifteen-two-copies')).toBe(false)
})

it('the copy stays until the games are in the database and in the mirror', async () => {
  const buckets = memoryBuckets()
  const disk = newDisk()
  buckets.set('refused')
  const db = windowOn(disk, { buckets })
  const mend = breakWrites(db, () => new DOMException('full', 'QuotaExceededError'))
  expect(await compareWithCopies(db, 1)).toEqual([])
  expect(names.has('fifteen-two-copies')).toBe(true)
  mend()
  expect(await compareWithCopies(db, 1)).toHaveLength(2)
  expect(names.has('fifteen-two-copies')).toBe(true)
  buckets.set('fine')
  await compareWithCopies(windowOn(disk, { buckets }), 1)
  expect(names.has('fifteen-two-copies')).toBe(false)
})

it('without storage buckets the copy goes once the games are in the database', async () => {
  const next = windowOn(newDisk())
  expect(await compareWithCopies(next, 1)).toHaveLength(2)
  expect(names.has('fifteen-two-copies')).toBe(false)
  const players = await readPlayers(next)
  expect(players.ok && players.value).toContain('Ann')
})
