import { beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../base/eventually.fixture.ts'
import { withRuleSet } from '../device/lists.ts'
import { withEvening } from '../game/figures/stakes.ts'
import { type Game, scoresOf } from '../game/record/game.ts'
import type { GameSummary } from '../game/record/game-summary.ts'
import type { Setup } from '../game/setup/start-game.ts'
import type { Rules } from '../rules/rules.ts'
import { breakWrites, memoryBuckets, newDisk, OPENING, windowOn } from '../store/database.fixture.ts'
import { importGame } from '../store/import-game.ts'
import { readMatch } from '../store/lists.ts'
import { SETUP as ANN_AND_BOB, started as begun, isSaved, opened, stubPage, tableOf } from './app.fixture.ts'
import { type App, openApp } from './open-app.ts'
import { backUp, restore } from './transfer/backup.ts'
import { deletedGames } from './transfer/deleted-games.ts'

const SETUP: Setup = { ...ANN_AND_BOB, scores: [119, 40] }

/** The table as it is kept: the scores were that game's alone. */
const { scores: _, ...TABLE } = SETUP

let page: { readonly dataset: Record<string, string> }

beforeEach(() => {
  page = stubPage()
})

const started = (app: App, setup = SETUP) => begun(app, setup)
const gameOf = (app: App): Game => tableOf(app).getState().game

async function won(app: App, rules: Rules = SETUP.rules): Promise<string> {
  const gameId = await started(app, { ...SETUP, rules })
  tableOf(app).act({ type: 'peg', side: 0, points: 2, reason: 'fifteen' })
  await isSaved(app)
  expect(gameOf(app).outcome?.winners).toEqual([0])
  return gameId
}

/** Begins the game after the one on the table, and opens it. */
async function next(app: App): Promise<string> {
  const gameId = await app.games.next(gameOf(app))
  if (!gameId.ok) throw new Error(gameId.error.type)
  await app.currentGame.open(gameId.value)
  return gameId.value
}

describe('opening the app', () => {
  it('for the first time finds no game', async () => {
    expect((await opened(newDisk())).start.getState()).toEqual({ type: 'no-game' })
  })

  it('lands on the game that is being played, at its scores', async () => {
    const disk = newDisk()
    const first = await opened(disk)
    const gameId = await started(first)
    tableOf(first).act({ type: 'peg', side: 1, points: 6, reason: 'pair-royal' })
    await isSaved(first)
    const again = await opened(disk)
    expect(again.start.getState()).toEqual({ type: 'live-game', gameId })
    expect(scoresOf(gameOf(again))).toEqual([119, 46])
  })

  it('finds no game to continue with once it is won', async () => {
    const disk = newDisk()
    await won(await opened(disk))
    expect((await opened(disk)).start.getState()).toEqual({ type: 'no-game' })
  })

  it('remembers how the last game was set up, and who sat at it', async () => {
    const disk = newDisk()
    await started(await opened(disk))
    await eventually(async () => {
      const app = await opened(disk)
      expect(app.device.getState().lastTable).toEqual(TABLE)
      expect(
        app.device
          .getState()
          .names.map(({ name }) => name)
          .toSorted(),
      ).toEqual(['Ann', 'Bob'])
    })
  })

  it('knows the last setup at once when a second game is started', async () => {
    const app = await opened(newDisk())
    await started(app)
    expect(app.device.getState().lastTable).toEqual(TABLE)
  })

  it('says so when a newer version has kept the games', async () => {
    const disk = newDisk()
    await new Promise((resolve) => {
      disk.open('fifteen-two', 30).onsuccess = resolve
    })
    const app = await opened(disk)
    expect(app.start.getState()).toEqual({ type: 'failed', error: { type: 'newer-version' } })
  })
})

describe('a device whose clock', () => {
  it.each([
    ['is set before 1970', -86_400_000.5],
    ['gives fractions of a millisecond', 1_763_686_800_000.25],
  ])('%s keeps its games, and counts every peg', async (_, start) => {
    const disk = newDisk()
    let clock = start
    const now = () => (clock += 10_000)
    const before = await opened(disk, {}, { now })
    const gameId = await started(before)
    const pegTwo = { type: 'peg', side: 1, points: 2, reason: 'pair' } as const
    tableOf(before).act(pegTwo)
    tableOf(before).act(pegTwo)
    await isSaved(before)
    const after = await opened(disk, {}, { now })
    expect(after.start.getState()).toEqual({ type: 'live-game', gameId })
    expect(scoresOf(gameOf(after))).toEqual([119, 44])
    expect(tableOf(after).getState().damaged).toEqual([])
  })
})

describe('after a restart the game on the table is the one that was there, whatever the clock says', () => {
  const TEN_YEARS = 315_360_000_000

  const pegOne = async (app: App) => {
    tableOf(app).act({ type: 'peg', side: 1, points: 1, reason: 'go' })
    await isSaved(app)
  }

  /** A game begun while the clock was ten years ahead, and one begun when it was right again. */
  async function clockPutBack() {
    const [disk, buckets] = [newDisk(), memoryBuckets()]
    let clock = 1_763_686_800_000 + TEN_YEARS
    const open = (on = disk) => opened(on, { buckets }, { now: () => (clock += 10_000) })
    const app = await open()
    const ahead = await started(app)
    await pegOne(app)
    clock -= TEN_YEARS
    const right = await started(app)
    return { app, ahead, right, disk, open }
  }

  const onTable = (app: App) => app.start.getState()
  it('be it only begun', async () => {
    const { open, right } = await clockPutBack()
    expect(onTable(await open())).toEqual({ type: 'live-game', gameId: right })
  })

  it('except for a game whose score sheet was looked at', async () => {
    const { app, open, ahead, right } = await clockPutBack()
    await app.currentGame.open(ahead, 'look')
    expect(onTable(await open())).toEqual({ type: 'live-game', gameId: right })
  })

  it('be it an older one that was opened again', async () => {
    const { app, open, ahead, right } = await clockPutBack()
    await app.currentGame.open(ahead)
    await eventually(async () => expect(onTable(await open())).toMatchObject({ gameId: ahead }))
    await app.currentGame.open(right)
    await eventually(async () => expect(onTable(await open())).toMatchObject({ gameId: right }))
  })

  it('though a finished game was looked at since', async () => {
    const { app, open, right } = await clockPutBack()
    const over = await won(app)
    await app.currentGame.open(right)
    await eventually(async () => expect(onTable(await open())).toMatchObject({ gameId: right }))
    await app.currentGame.open(over)
    expect(onTable(await open())).toMatchObject({ gameId: right })
  })

  it('of two windows the game that was last begun, opened or pegged', async () => {
    const { app, open, ahead, right } = await clockPutBack()
    const other = await open()
    await other.currentGame.open(ahead)
    await eventually(async () => expect(onTable(await open())).toMatchObject({ gameId: ahead }))
    await pegOne(app)
    expect(onTable(await open())).toMatchObject({ gameId: right })
  })

  it('though a game of a later day is imported', async () => {
    const { open, right, disk } = await clockPutBack()
    const brought = OPENING.map((row) => ({ ...row, at: 1_763_686_800_000 + 2 * TEN_YEARS }))
    await importGame(windowOn(disk), { gameId: 'g1', rows: brought })
    expect(onTable(await open())).toMatchObject({ gameId: right })
  })

  it('unless it was deleted or won: then another that continues', async () => {
    const { app, open, ahead, right } = await clockPutBack()
    await deletedGames(app).remove(right)
    expect(onTable(await open())).toMatchObject({ gameId: ahead })
    await won(app)
    expect(onTable(await open())).toMatchObject({ gameId: ahead })
  })

  it('be it recovered from the mirror, only just begun', async () => {
    const { open, right } = await clockPutBack()
    expect(onTable(await open(newDisk()))).toMatchObject({ gameId: right })
  })

  it('be it recovered from the mirror, as the one pegged last', async () => {
    const { app, open, ahead } = await clockPutBack()
    await app.currentGame.open(ahead)
    await pegOne(app)
    expect(onTable(await open(newDisk()))).toMatchObject({ gameId: ahead })
  })
})

it('has the game on the table again though its summary is gone', async () => {
  const disk = newDisk()
  const before = await opened(disk)
  const gameId = await started(before)
  await before.ports.db.games.clear()
  expect((await opened(disk)).start.getState()).toEqual({ type: 'live-game', gameId })
})

describe('a game that cannot be opened', () => {
  it('is shown as missing when nobody kept it', async () => {
    const app = await opened(newDisk())
    await app.currentGame.open('nobody')
    expect(app.currentGame.getState()).toEqual({ type: 'missing', gameId: 'nobody' })
  })

  it('is shown as unreadable when its first line is damaged', async () => {
    const disk = newDisk()
    const gameId = await started(await opened(disk))
    const db = windowOn(disk)
    await db.dexie.open()
    await db.entries.put({ gameId, seq: 1, entry: 'nonsense' } as never)
    const app = await opened(disk)
    await app.currentGame.open(gameId)
    expect(app.currentGame.getState()).toMatchObject({ type: 'unreadable', damaged: [{ seq: 1 }] })
  })
})

describe('the next game', () => {
  it('is dealt by the loser, in the same match', async () => {
    const app = await opened(newDisk())
    await won(app)
    await next(app)
    expect(gameOf(app)).toMatchObject({ step: { type: 'starter' }, match: { index: 1 } })
    expect(gameOf(app).deals[0]?.dealer).toBe(1)
  })

  it('is begun once, though two windows ask for it', async () => {
    const disk = newDisk()
    const [here, there] = [await opened(disk), await opened(disk)]
    await won(here)
    const game = gameOf(here)
    const [one, other] = await Promise.all([here.games.next(game), there.games.next(game)])
    expect(one.ok && one.value).toBe(other.ok && other.value)
    const match = await readMatch(here.ports.db, game.match.id)
    expect(match.ok && match.value.map((played) => played.state)).toEqual(['over', 'live'])
  })

  it('is left by Undo while nothing has happened in it', async () => {
    const app = await opened(newDisk())
    const before = await won(app)
    const nextId = await next(app)
    expect(await app.games.backFrom(nextId, gameOf(app))).toEqual({ ok: true, value: before })
    await app.currentGame.open(nextId)
    await app.currentGame.open(before)
    tableOf(app).act({ type: 'undo' })
    expect(scoresOf(gameOf(app))).toEqual([119, 40])
  })

  it('is not left once somebody has pegged', async () => {
    const app = await opened(newDisk())
    await won(app)
    const nextId = await next(app)
    tableOf(app).act({ type: 'peg', side: 0, points: 1, reason: 'go' })
    expect(await app.games.backFrom(nextId, gameOf(app))).toEqual({ ok: true, value: undefined })
  })
})

describe('a long row of single games', () => {
  const ROW = 200
  const LAST = 9_999

  /** A game won as the ten thousandth of its row, and how many games are read from then on. */
  async function wonAtLast(app: App): Promise<readonly [game: Game, read: () => number]> {
    await won(app)
    const { games } = app.ports.db
    const game = { ...gameOf(app), match: { id: 'row', index: LAST } } as Game
    const [own] = (await games.toArray()) as GameSummary[]
    const row = Array.from({ length: ROW }, (_, i) => LAST - i).map((matchIndex) => {
      return { ...own!, id: `game ${matchIndex}`, matchId: 'row', matchIndex }
    })
    await games.bulkPut(row)
    let read = 0
    games.hook('reading', (one) => {
      read += 1
      return one
    })
    return [game, () => read]
  }

  it('is never read whole: neither for the play, nor for the next game, nor for the way back', async () => {
    const app = await opened(newDisk())
    const [game, read] = await wonAtLast(app)
    expect(await app.games.matchOf(game)).toEqual({ ok: true, value: [] })
    const next = await app.games.next(game)
    const nextId = next.ok ? next.value : ''
    await app.currentGame.open(nextId)
    expect(await app.games.backFrom(nextId, gameOf(app))).toEqual({ ok: true, value: `game ${LAST}` })
    // The game that is opened, the one before, and the one that is deleted.
    expect(read()).toBe(3)
  })

  it('continues past the ten thousandth, and that game is there again after a restart', async () => {
    const disk = newDisk()
    const app = await opened(disk)
    const [game] = await wonAtLast(app)
    await app.games.next(game)
    expect(gameOf(await opened(disk)).match).toEqual({ id: 'row', index: LAST + 1 })
  })
})

describe('the game after a match', () => {
  const bestOfOne = { ...SETUP.rules, match: { type: 'first-to', games: 1 } } as const

  const matchWon = (app: App) => won(app, bestOfOne)

  it('is the first of a new match, dealt by the loser', async () => {
    const app = await opened(newDisk())
    await matchWon(app)
    const { match } = gameOf(app)
    await next(app)
    expect(gameOf(app).match).toEqual({ id: `${match.id}~2`, index: 0 })
    expect(gameOf(app).deals[0]?.dealer).toBe(1)
  })

  it('is begun once, though two windows ask for it, and left by Undo', async () => {
    const disk = newDisk()
    const [here, there] = [await opened(disk), await opened(disk)]
    const before = await matchWon(here)
    const game = gameOf(here)
    const [one, other] = await Promise.all([here.games.next(game), there.games.next(game)])
    const nextId = one.ok ? one.value : ''
    expect(other).toEqual({ ok: true, value: nextId })
    await here.currentGame.open(nextId)
    expect(await here.games.backFrom(nextId, gameOf(here))).toEqual({ ok: true, value: before })
  })

  it('comes as soon as a skunk has decided the match', async () => {
    const app = await opened(newDisk())
    const rules = { ...SETUP.rules, match: { type: 'best-of', games: 5 } } as const
    await won(app, rules)
    const { match } = gameOf(app)
    // 40 is a double skunk, which is worth three: the best of five is won.
    expect(gameOf(app).outcome?.games).toBe(3)
    await next(app)
    expect(gameOf(app).match).toEqual({ id: `${match.id}~2`, index: 0 })
  })
})

describe('the list of games', () => {
  it('is live while somebody looks at it', async () => {
    const app = await opened(newDisk())
    const leave = app.games.subscribe(() => {})
    await eventually(() => expect(app.games.getState()).toMatchObject({ type: 'read', games: [] }))
    await won(app)
    await eventually(() => {
      expect(app.games.getState()).toMatchObject({ games: [{ state: 'over', scores: [121, 40] }] })
    })
    leave()
  })
})

describe('the document of the device', () => {
  it('is there again after a restart; of a lost database the look is', async () => {
    const disk = newDisk()
    const app = await opened(disk)
    const saved = app.device.choose({ theme: 'dark', suits: 'two' })
    expect(page.dataset).toEqual({ theme: 'dark', suits: 'two' })
    await app.device.choose({ suits: 'four', countStyle: 'long' })
    expect(page.dataset).toEqual({ theme: 'dark' })
    expect(await saved).toMatchObject({ ok: true })
    const again = await opened(disk)
    expect(again.device.getState()).toEqual(app.device.getState())
    const lost = openApp({ database: { indexedDB: newDisk() }, locks: undefined })
    expect(lost.device.getState().settings).toMatchObject({ theme: 'dark', countStyle: 'compound' })
  })

  it('is the usual one where nothing can be read', async () => {
    localStorage.setItem('fifteen-two:look', 'damaged')
    const { device } = await opened(newDisk())
    expect(device.getState().settings.theme).toBe('system')
  })

  it('has what two windows change at once', async () => {
    const disk = newDisk()
    const [here, there] = [await opened(disk), await opened(disk)]
    const mine = { rules: { ...SETUP.rules, name: 'Aunt Mary’s', heels: 1 } } as const
    await Promise.all([
      here.device.choose({ theme: 'dark' }),
      there.device.change(({ ruleSets }) => ({ ruleSets: withRuleSet(ruleSets, mine) })),
      here.device.choose({ hand: 'left' }),
    ])
    const { device } = await opened(disk)
    expect(device.getState()).toMatchObject({
      number: 3,
      settings: { theme: 'dark', hand: 'left' },
      ruleSets: [mine],
    })
    const leave = there.device.followOthers()
    await eventually(() => expect(there.device.getState().settings.hand).toBe('left'))
    leave()
  })

  it('shows what could not be saved, and says that it was not', async () => {
    const app = await opened(newDisk())
    breakWrites(app.ports.db, () => new DOMException('', 'QuotaExceededError'))
    expect(await app.device.choose({ theme: 'dark' })).toEqual({ ok: false, error: { type: 'quota' } })
    expect(app.device.getState().settings.theme).toBe('dark')
  })

  it('refuses what could not be read again: a list with a bound is never lost by one more', async () => {
    const disk = newDisk()
    const app = await opened(disk)
    const result = { winners: ['Ann'], losers: ['Bob'], holes: 1 }
    const add = (more: number) =>
      app.device.change(({ evenings }) => ({
        evenings: withEvening(evenings, '2026-11-21', (one) => ({
          ...one,
          typed: [...one.typed, ...Array<typeof result>(more).fill(result)],
        })),
      }))
    const kept = () => app.device.getState().evenings.map(({ typed }) => typed.length)
    expect(await add(400)).toMatchObject({ ok: true })
    expect(await add(1)).toEqual({ ok: false, error: { type: 'full' } })
    const many = Array.from({ length: 10_001 }, (_, i) => [`was ${i}`, 'Ann'] as const)
    expect(await app.device.change(() => ({ renamed: many }))).toMatchObject({ ok: false })
    expect(await app.device.change(() => ({ renamed: many.slice(1) }))).toMatchObject({ ok: true })
    expect(kept()).toEqual([400])
    const again = await opened(disk)
    expect(again.device.getState().evenings.map(({ typed }) => typed.length)).toEqual([400])
    expect(again.device.getState().renamed).toHaveLength(10_000)
  })

  it('has the settings of a backup where nobody has chosen any; players have the names of both', async () => {
    const there = await opened(newDisk())
    const renamed = [
      ['Bob', 'Rob'],
      ['Annie', 'Ann'],
    ] as const
    await there.device.change(({ settings }) => ({ settings: { ...settings, theme: 'dark' }, renamed }))
    const made = await backUp(there)
    if (!made.ok) throw new Error(made.error.type)
    localStorage.clear()
    const fresh = await opened(newDisk())
    await restore(fresh, made.value.file, () => {})
    expect(fresh.device.getState()).toMatchObject({ settings: { theme: 'dark' }, renamed, notes: {} })
    localStorage.clear()
    const own = await opened(newDisk())
    await own.device.choose({ hand: 'left' })
    await own.device.change(() => ({ renamed: [['Bob', 'Robert']] }))
    await restore(own, made.value.file, () => {})
    expect(own.device.getState()).toMatchObject({
      settings: { theme: 'system', hand: 'left' },
      renamed: [
        ['Bob', 'Robert'],
        ['Annie', 'Ann'],
      ],
    })
  })
})
